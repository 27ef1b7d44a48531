import type { Json } from '#engine';
import type { ChangeSet, CacheableRecord } from '#store';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type CachedState,
  type OperationCall,
} from './operation-context.ts';
import { createUnitOfWork } from '#service/unit-of-work/unit-of-work.ts';
import type { Edition } from '#service/edition.ts';
import type { LoadedRecord } from '#service/game-reader.ts';
import { OPERATIONS, type Operations } from './registry.ts';
import { refuseAbsenceRequests } from '#service/consent/open-request.ts';
import { commitUpcast } from '#service/command-log/commit-command.ts';
import type { Caller, GameId, ChangeOutcome } from '#service/types.ts';

/** Input of any operation, as plain data. */
export type OperationInput = { [K in keyof Operations]: OperationInputOf<K> }[keyof Operations];

export interface OperationInputOf<K extends keyof Operations> {
  operation: K;
  by: Caller;
  /** Game code as the user typed it; '' if the operation has no game. */
  game: GameId;
  input: Parameters<Operations[K]>[2];
}

/** Time, randomness and rules that a decision depends on. */
export interface DecisionEnvironment {
  now: number;
  random: (n: number) => number;
  /** Returns an unguessable string. */
  secret: () => string;
  editions: ReadonlyMap<string, Edition>;
}

/** Result of a decision, not yet committed. */
export interface Decision {
  change: ChangeSet;
  result: OperationResult;
  /** Undefined if the operation does not change a game. */
  outcome: ChangeOutcome | undefined;
  /** State to cache after the commit, so that it need not be read again. */
  cachedState: CachedState | undefined;
  /** Cacheable part of the record after the commit; undefined if it is not known without reading. */
  cacheableRecord: CacheableRecord | undefined;
  /** True if AI players may react to the change. */
  aiPending: boolean;
  /** True if any user has a plan or ranking. */
  hasPlans: boolean;
  /** Number of upcasts of the game. */
  upcastCount: number;
}

/**
 * Decides what an operation would write, without side effects: the same record, input and environment give the same
 * decision. Throws Illegal with a sentence for the player, and MissingRows if the record lacks rows that are needed.
 */
export function decide(
  record: LoadedRecord,
  { operation, by, game, input }: OperationInput,
  { now, random, secret, editions }: DecisionEnvironment,
): Decision {
  const store = createUnitOfWork(record);
  let kept = record.cachedState;
  let stirred = false;
  let count = 0;
  const work: OperationCall = { now, by, game };
  const desk: OperationContext = {
    store,
    editions,
    randomInt: random,
    newSecret: secret,
    states: { get: (id) => (id === store.id ? kept : undefined), set: (_id, state) => void (kept = state) },
    upcast: (row, edition) => {
      count++;
      commitUpcast(desk, work, row, edition);
    },
    markAiPending: () => void (stirred = true),
  };
  const done = (
    OPERATIONS[operation] as (operation: OperationContext, work: OperationCall, given: unknown) => OperationResult
  )(desk, work, input);
  const id = done.game;
  // Any action shows that the user is present; the service itself has no user.
  if (id !== undefined && by.user !== '') refuseAbsenceRequests(desk, work, id, by.user);
  const outcome = id === undefined ? undefined : outcomeOf(desk, id, done);
  return {
    change: {
      game: id === undefined ? null : store.id,
      version: record.version,
      writes: store.writes,
      interaction:
        by.interaction === undefined ? null : { id: by.interaction, result: { ...outcome } as Json, at: now },
    },
    result: done,
    outcome,
    cachedState: kept,
    cacheableRecord: id === undefined ? undefined : store.lasting,
    aiPending: stirred,
    hasPlans: store.people.plans(store.id).length > 0 || store.people.rankings(store.id).length > 0,
    upcastCount: count,
  };
}

function outcomeOf(operation: OperationContext, id: GameId, { command, request }: OperationResult): ChangeOutcome {
  const { status, head } = resolveGameRow(operation, id);
  return { game: id, status, head, command: command ?? null, request: request ?? null, repeated: false };
}
