import {
  act as engineAct,
  answer as engineAnswer,
  withdraw as engineWithdraw,
  Illegal,
  type Answer,
  type Json,
  type SeatId,
} from '#engine';
import type { AskRow } from '#store';
import { askAlias } from '#service/alias.ts';
import { everyAsk } from '#service/command-log/sync-asks.ts';
import type { Desk, Done, Reading, Work } from './operation-context.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { forgetPass, keepPlan, type Plans } from '#service/plans/plans.ts';
import { commit, loadRunning, played, type Loaded } from '#service/command-log/commit-command.ts';
import type { Alias, Caller, GameId, UserId } from '#service/types.ts';

/** How an answer is given. */
export interface Given {
  /** It stands whatever the others do meanwhile. */
  firm?: boolean;
  /** What is answered as soon as it is asked. */
  then?: Plans;
}

/** Takes a person's answer to what they are asked. */
export function answer(
  desk: Desk,
  work: Work,
  { ask, reply, firm = false, then }: Given & { ask: Alias; reply: Answer },
): Done {
  const { by } = work;
  const loaded = loadRunning(desk, work.game);
  const { seat, row } = askOf(desk, loaded, by, ask);
  if (then) {
    const from = everyAsk(loaded.state).get(row.ask)?.ask.question ?? '';
    keepPlan(desk, work, { game: loaded.row.id, user: by.user, from, made: loaded.row.head + 1 }, then);
  }
  const result = played(loaded.edition, loaded.state, (game) => engineAnswer(game, seat, row.ask, reply, firm));
  const payload = { ask: row.number, id: row.ask, answer: reply, ...(firm && { firm }) };
  return {
    game: loaded.row.id,
    command: commit(desk, work, loaded, { kind: 'answer', user: by.user, seat, payload, covered: row.covered }, result),
  };
}

/** Takes back an answer that is held and has not been used. */
export function withdraw(desk: Desk, work: Work, { ask }: { ask: Alias }): Done {
  const { by } = work;
  const loaded = loadRunning(desk, work.game);
  const { seat, row } = askOf(desk, loaded, by, ask);
  const result = played(loaded.edition, loaded.state, (game) => engineWithdraw(game, seat, row.ask));
  forgetPass(desk, { game: loaded.row.id, user: by.user, now: work.now });
  const entry = {
    kind: 'withdraw',
    user: by.user,
    seat,
    payload: { ask: row.number, id: row.ask },
    asks: { keepReopened: true },
  } as const;
  return { game: loaded.row.id, command: commit(desk, work, loaded, entry, result) };
}

/** Does what may be done unasked. */
export function act(desk: Desk, work: Work, { action, data }: { action: string; data: Json }): Done {
  const { by } = work;
  const loaded = loadRunning(desk, work.game);
  const seat = seatOf(desk, loaded.row.id, by);
  const result = played(loaded.edition, loaded.state, (game) => engineAct(game, seat, action, data));
  desk.stir();
  return {
    game: loaded.row.id,
    command: commit(desk, work, loaded, { kind: 'act', user: by.user, seat, payload: { action, data } }, result),
  };
}

/** Among what is put to a person: of others' questions they cannot even find out that they are there. */
export const askNamed = (
  desk: Pick<Reading, 'store'>,
  game: GameId,
  user: UserId,
  seat: SeatId | null,
  ask: Alias,
): AskRow | undefined =>
  desk.store.asks.of(game).find((row) => row.seat === seat && askAlias(desk, game, user, row.number) === ask);

export function seatOf(desk: Desk, game: GameId, by: Caller): string {
  const { seat } = memberOf(desk.store.members.present(game), by);
  if (seat === null) throw new Illegal('The game has not begun yet.');
  return seat;
}

function askOf(desk: Desk, { row: game }: Loaded, by: Caller, ask: Alias): { seat: string; row: AskRow } {
  const seat = seatOf(desk, game.id, by);
  const row = askNamed(desk, game.id, by.user, seat, ask);
  if (!row) throw new Illegal('That question is no longer open.');
  if (row.hiddenAt !== null) throw new Illegal('Something else comes first; after that you will be asked again.');
  return { seat, row };
}
