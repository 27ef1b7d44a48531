import { answer as engineAnswer, openAsks, type Answer, type Json, type OpenAsk } from '#engine';
import type { AskRow } from '#store';
import type { Desk, Work } from '#service/operations/operation-context.ts';
import { commit, played, type Loaded } from '#service/command-log/commit-command.ts';
import type { Planned, UserId } from '#service/types.ts';

/** A question that is put to somebody. */
export interface Met {
  row: AskRow;
  open: OpenAsk;
}

/** What a person is asked now, and has not answered. */
export function askedOf(desk: Desk, { row: game, state }: Loaded, user: UserId): Met[] {
  const seat = desk.store.members.present(game.id).find((one) => one.user === user)?.seat;
  const open = new Map(openAsks(state).map((one) => [one.ask.id, one]));
  return desk.store.asks
    .of(game.id)
    .filter((row) => row.seat === seat && row.hiddenAt === null && !row.answered && !row.veiled)
    .flatMap((row) => {
      const found = open.get(row.ask);
      return found ? [{ row, open: found }] : [];
    });
}

/** In whose name an answer is given, and how it comes that they need not be asked; nobody's where all can see that there is but one. */
export interface Unasked {
  user: UserId;
  /** It follows on something that they did: both are taken back together. */
  planned?: true;
  /** The step of a plan that it was, with what the plan was made from: taken back, it can be planned again. */
  step?: Planned & { from: string; made: number };
  /** It is a move of its own. */
  ranked?: true;
  /** The ranking that it came from, and when that was made, in ms since 1970. */
  wishes?: { data: Json; at: number };
}

/** Gives an answer without asking anybody. */
export function give(
  desk: Desk,
  { now, game }: Work,
  loaded: Loaded,
  row: AskRow,
  reply: Answer,
  unasked?: Unasked,
): void {
  const result = played(loaded.edition, loaded.state, (one) => engineAnswer(one, row.seat, row.ask, reply));
  const { user = null, ...how } = unasked ?? { itself: true as const };
  const payload = { ask: row.number, id: row.ask, answer: reply, ...how };
  const entry = { kind: 'answer', user, seat: row.seat, payload, covered: row.covered } as const;
  commit(desk, { now, game, by: { user: user ?? '' } }, loaded, entry, result);
}
