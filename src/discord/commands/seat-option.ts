import { Illegal, type SeatId } from '#engine';
import type { LobbyMember } from '#service';
import { isolateBidi, stripInvisible } from '#text/sanitize.ts';
import type { GameInteraction, Choice, GamePresenter } from '#discord/edition/edition-adapter.ts';
import { truncate, escapeMarkdown } from '#text/markdown.ts';

/** What those are called who play, by their seats. */
export const playerNames = (
  members: readonly (Pick<LobbyMember, 'name'> & { seat: SeatId | null })[],
): Record<SeatId, string> =>
  Object.fromEntries(members.flatMap(({ seat, name }) => (seat === null ? [] : [[seat, stripInvisible(name)]])));

/** A seat with whoever plays it, for menus and completion. */
export const seatChoice = (key: SeatId, called: string, names: Readonly<Record<SeatId, string>>): Choice => ({
  key,
  label: `${called}${names[key] ? `, ${isolateBidi(names[key])}` : ''}`,
});

/** All who play, for a sentence. */
export const formatPlayers = (sight: GamePresenter): string =>
  sight
    .seatChoices()
    .map(({ label }) => escapeMarkdown(label))
    .join('; ');

/** The player who is named, or else whoever asks; null where that is none who plays. Throws Illegal where nobody is called so. */
export function resolveSeat(at: GameInteraction, wanted: string | undefined): SeatId | null {
  if (wanted === undefined) return at.seat ?? null;
  const found = at.loaded.presenter
    .seatChoices()
    .find(({ key, label }) => key === wanted || label.toLowerCase() === wanted.toLowerCase());
  if (!found)
    throw new Illegal(
      `Say whose: nobody here is called “${escapeMarkdown(truncate(wanted, 40))}”. There are: ${formatPlayers(at.loaded.presenter)}.`,
    );
  return found.key;
}
