import {
  act,
  answer,
  diff,
  fingerprint,
  Illegal,
  applyPatch,
  type Answer,
  type PatchOperation,
  type EngineState,
  type Id,
  type Json,
} from '#engine';
import type { CommandRow, GameRow } from '#store';
import { requireSecretSeed } from '#service/announce/publish-seed.ts';
import { send } from '#service/announce/send-message.ts';
import { allAsks } from '#service/command-log/sync-asks.ts';
import { keepUnaffectedPlans } from './plans-after-undo.ts';
import { requestConsent } from '#service/consent/open-request.ts';
import type { OperationContext, OperationResult, OperationCall } from '#service/operations/operation-context.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { isAi, aiSeats } from '#service/ai/ai-user.ts';
import {
  commitCommand,
  loadGame,
  withSortedKeys,
  runEngine,
  type CurrentGame,
} from '#service/command-log/commit-command.ts';
import { isForced, isSteppedOver, isUnknownTo, isUnseen } from './undo-scope.ts';
import type { UserId } from '#service/types.ts';

/** Commands that change more than the state and so cannot be undone. */
const IRREVERSIBLE_COMMANDS: CommandRow['kind'][] = ['begin', 'upcast', 'replace'];

/**
 * Takes back a command and all later ones: the caller's last command, or the given one. Done at once if all of them are
 * the caller's own open choices or forced answers, with nothing drawn, shown or revealed; otherwise asks the others for
 * consent. `alone`: only if no consent is needed and nothing is undone with it but what followed from it and
 * what the caller cannot know of. The decision depends
 * only on what the caller can see, so it is the same for a seat for which the service declines.
 */
export function undo(
  operation: OperationContext,
  work: OperationCall,
  { command, alone: unasked }: { command?: number; alone?: true },
): OperationResult {
  const { by } = work;
  const loaded = loadGame(operation, work.game);
  const { row } = loaded;
  if (row.organiser !== by.user) resolveMember(operation.store.members.present(row.id), by);
  const from = command ?? operation.store.commands.lastInForce(row.id, by.user)?.number;
  if (from === undefined) throw new Illegal('You have no move to undo.');
  const since = commandsToUndo(operation, loaded, from, work.now);
  const practising = aiSeats(operation.store.members.present(row.id));
  const counts = (one: CommandRow): boolean =>
    !isForced(one) &&
    one.user !== by.user &&
    !(one.seat !== null && practising.has(one.seat) && (one.user === null || isAi(one.user)));
  const seat = operation.store.members.present(row.id).find(({ user }) => user === by.user)?.seat ?? null;
  const viewer = { user: by.user, seat };
  const alone =
    row.status !== 'ended' &&
    since.every((one) => one.trace === 'none' || isUnknownTo(one, viewer) || (one.trace === 'choice' && !counts(one)));
  const isLast = since.every((one) => one.number === from || isSteppedOver(one, viewer));
  if (unasked && (!alone || !isLast))
    throw new Illegal('You cannot go back: the game has moved on, or other players must agree.');
  const { granted, requestId } = alone
    ? { granted: true, requestId: null }
    : requestConsent(operation, work, row, 'undo', { from });
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  return {
    game: row.id,
    command: applyUndo(operation, work, loaded, { id: requestId, user: by.user, payload: { from } }),
  };
}

/** Returns the commands in force from a number on, newest first. Throws Illegal if they cannot be undone. */
function commandsToUndo(operation: OperationContext, { row }: CurrentGame, from: number, now: number): CommandRow[] {
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  requireSecretSeed(operation, row, now);
  const since = operation.store.commands.inForceSince(row.id, from);
  if (since.at(-1)?.number !== from) throw new Illegal('That move has already been undone.');
  if (since.some(({ kind, reverse }) => IRREVERSIBLE_COMMANDS.includes(kind) || reverse === null)) {
    throw new Illegal('You cannot undo the start of the game, a change of rules or a change of players.');
  }
  return since;
}

/**
 * Applies the reverse patches. Returns the undo's command number. Throws an Error if the resulting state has the wrong
 * fingerprint.
 */
export function applyUndo(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  { id, user, payload }: { id: number | null; user: UserId; payload: unknown },
): number {
  const { row } = loaded;
  const { from } = payload as { from: number };
  const since = commandsToUndo(operation, loaded, from, work.now);
  const reverse = since.flatMap((one): PatchOperation[] => one.reverse ?? []);
  const after = withSortedKeys(applyPatch(loaded.state, reverse));
  if (fingerprint(JSON.stringify(after)) !== operation.store.commands.find(row.id, from - 1)?.hash) {
    throw new Error(`Undoing commands ${from} to ${row.head} does not lead back to the earlier state`);
  }
  const former = new Map<Id, Answer>();
  // If a question was answered several times, the last answer is offered again.
  for (const one of since.toReversed()) {
    if (one.kind !== 'answer' || one.user === null || one.user === user) continue;
    const given = one.payload as { id: Id; answer: Answer };
    former.set(given.id, given.answer);
  }
  keepUnaffectedPlans(operation, work, loaded, { after, since: since.toReversed(), by: user });
  operation.store.commands.markUndone(row.id, from, row.head, row.head + 1);
  const entry = {
    kind: 'undo',
    user,
    seat: null,
    payload: { from, to: row.head },
    final: true,
    asks: { formerAnswers: former },
  } as const;
  const number = commitCommand(operation, work, loaded, entry, {
    after,
    facts: [],
    isUnpredictable: false,
    seatsHeard: new Set(),
    chance: [],
  });
  for (const one of since.toReversed())
    if (isUnseen(one.trace) && one.user !== user) repeatSecretCommand(operation, work, { row, was: loaded.state }, one);
  // An undo of commands that no one else saw is not announced.
  if (id !== null || !since.every(({ trace }) => isUnseen(trace)))
    send(operation, row.id, work.now, {
      kind: 'undo',
      stage: 'done',
      request: id,
      user,
      from,
      to: row.head,
      needed: [],
      until: null,
    });
  return number;
}

interface StateBefore {
  row: GameRow;
  /** State before the undo. */
  was: EngineState;
}

/**
 * Repeats another player's command that not everyone could see, such as a standing order, if its effect is unchanged:
 * the undo does not include it.
 */
function repeatSecretCommand(
  operation: OperationContext,
  work: OperationCall,
  { row: { id }, was }: StateBefore,
  { kind, user, seat, payload }: CommandRow,
): void {
  const loaded = loadGame(operation, id);
  // A player whose answer was undone is asked again, like others who had not changed theirs.
  if (kind === 'answer' && allAsks(loaded.state).get((payload as { id: Id }).id)?.ask.reply === undefined) return;
  try {
    const result = runEngine(loaded.edition, loaded.state, (game) => replayCommand(game, kind, seat ?? '', payload));
    if (kind === 'act' && !hasSameEffect(loaded, result.after, was)) return;
    commitCommand(
      operation,
      { ...work, by: { user: user ?? '' } },
      loaded,
      { kind, user, seat, payload } as CommandEntry,
      result,
    );
  } catch (error) {
    // The command is no longer possible.
    if (!(error instanceof Illegal)) throw error;
  }
}

/**
 * Tells whether a repeated action has the same effect: an order for "this turn" must not apply to the turn before, so
 * its player is asked instead.
 */
function hasSameEffect({ state, edition }: CurrentGame, after: EngineState, was: EngineState): boolean {
  const made = diff(state as unknown as Json, after as unknown as Json).filter(({ at }) => edition.isHiddenPath(at));
  return diff(was as unknown as Json, applyPatch(was, made) as unknown as Json).length === 0;
}

function replayCommand(
  game: Parameters<Parameters<typeof runEngine>[2]>[0],
  kind: CommandRow['kind'],
  seat: string,
  payload: Json,
): void {
  if (kind === 'act') {
    const { action, data } = payload as { action: string; data: Json };
    act(game, seat, action, data);
  } else {
    const { id, answer: reply, firm = false } = payload as { id: number; answer: Answer; firm?: boolean };
    answer(game, seat, id, reply, firm);
  }
}
