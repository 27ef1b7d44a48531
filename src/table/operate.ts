import { randomBytes } from 'node:crypto';
import { emptyRecord } from '../store/index.ts';
import { decide, type Decision, type Input, type InputOf, type Known, type Moment } from './decide.ts';
import { foundAs, Unread } from './draft/index.ts';
import type { Done } from './desk.ts';
import type { Operations } from './operations.ts';
import { guarded, type Room } from './room.ts';
import type { GameId, Outcome } from './types.ts';

/** So often something is decided anew because somebody else was quicker: more than that is no coincidence. */
const TRIES = 20;

/** What came of something that was asked for. */
interface Settled {
  outcome: Outcome | undefined;
  done: Done;
}

interface Asked<K extends keyof Operations> extends Pick<InputOf<K>, 'by' | 'game'> {
  /** Left out, nothing. */
  given?: InputOf<K>['given'];
  /** Left out, as the clock says; in ms since 1970. */
  now?: number;
}

/**
 * Makes one change, once for each interaction, and tells whoever listens.
 * Throws Illegal with its sentence, or Unexpected with a code; either way nothing has changed.
 */
export function operate<K extends keyof Operations>(room: Room, operation: K, asked: Asked<K>): Outcome {
  const { outcome } = change(room, operation, asked);
  if (!outcome) throw new Error(`${operation} is no change of a game`);
  if (!outcome.repeated) changed(room, outcome.game);
  return outcome;
}

/** The same without telling anybody: of what nobody else can see, or what is told together with something else. */
export function change<K extends keyof Operations>(room: Room, operation: K, { by, game, given, now }: Asked<K>): Settled {
  const input = { operation, by, game, given: given ?? {} } as unknown as Input;
  const settled = guarded(room, operation, () => settle(room, input, now));
  by.done?.(operation);
  return settled;
}

/** Whether anything came of it. */
export const came = <K extends keyof Operations>(room: Room, operation: K, asked: Asked<K>): boolean =>
  change(room, operation, asked).done.came !== false;

/** Goes on with what was planned, and tells whoever listens. What they make of it does not undo the change. */
export function changed(room: Room, game: GameId): void {
  room.follow(game);
  for (const listener of room.listeners) {
    try {
      listener(game);
    } catch (error) {
      room.log.error({ game, err: error }, 'A change was made, and whoever listens to changes failed');
    }
  }
}

/** Decides and commits, and once more where somebody else has changed the game meanwhile. */
function settle(room: Room, input: Input, now?: number): Settled {
  const { interaction } = input.by;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = interaction === undefined ? undefined : room.store.games.resultOf(interaction);
    if (before !== undefined) return repeated(before);
    const decision = decided(room, input, now ?? room.clock());
    const { writes } = decision.change;
    const committed = writes.length || interaction !== undefined ? room.store.commit(decision.change) : ({ is: 'done' } as const);
    if (committed.is === 'repeated') return repeated(committed.result);
    if (committed.is === 'stale') continue;
    remember(room, decision);
    return decision;
  }
  throw new Error(`${input.operation} was decided ${TRIES} times, and each time somebody else had changed the game`);
}

const repeated = (result: unknown): Settled => ({ outcome: { ...(result as Outcome), repeated: true }, done: {} });

/** Decides from what the store has, and looks up what is missing. Numbers that were drawn stay drawn. */
function decided(room: Room, input: Input, now: number): Decision {
  const drawn: number[] = [];
  const secret = randomBytes(16).toString('hex');
  let known = knownOf(room, input.game.toUpperCase());
  for (;;) {
    let next = 0;
    const random = (n: number): number => (drawn[next++] ??= room.random(n));
    const moment: Moment = { now, random, secret, editions: room.editions };
    try {
      return decide(known, input, moment);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const found: unknown = room.store.lookUp(error.what, error.by);
      known = { ...known, found: { ...known.found, [foundAs(error.what, error.by)]: found } };
    }
  }
}

function knownOf(room: Room, game: GameId): Known {
  const record = game === '' ? emptyRecord(game) : room.store.record(game);
  const kept = room.states.get(game);
  const here = record.members.flatMap(({ user, leftAt }) => {
    const at = leftAt === null ? room.here.get(hereKey(game, user)) : undefined;
    return at === undefined ? [] : [[user, at] as const];
  });
  return { ...record, ...(kept && { kept }), here: Object.fromEntries(here) };
}

const hereKey = (game: GameId, user: string): string => `${game} ${user}`;

/** What is kept in mind of a change, once it is made. */
function remember(room: Room, { change: { game, writes }, kept, here, stirred, renewed }: Decision): void {
  if (game === null) return;
  if (kept) room.states.set(game, kept);
  for (const [user, at] of Object.entries(here)) room.here.set(hereKey(game, user), at);
  if (stirred) room.stirred.add(game);
  if (writes.some(({ into, is }) => into === 'drafts' && is !== 'drop')) room.plans.add(game);
  room.renewed += renewed;
}
