import { act as engineAct, answer as engineAnswer, withdraw as engineWithdraw, Illegal, type Answer, type Json } from '../engine/index.ts';
import type { AskRow } from '../store/index.ts';
import { lapseUndo } from './requests.ts';
import { operate, type Desk } from './desk.ts';
import { memberOf } from './lobby.ts';
import { commit, loadRunning, played, type Loaded } from './saved.ts';
import type { Caller, GameId, Outcome } from './types.ts';

/** Takes a person's answer to what they are asked; `firm`: it stands whatever the others do meanwhile. */
export const answer = (desk: Desk, by: Caller, id: GameId, number: number, reply: Answer, { firm = false }: { firm?: boolean } = {}): Outcome =>
  operate(desk, by, 'answer', (work) => {
    const loaded = loadRunning(desk, id);
    const { seat, row } = askOf(desk, loaded, by, number);
    const result = played(loaded.edition, loaded.state, (game) => engineAnswer(game, seat, row.ask, reply, firm));
    lapseUndo(desk, work, loaded.row);
    const payload = { ask: number, id: row.ask, answer: reply, ...(firm && { firm }) };
    return { game: loaded.row.id, command: commit(desk, work, loaded, { kind: 'answer', user: by.user, seat, payload }, result) };
  });

/** Takes back an answer that is held and has not been used. */
export const withdraw = (desk: Desk, by: Caller, id: GameId, number: number): Outcome =>
  operate(desk, by, 'withdraw', (work) => {
    const loaded = loadRunning(desk, id);
    const { seat, row } = askOf(desk, loaded, by, number);
    const result = played(loaded.edition, loaded.state, (game) => engineWithdraw(game, seat, row.ask));
    lapseUndo(desk, work, loaded.row);
    const entry = { kind: 'withdraw', user: by.user, seat, payload: { ask: number, id: row.ask }, asks: { keepReopened: true } } as const;
    return { game: loaded.row.id, command: commit(desk, work, loaded, entry, result) };
  });

/** Does what may be done unasked. */
export const act = (desk: Desk, by: Caller, id: GameId, action: string, data: Json): Outcome =>
  operate(desk, by, 'act', (work) => {
    const loaded = loadRunning(desk, id);
    const seat = seatOf(desk, loaded.row.id, by);
    const result = played(loaded.edition, loaded.state, (game) => engineAct(game, seat, action, data));
    lapseUndo(desk, work, loaded.row);
    desk.stirred.add(loaded.row.id);
    return { game: loaded.row.id, command: commit(desk, work, loaded, { kind: 'act', user: by.user, seat, payload: { action, data } }, result) };
  });

export function seatOf(desk: Desk, game: GameId, by: Caller): string {
  const { seat } = memberOf(desk.store.members.present(game), by);
  if (seat === null) throw new Illegal('The game has not begun yet.');
  return seat;
}

function askOf(desk: Desk, { row: game }: Loaded, by: Caller, number: number): { seat: string; row: AskRow } {
  const seat = seatOf(desk, game.id, by);
  const row = desk.store.asks.of(game.id).find((ask) => ask.number === number);
  if (!row) throw new Illegal('That question is no longer open.');
  if (row.seat !== seat) throw new Illegal('That question is put to somebody else.');
  if (row.hiddenAt !== null) throw new Illegal('Something else comes first; after that you will be asked again.');
  return { seat, row };
}
