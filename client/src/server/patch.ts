/** Applies the changed parts of a view, as `sandtable/core/patch.py` writes them. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export function apply(value: Json, patch: Json): Json {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  if ('=' in patch) return patch['='] ?? null;
  if (Array.isArray(value)) return applyToList(value, patch);
  const members = new Map(value !== null && typeof value === 'object' ? Object.entries(value) : []);
  for (const [key, change] of Object.entries(patch)) {
    if (key === '-' && Array.isArray(change)) for (const gone of change) members.delete(String(gone));
    else members.set(key, apply(members.get(key) ?? null, change));
  }
  return Object.fromEntries(members);
}

function applyToList(list: Json[], patch: { [key: string]: Json }): Json[] {
  if (Array.isArray(patch['@'])) return edited(list, patch['@']);
  const items = [...list];
  for (const [index, change] of Object.entries(patch)) {
    items[Number(index)] = apply(items[Number(index)] ?? null, change);
  }
  return items;
}

function edited(list: Json[], steps: Json[]): Json[] {
  const items: Json[] = [];
  let at = 0;
  for (const step of steps) {
    if (Array.isArray(step)) items.push(...step);
    else if (typeof step === 'number' && step < 0) at -= step;
    else if (typeof step === 'number') {
      items.push(...list.slice(at, at + step));
      at += step;
    }
  }
  return [...items, ...list.slice(at)];
}
