import type { Alias } from '../table/index.ts';
import { customId } from './custom-id.ts';
import type { Sighted } from './face.ts';
import { button } from './message.ts';

/** Names the newest moment that all know to be open, so that an old button cannot pass at a later one. Empty where there is none. */
export function openMoment({ alias, waiting }: Pick<Sighted, 'alias' | 'waiting'>): string {
  const since = waiting().flatMap((one) => (one.covered ? [one.since] : []));
  return since.length ? alias('moment', Math.max(...since)) : '';
}

/** Passes at the moment that is open now. The panel adds its `mark`. */
export const nothingForMe = (seen: Pick<Sighted, 'game' | 'alias' | 'waiting'>, mark = '') =>
  button(customId('g', seen.game.id, mark, 'nothing', openMoment(seen)), 'Nothing for me');

/**
 * Names the vote under way and its open moment, as a button carries them: after an undo another vote may have the same name, but not the
 * same moment. Undefined where no vote is under way.
 */
export function openVote(seen: Pick<Sighted, 'alias' | 'waiting' | 'vote'>): Alias | undefined {
  const vote = seen.vote();
  return vote === undefined ? undefined : seen.alias('pass-vote', vote, openMoment(seen));
}

/** Passes at every moment that is left of a vote, as `openVote` names it. */
export const nothingInVote = (game: string, vote: Alias) =>
  button(customId('g', game, '', 'pass-vote', vote), 'Nothing for me in this vote');
