import type { Json } from '#engine';
import type { Change, Lasting } from '#store';
import { gameRow, type Desk, type Done, type KeptState, type Work } from './operation-context.ts';
import { draftOf } from '#service/unit-of-work/unit-of-work.ts';
import type { Edition } from '#service/edition.ts';
import type { Known } from '#service/game-reader.ts';
import { OPERATIONS, type Operations } from './registry.ts';
import { stillThere } from '#service/consent/open-request.ts';
import { renewed } from '#service/command-log/commit-command.ts';
import type { Caller, GameId, Outcome } from '#service/types.ts';

/** What is asked for: plain data. */
export type Input = { [K in keyof Operations]: InputOf<K> }[keyof Operations];

export interface InputOf<K extends keyof Operations> {
  operation: K;
  by: Caller;
  /** As whoever asks calls it; of no game, ''. */
  game: GameId;
  given: Parameters<Operations[K]>[2];
}

/** When, with what luck and by which rules something is decided. */
export interface Moment {
  now: number;
  random: (n: number) => number;
  /** That nobody can guess. */
  secret: () => string;
  editions: ReadonlyMap<string, Edition>;
}

/** What comes of it. */
export interface Decision {
  change: Change;
  done: Done;
  /** Where it is a change of a game. */
  outcome: Outcome | undefined;
  /** What is kept in mind once it is committed, so that it need not be read. */
  kept: KeptState | undefined;
  /** What lasts of the record, as it is then; undefined where that is not known without reading it. */
  lasting: Lasting | undefined;
  /** Practice players may have an answer to it. */
  stirred: boolean;
  /** Somebody has planned or ranked what they will answer. */
  planned: boolean;
  /** How often the game was brought to today's shape. */
  renewed: number;
}

/**
 * Decides what a change would be, and changes nothing: the same record, input and moment lead to the same decision. Throws Illegal with its
 * sentence, and Unread where the record lacks something that it takes.
 */
export function decide(
  record: Known,
  { operation, by, game, given }: Input,
  { now, random, secret, editions }: Moment,
): Decision {
  const store = draftOf(record);
  let kept = record.kept;
  let stirred = false;
  let count = 0;
  const work: Work = { now, by, game };
  const desk: Desk = {
    store,
    editions,
    random,
    secret,
    states: { get: (id) => (id === store.id ? kept : undefined), set: (_id, state) => void (kept = state) },
    renew: (row, edition) => {
      count++;
      renewed(desk, work, row, edition);
    },
    stir: () => void (stirred = true),
  };
  const done = (OPERATIONS[operation] as (desk: Desk, work: Work, given: unknown) => Done)(desk, work, given);
  const id = done.game;
  // Whoever does anything in a game is there; the table itself is nobody.
  if (id !== undefined && by.user !== '') stillThere(desk, work, id, by.user);
  const outcome = id === undefined ? undefined : outcomeOf(desk, id, done);
  return {
    change: {
      game: id === undefined ? null : store.id,
      version: record.version,
      writes: store.writes,
      interaction:
        by.interaction === undefined ? null : { id: by.interaction, result: { ...outcome } as Json, at: now },
    },
    done,
    outcome,
    kept,
    lasting: id === undefined ? undefined : store.lasting,
    stirred,
    planned: store.people.plans(store.id).length > 0 || store.people.rankings(store.id).length > 0,
    renewed: count,
  };
}

function outcomeOf(desk: Desk, id: GameId, { command, request }: Done): Outcome {
  const { status, head } = gameRow(desk, id);
  return { game: id, status, head, command: command ?? null, request: request ?? null, repeated: false };
}
