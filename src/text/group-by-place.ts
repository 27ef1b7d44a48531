/** So many of something, in a group where it belongs to a place. */
export interface CountedLabel {
  /** "infantry on Jord", or "infantry" alone. */
  label: string;
  /** "Jord". */
  group?: string;
  count: number;
  /** How many there could be: one of what there is but once goes without a number. */
  max: number;
  /** How it is called where its group is not named. */
  called?: string;
}

const some = ({ count, max }: CountedLabel, name: string): string => (max > 1 ? `${count} × ${name}` : name);

/** "infantry on Jord" without its place, and how that was said: "on Jord". */
function taken(label: string, group: string): { name: string; place: string } {
  const at = label.toLowerCase().lastIndexOf(` ${group.toLowerCase()}`);
  const before = at > 0 && at + group.length + 1 === label.length ? label.slice(0, at) : undefined;
  const [, name, where] = /^(.+) (on|to|at|in|from)$/.exec(before ?? '') ?? [];
  return name === undefined ? { name: label, place: group } : { name, place: `${where} ${group}` };
}

/** What has been chosen, each place named once where several things are there: "on Jord: 3 × infantry, space dock". */
export function formatByPlace(chosen: readonly CountedLabel[]): string[] {
  const alone = (one: CountedLabel): string => some(one, one.called ?? one.label);
  const groups = [...new Set(chosen.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const there = chosen.filter((one) => one.group === group);
    if (group === undefined || there.length < 2) return there.map(alone);
    const parts = there.map((one) => ({ one, ...taken(one.label, group) }));
    const places = new Set(parts.map(({ place }) => place));
    if (places.size > 1) return there.map(alone);
    return [`${parts[0].place}: ${parts.map(({ one, name }) => some(one, name)).join(', ')}`];
  });
}
