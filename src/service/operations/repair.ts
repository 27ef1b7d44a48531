import { begin, Illegal, runUntilSettled, wakeListeners, type EngineState, type Json } from '#engine';
import { requestConsent } from '#service/consent/open-request.ts';
import {
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from './operation-context.ts';
import { requireSecretSeed } from '#service/announce/publish-seed.ts';
import { send } from '#service/announce/send-message.ts';
import { commitCommand, loadGame, runEngine, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { UserId } from '#service/types.ts';

/**
 * Proposes a correction for the organizer; it is applied when every other user has agreed. With AI players alone it is
 * applied at once, but users who have left get some days to object.
 */
export function repair(
  operation: OperationContext,
  work: OperationCall,
  { name, data }: { name: string; data: Json },
): OperationResult {
  const { by } = work;
  const loaded = loadGame(operation, work.game);
  requireOrganizer(loaded.row, by);
  tried(operation, work.now, loaded, name, data);
  const { granted, requestId } = requestConsent(operation, work, loaded.row, 'repair', { name, data });
  if (!granted) return { game: loaded.row.id, ...(requestId !== null && { request: requestId }) };
  return {
    game: loaded.row.id,
    command: applyRepair(operation, work, loaded, { id: requestId, user: by.user, payload: { name, data } }),
  };
}

/** Runs a repair on a copy of the state, so that an impossible one is refused before anyone is asked. */
function tried(
  operation: OperationContext,
  now: number,
  { row, edition, state }: CurrentGame,
  name: string,
  data: Json,
): ReturnType<typeof runEngine> {
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  requireSecretSeed(operation, row, now);
  const found = Object.hasOwn(edition.repairs, name) ? edition.repairs[name] : undefined;
  if (!found) throw new Illegal(`I don't know the correction “${name.slice(0, 40)}”.`);
  return runEngine(edition, state, (game) => {
    const problem = found.check(game as never, data);
    if (problem) throw new Illegal(problem);
    const next = found.run(game as never, data);
    wakeListeners(game.state as EngineState); // the repair may have changed who can answer an open question
    if (next) begin(game, next.procedure, next.data);
    else runUntilSettled(game);
  });
}

export function applyRepair(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  { id, user, payload }: { id: number | null; user: UserId; payload: Json },
): number {
  const { name, data } = payload as { name: string; data: Json };
  const result = tried(operation, work.now, loaded, name, data);
  const number = commitCommand(
    operation,
    work,
    loaded,
    { kind: 'repair', user, seat: null, payload: { name, data } },
    result,
  );
  send(operation, loaded.row.id, work.now, {
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
