import { Illegal, type SeatId } from '#engine';
import type { LobbyMember } from '#service';
import { apart, legible } from '#text/sanitize.ts';
import type { At, Choice, Sight } from '#discord/edition/edition-adapter.ts';
import { clip, plain } from '#text/markdown.ts';

/** What those are called who play, by their seats. */
export const namesAtTable = (
  members: readonly (Pick<LobbyMember, 'name'> & { seat: SeatId | null })[],
): Record<SeatId, string> =>
  Object.fromEntries(members.flatMap(({ seat, name }) => (seat === null ? [] : [[seat, legible(name)]])));

/** A seat with whoever plays it, for menus and completion. */
export const seatChoice = (key: SeatId, called: string, names: Readonly<Record<SeatId, string>>): Choice => ({
  key,
  label: `${called}${names[key] ? `, ${apart(names[key])}` : ''}`,
});

/** All who play, for a sentence. */
export const playersOf = (sight: Sight): string =>
  sight
    .seats()
    .map(({ label }) => plain(label))
    .join('; ');

/** The player who is named, or else whoever asks; null where that is none who plays. Throws Illegal where nobody is called so. */
export function seatMeant(at: At, wanted: string | undefined): SeatId | null {
  if (wanted === undefined) return at.seat ?? null;
  const found = at.seen.sight
    .seats()
    .find(({ key, label }) => key === wanted || label.toLowerCase() === wanted.toLowerCase());
  if (!found)
    throw new Illegal(
      `Say whose: nobody here is called “${plain(clip(wanted, 40))}”. There are: ${playersOf(at.seen.sight)}.`,
    );
  return found.key;
}
