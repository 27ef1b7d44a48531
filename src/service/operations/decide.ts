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
import { recordPresence } from '#service/consent/open-request.ts';
import { commitUpcast } from '#service/command-log/commit-command.ts';
import type { Caller, GameId, ChangeOutcome } from '#service/types.ts';

/** What is asked for: plain data. */
export type OperationInput = { [K in keyof Operations]: OperationInputOf<K> }[keyof Operations];

export interface OperationInputOf<K extends keyof Operations> {
  operation: K;
  by: Caller;
  /** As whoever asks calls it; of no game, ''. */
  game: GameId;
  input: Parameters<Operations[K]>[2];
}

/** When, with what luck and by which rules something is decided. */
export interface DecisionEnvironment {
  now: number;
  random: (n: number) => number;
  /** That nobody can guess. */
  secret: () => string;
  editions: ReadonlyMap<string, Edition>;
}

/** What comes of it. */
export interface Decision {
  change: ChangeSet;
  result: OperationResult;
  /** Where it is a change of a game. */
  outcome: ChangeOutcome | undefined;
  /** What is kept in mind once it is committed, so that it need not be read. */
  cachedState: CachedState | undefined;
  /** What lasts of the record, as it is then; undefined where that is not known without reading it. */
  cacheableRecord: CacheableRecord | undefined;
  /** Practice players may have an answer to it. */
  aiPending: boolean;
  /** Somebody has planned or ranked what they will answer. */
  hasPlans: boolean;
  /** How often the game was brought to today's shape. */
  upcastCount: number;
}

/**
 * Decides what a change would be, and changes nothing: the same record, input and moment lead to the same decision. Throws Illegal with its
 * sentence, and Unread where the record lacks something that it takes.
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
    OPERATIONS[operation] as (desk: OperationContext, work: OperationCall, given: unknown) => OperationResult
  )(desk, work, input);
  const id = done.game;
  // Whoever does anything in a game is there; the table itself is nobody.
  if (id !== undefined && by.user !== '') recordPresence(desk, work, id, by.user);
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

function outcomeOf(desk: OperationContext, id: GameId, { command, request }: OperationResult): ChangeOutcome {
  const { status, head } = resolveGameRow(desk, id);
  return { game: id, status, head, command: command ?? null, request: request ?? null, repeated: false };
}
