import { Illegal, type SeatId } from '#engine';
import type { LobbyMember } from '#service';
import { isolateBidi, stripInvisible } from '#text/sanitize.ts';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import type { Choice, GamePresenter } from '#discord/edition/game-presenter.ts';
import { truncate, escapeMarkdown } from '#text/markdown.ts';

/** Returns the players' names by seat, without invisible characters. */
export const playerNames = (
  members: readonly (Pick<LobbyMember, 'name'> & { seat: SeatId | null })[],
): Record<SeatId, string> =>
  Object.fromEntries(members.flatMap(({ seat, name }) => (seat === null ? [] : [[seat, stripInvisible(name)]])));

/**
 * Returns a choice that names a seat and its player, for menus and completion. `full`: the seat's full name, which is
 * understood when typed.
 */
export const seatChoice = (
  key: SeatId,
  { called, full }: { called: string; full: string },
  names: Readonly<Record<SeatId, string>>,
): Choice => ({
  key,
  label: `${called}${names[key] ? `, ${isolateBidi(names[key])}` : ''}`,
  ...(full !== called && { alias: full }),
});

/** Lists all players, for use in a sentence. */
export const formatPlayers = (presenter: GamePresenter): string =>
  presenter
    .seatChoices()
    .map(({ label }) => escapeMarkdown(label))
    .join('; ');

/**
 * Resolves a named seat, else the user's own; null for a spectator who names none. Throws Illegal if no seat matches.
 */
export function resolveSeat(at: GameInteraction, wanted: string | undefined): SeatId | null {
  if (wanted === undefined) return at.seat ?? null;
  const found = at.loaded.presenter
    .seatChoices()
    .find(({ key, label }) => key === wanted || label.toLowerCase() === wanted.toLowerCase());
  if (!found)
    throw new Illegal(
      `I don't know the player “${escapeMarkdown(truncate(wanted, 40))}”. Choose one of: ${formatPlayers(at.loaded.presenter)}.`,
    );
  return found.key;
}
