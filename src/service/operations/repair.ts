import { begin, Illegal, settle, stir, type EngineState, type Json } from '#engine';
import { propose } from '#service/consent/open-request.ts';
import { organiserOnly, type Desk, type Done, type Work } from './operation-context.ts';
import { seedUnknown, send } from '#service/announce/announce-command.ts';
import { commit, load, played, type Loaded } from '#service/command-log/commit-command.ts';
import type { UserId } from '#service/types.ts';

/**
 * The organiser proposes a correction; it is made when every other person has agreed. Whoever plays with practice players alone
 * corrects their own game; where people have left it, they have days in which to say no.
 */
export function repair(desk: Desk, work: Work, { name, data }: { name: string; data: Json }): Done {
  const { by } = work;
  const loaded = load(desk, work.game);
  organiserOnly(loaded.row, by);
  tried(desk, work.now, loaded, name, data);
  const { granted, request } = propose(desk, work, loaded.row, 'repair', { name, data });
  if (!granted) return { game: loaded.row.id, ...(request !== null && { request }) };
  return {
    game: loaded.row.id,
    command: makeRepair(desk, work, loaded, { id: request, user: by.user, payload: { name, data } }),
  };
}

/** Makes it on a copy, so that what cannot be done is refused before anybody is asked. */
function tried(
  desk: Desk,
  now: number,
  { row, edition, state }: Loaded,
  name: string,
  data: Json,
): ReturnType<typeof played> {
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  seedUnknown(desk, row, now);
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

export function makeRepair(
  desk: Desk,
  work: Work,
  loaded: Loaded,
  { id, user, payload }: { id: number | null; user: UserId; payload: Json },
): number {
  const { name, data } = payload as { name: string; data: Json };
  const result = tried(desk, work.now, loaded, name, data);
  const number = commit(desk, work, loaded, { kind: 'repair', user, seat: null, payload: { name, data } }, result);
  send(desk, loaded.row.id, work.now, {
    kind: 'repair',
    stage: 'done',
    request: id,
    user,
    name,
    data,
    needed: [],
    until: null,
  });
  return number;
}
