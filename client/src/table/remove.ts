import { api } from '@/server/api';
import { go, to } from '@/shared/route.svelte';

/** Remove a person. That replaces the invite: the address has the new one then, to be passed on. */
export async function removePerson(id: string, seat: number): Promise<string | null> {
  await api.remove(id, seat);
  const { invite } = await api.show(id, null);
  go(to.table(id, invite), true);
  return invite;
}
