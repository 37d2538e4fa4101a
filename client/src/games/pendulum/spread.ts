/** Where things stand that want the same place: as near to it as they can, without lying on each other. */
export function apart(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  const begins = ({ sum, count }: { sum: number; count: number }): number => {
    const length = (count - 1) * gap;
    return Math.max(from, Math.min(to - length, sum / count - length / 2));
  };
  for (const each of wanted) {
    let group = { sum: each, count: 1 };
    for (
      let last = groups.at(-1);
      last && begins(last) + last.count * gap > begins(group);
      last = groups.at(-1)
    ) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  }
  return groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, index) => begins(group) + index * gap),
  );
}
