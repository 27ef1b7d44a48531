import { begin, Illegal, settle, stir, type EngineState, type Json } from '../engine/index.ts';
import { others, request } from './requests.ts';
import { operate, organiserOnly, type Desk, type Work } from './desk.ts';
import { send } from './announce.ts';
import { commit, load, played, type Loaded } from './saved.ts';
import type { Caller, GameId, Outcome, UserId } from './types.ts';

/** The organiser proposes a correction; it is made when every other player has agreed. */
export const repair = (desk: Desk, by: Caller, id: GameId, name: string, data: Json): Outcome =>
  operate(desk, by, 'repair', (work) => {
    const loaded = load(desk, id);
    organiserOnly(loaded.row, by);
    tried(desk, loaded, name, data);
    const needed = others(desk, loaded, by.user);
    if (needed.length) return { game: loaded.row.id, request: request(desk, work, loaded, 'repair', { name, data }, needed) };
    return { game: loaded.row.id, command: makeRepair(desk, work, loaded, { id: null, user: by.user, payload: { name, data } }) };
  });

/** Makes it on a copy, so that what cannot be done is refused before anybody is asked. */
function tried(desk: Desk, { row, edition, state }: Loaded, name: string, data: Json): ReturnType<typeof played> {
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  if (row.status === 'ended' && desk.store.outbox.begun(row.id, 'seed')) {
    throw new Illegal('The seed of this game has been published; it cannot be taken up again.');
  }
  const found = Object.hasOwn(edition.repairs, name) ? edition.repairs[name] : undefined;
  if (!found) throw new Illegal(`There is no correction called "${name.slice(0, 40)}".`);
  return played(edition, state, (game) => {
    const problem = found.check(game as never, data);
    if (problem) throw new Illegal(problem);
    const next = found.run(game as never, data);
    stir(game.state as EngineState); // who may answer what is open may have changed
    if (next) begin(game, next.procedure, next.data);
    else settle(game);
  });
}

export function makeRepair(desk: Desk, work: Work, loaded: Loaded, { id, user, payload }: { id: number | null; user: UserId; payload: Json }): number {
  const { name, data } = payload as { name: string; data: Json };
  const result = tried(desk, loaded, name, data);
  const number = commit(desk, work, loaded, { kind: 'repair', user, seat: null, payload: { name, data } }, result);
  send(desk, loaded.row.id, work.now, { kind: 'repair', stage: 'done', request: id, user, name, data, needed: [] });
  return number;
}
