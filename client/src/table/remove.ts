import { api } from '@/server/api';
import { go, to } from '@/shared/route.svelte';

/** Removes a person. That makes a new invite, which then stands in the address of the page and is returned. */
export async function removePerson(id: string, seat: number): Promise<string | null> {
  await api.remove(id, seat);
  const { invite } = await api.show(id, null);
  go(to.table(id, invite), true);
  return invite;
}
