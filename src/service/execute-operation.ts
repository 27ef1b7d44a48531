import { randomBytes } from 'node:crypto';
import { emptyRecord, CommitUnknown, sanitizeJson, withLease, type ChangeSet, type CommitResult } from '#store';
import {
  decide,
  type Decision,
  type OperationInput,
  type OperationInputOf,
  type DecisionEnvironment,
} from './operations/plan-operation-writes.ts';
import type { OperationResult } from './operations/operation-context.ts';
import { cacheRecord, loadRecord, retryWithLookups, type LoadedRecord } from './game-reader.ts';
import type { Operations } from './operations/registry.ts';
import { markFollowed, withFollowups } from './jobs/followups.ts';
import { runGuarded, type ServiceContext } from './context.ts';
import type { GameId, ChangeOutcome } from './types.ts';

/** Attempts made beside other operations on the same game or user; later ones are made one after another. */
const MAX_PARALLEL_ATTEMPTS = 3;
/** More conflicting commits in a row than this are no coincidence. */
const MAX_COMMIT_ATTEMPTS = 20;

/** Result of an operation. */
interface CommittedOperation {
  outcome: ChangeOutcome | undefined;
  result: OperationResult;
}

interface OperationArguments<K extends keyof Operations> extends Pick<OperationInputOf<K>, 'by' | 'game'> {
  /** Undefined for no input. */
  input?: OperationInputOf<K>['input'];
  /** Unix time in ms; undefined for the current time. */
  now?: number;
}

/**
 * Executes an operation, once per interaction, and notifies the listeners. Throws Illegal with a sentence for the
 * player, or InternalError with a code.
 */
export async function executeOperation<K extends keyof Operations>(
  context: ServiceContext,
  operation: K,
  asked: OperationArguments<K>,
): Promise<ChangeOutcome> {
  const { outcome } = await commitOperation(context, operation, asked);
  if (!outcome) throw new Error(`${operation} does not change a game`);
  if (!outcome.repeated) await afterCommit(context, outcome.game);
  return outcome;
}

/**
 * Executes an operation without notifying the listeners: for changes that no one else sees, or that are announced
 * together with another change.
 */
export async function commitOperation<K extends keyof Operations>(
  context: ServiceContext,
  operation: K,
  { by, game, input: given, now }: OperationArguments<K>,
): Promise<CommittedOperation> {
  const input = { operation, by, game, input: sanitizeJson(given ?? {}) } as unknown as OperationInput;
  const settled = await runGuarded(context, operation, () => decideAndCommit(context, input, now));
  by.onCommitted?.(operation);
  return settled;
}

/** Executes an operation without notifying the listeners; returns whether it took effect. */
export const tryOperation = async <K extends keyof Operations>(
  context: ServiceContext,
  operation: K,
  asked: OperationArguments<K>,
): Promise<boolean> => (await commitOperation(context, operation, asked)).result.tookEffect !== false;

/** Gives planned answers and notifies the listeners after a change. Their failures do not undo the change. */
export async function afterCommit(context: ServiceContext, game: GameId): Promise<void> {
  // Listeners run without the caller's lease: it must not cover what they do next.
  return withLease(undefined, async () => {
    try {
      await context.followPlans(game);
      await markFollowed(context, game);
    } catch (error) {
      context.log.error({ game, err: error }, 'A change was saved, but its follow-up jobs failed');
    }
    context.store.cluster?.notifier.tell();
    for (const listener of context.changeListeners) {
      try {
        listener(game);
      } catch (error) {
        context.log.error({ game, err: error }, 'A change was saved, but a listener failed');
      }
    }
  });
}

/**
 * Decides and commits an operation; retries if the game was changed meanwhile. Operations that keep losing against each
 * other wait in a queue, so that any number given at once succeed.
 */
async function decideAndCommit(
  context: ServiceContext,
  input: OperationInput,
  now?: number,
): Promise<CommittedOperation> {
  const committed = await attemptCommit(context, input, now, MAX_PARALLEL_ATTEMPTS);
  if (committed) return committed;
  return inTurn(context, input.game || input.by.user, async () => {
    const last = await attemptCommit(context, input, now, MAX_COMMIT_ATTEMPTS);
    if (last) return last;
    throw new Error(
      `${input.operation} failed after ${MAX_COMMIT_ATTEMPTS} attempts, because other operations kept changing the game`,
    );
  });
}

/** Runs `body` after all earlier ones with the same key. */
async function inTurn<T>({ contended }: ServiceContext, key: string, body: () => Promise<T>): Promise<T> {
  const before = contended.get(key);
  const mine = (async () => {
    await before;
    return body();
  })();
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  contended.set(key, settled);
  try {
    return await mine;
  } finally {
    if (contended.get(key) === settled) contended.delete(key);
  }
}

/** Decides and commits an operation, at most `attempts` times. Undefined if the game was changed meanwhile each time. */
async function attemptCommit(
  context: ServiceContext,
  input: OperationInput,
  now: number | undefined,
  attempts: number,
): Promise<CommittedOperation | undefined> {
  const { interaction } = input.by;
  for (let tries = 0; tries < attempts; tries++) {
    // A repeated interaction is detected by the commit, or when the operation is refused.
    const known = input.game === '' ? emptyRecord('') : await loadRecord(context, input.game);
    const decision = await decideWithLookups(context, known, input, now ?? context.clock()).catch(async (error) =>
      findEarlierResult(context, interaction, error),
    );
    if (!decision) continue;
    if (!('change' in decision)) return decision;
    const change = withFollowups(context, input.operation, decision);
    const committed =
      change.writes.length || interaction !== undefined
        ? await commitChange(context, change, decision)
        : ({ is: 'done' } as const);
    if (committed.is === 'repeated') return repeated(committed.result);
    if (committed.is === 'stale') continue;
    updateCaches(context, decision);
    return decision;
  }
  return undefined;
}

async function commitChange(
  context: ServiceContext,
  change: ChangeSet,
  { aiPending, hasPlans }: Decision,
): Promise<CommitResult> {
  try {
    return await context.store.commit(change);
  } catch (error) {
    // The commit may have succeeded, so the scheduler carries out its follow-up and notifies the listeners.
    if (error instanceof CommitUnknown && change.game !== null) {
      if (hasPlans)
        context.planVersions.set(
          change.game,
          Math.max((change.version ?? 0) + 1, context.planVersions.get(change.game) ?? 0),
        );
      if (aiPending) context.pendingAi.add(change.game);
      context.unfinishedFollowups.add(change.game);
    }
    throw error;
  }
}

/**
 * Returns the first result of a repeated interaction: an operation done twice may be refused only because the first one
 * succeeded between the load and the decision.
 */
async function findEarlierResult(
  context: ServiceContext,
  interaction: string | undefined,
  error: unknown,
): Promise<CommittedOperation> {
  const result = interaction === undefined ? undefined : await context.store.games.findInteractionResult(interaction);
  if (result === undefined) throw error;
  return repeated(result);
}

const repeated = (result: unknown): CommittedOperation => ({
  outcome: { ...(result as ChangeOutcome), repeated: true },
  result: {},
});

/**
 * Decides from the record and looks up missing rows; numbers once drawn stay the same across retries. Returns undefined
 * if a looked-up row is newer than the record, since any result or error would then be meaningless.
 */
async function decideWithLookups(
  context: ServiceContext,
  known: LoadedRecord,
  input: OperationInput,
  now: number,
): Promise<Decision | undefined> {
  const drawn: number[] = [];
  let secret: string | undefined;
  let found = known.lookups;
  try {
    return await retryWithLookups(context, known, (all) => {
      found = all.lookups;
      let next = 0;
      const random = (n: number): number => (drawn[next++] ??= context.randomInt(n));
      const moment: DecisionEnvironment = {
        now,
        random,
        secret: () => (secret ??= randomBytes(16).toString('hex')),
        editions: context.editions,
      };
      return decide(all, input, moment);
    });
  } catch (error) {
    if (found === known.lookups || (await context.store.record(known.id)).version === known.version) throw error;
    return undefined;
  }
}

/** Updates the caches after a commit. Commits may be reported out of order. */
function updateCaches(
  context: ServiceContext,
  { change: { game, version, writes }, cachedState, cacheableRecord, aiPending, hasPlans, upcastCount }: Decision,
): void {
  if (game === null) return;
  const now = (version ?? 0) + (writes.length ? 1 : 0);
  const known = context.planVersions.get(game) ?? 0;
  if (cachedState) context.stateCache.set(game, cachedState);
  if (cacheableRecord) cacheRecord(context, game, { ...cacheableRecord, version: now });
  if (aiPending) context.pendingAi.add(game);
  if (hasPlans) context.planVersions.set(game, Math.max(now, known));
  // Without writes no version was compared, and an older commit says nothing about plans made since.
  else if (writes.length && now > known) context.planVersions.delete(game);
  context.upcastCount += upcastCount;
}
