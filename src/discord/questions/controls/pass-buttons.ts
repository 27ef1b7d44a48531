import type { Alias } from '#service';
import { customId } from '#discord/interactions/custom-id.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { button } from '#discord/messages/message.ts';

/**
 * Returns the name of the newest open timing window that all players know of, or an empty text. An old button cannot
 * pass at a later one.
 */
export function findOpenMoment({ aliasOf, pendingPlayers }: Pick<LoadedGame, 'aliasOf' | 'pendingPlayers'>): string {
  const since = pendingPlayers().flatMap((one) => (one.covered ? [one.since] : []));
  return since.length ? aliasOf('moment', Math.max(...since)) : '';
}

/** Builds the button that passes at the open timing window. The panel adds its `mark`. */
export const passButton = (seen: Pick<LoadedGame, 'info' | 'aliasOf' | 'pendingPlayers'>, mark = '') =>
  button(customId('g', seen.info.id, mark, 'nothing', findOpenMoment(seen)), 'Pass on this');

/**
 * Returns one name for the current vote and its open timing window, which a button carries so that an old button
 * cannot pass on another vote; undefined if there is no vote. After an
 * undo another vote can have the same name, but never the same timing window.
 */
export function findOpenVote(seen: Pick<LoadedGame, 'aliasOf' | 'pendingPlayers' | 'vote'>): Alias | undefined {
  const vote = seen.vote();
  return vote === undefined ? undefined : seen.aliasOf('pass-vote', vote, findOpenMoment(seen));
}

/** Builds the button that passes at all remaining timing windows of a vote, as `findOpenVote` names it. */
export const passVoteButton = (game: string, vote: Alias) =>
  button(customId('g', game, '', 'pass-vote', vote), 'Pass on all responses in this vote');
