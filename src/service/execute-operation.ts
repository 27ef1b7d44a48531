import { randomBytes } from 'node:crypto';
import { emptyRecord, OutcomeUnknown, storable, whileHolding, type Change, type Committed } from '#store';
import { decide, type Decision, type Input, type InputOf, type Moment } from './operations/decide.ts';
import type { Done } from './operations/operation-context.ts';
import { bearInMind, knownOf, madeOf, type Known } from './game-reader.ts';
import type { Operations } from './operations/registry.ts';
import { followed, withErrands } from './jobs/followups.ts';
import { guarded, type Room } from './context.ts';
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
export async function operate<K extends keyof Operations>(room: Room, operation: K, asked: Asked<K>): Promise<Outcome> {
  const { outcome } = await change(room, operation, asked);
  if (!outcome) throw new Error(`${operation} is no change of a game`);
  if (!outcome.repeated) await changed(room, outcome.game);
  return outcome;
}

/** The same without telling anybody: of what nobody else can see, or what is told together with something else. */
export async function change<K extends keyof Operations>(
  room: Room,
  operation: K,
  { by, game, given, now }: Asked<K>,
): Promise<Settled> {
  const input = { operation, by, game, given: storable(given ?? {}) } as unknown as Input;
  const settled = await guarded(room, operation, () => settle(room, input, now));
  by.done?.(operation);
  return settled;
}

/** Whether anything came of it. */
export const came = async <K extends keyof Operations>(room: Room, operation: K, asked: Asked<K>): Promise<boolean> =>
  (await change(room, operation, asked)).done.came !== false;

/** Goes on with what was planned, and tells whoever listens. What they make of it does not undo the change. */
export async function changed(room: Room, game: GameId): Promise<void> {
  // Whoever is told goes on by themselves: with what they do next they hold nothing.
  return whileHolding(undefined, async () => {
    try {
      await room.follow(game);
      await followed(room, game);
    } catch (error) {
      room.log.error({ game, err: error }, 'A change was made, and what follows of it could not be gone on with');
    }
    room.store.shared?.wake.tell();
    for (const listener of room.listeners) {
      try {
        listener(game);
      } catch (error) {
        room.log.error({ game, err: error }, 'A change was made, and whoever listens to changes failed');
      }
    }
  });
}

/** Decides and commits, and once more where somebody else has changed the game meanwhile. */
async function settle(room: Room, input: Input, now?: number): Promise<Settled> {
  const { interaction } = input.by;
  for (let tries = 0; tries < TRIES; tries++) {
    // Whether it was asked for before is found as it is written, or where it is refused.
    const known = input.game === '' ? emptyRecord('') : await knownOf(room, input.game);
    const decision = await decided(room, known, input, now ?? room.clock()).catch(async (error) =>
      doneMeanwhile(room, interaction, error),
    );
    if (!decision) continue;
    if (!('change' in decision)) return decision;
    const change = withErrands(room, input.operation, decision);
    const committed =
      change.writes.length || interaction !== undefined
        ? await written(room, change, decision)
        : ({ is: 'done' } as const);
    if (committed.is === 'repeated') return repeated(committed.result);
    if (committed.is === 'stale') continue;
    remember(room, decision);
    return decision;
  }
  throw new Error(`${input.operation} was decided ${TRIES} times, and each time somebody else had changed the game`);
}

async function written(room: Room, change: Change, { stirred, planned }: Decision): Promise<Committed> {
  try {
    return await room.store.commit(change);
  } catch (error) {
    // It may be there all the same: the clock goes on with it, and tells whoever listens.
    if (error instanceof OutcomeUnknown && change.game !== null) {
      if (planned) room.plans.set(change.game, Math.max((change.version ?? 0) + 1, room.plans.get(change.game) ?? 0));
      if (stirred) room.stirred.add(change.game);
      room.behind.add(change.game);
    }
    throw error;
  }
}

/** Something may be refused for its own sake, where it came twice and was done after it was looked whether it had been. */
async function doneMeanwhile(room: Room, interaction: string | undefined, error: unknown): Promise<Settled> {
  const result = interaction === undefined ? undefined : await room.store.games.resultOf(interaction);
  if (result === undefined) throw error;
  return repeated(result);
}

const repeated = (result: unknown): Settled => ({ outcome: { ...(result as Outcome), repeated: true }, done: {} });

/**
 * Decides from what the store has, and looks up what is missing. Numbers that were drawn stay drawn. Undefined where what was looked up is
 * newer than the rest: whatever that comes to says nothing.
 */
async function decided(room: Room, known: Known, input: Input, now: number): Promise<Decision | undefined> {
  const drawn: number[] = [];
  let secret: string | undefined;
  let found = known.found;
  try {
    return await madeOf(room, known, (all) => {
      found = all.found;
      let next = 0;
      const random = (n: number): number => (drawn[next++] ??= room.random(n));
      const moment: Moment = {
        now,
        random,
        secret: () => (secret ??= randomBytes(16).toString('hex')),
        editions: room.editions,
      };
      return decide(all, input, moment);
    });
  } catch (error) {
    if (found === known.found || (await room.store.record(known.id)).version === known.version) throw error;
    return undefined;
  }
}

/** What is kept in mind of a change, once it is made. That it was is not always heard in the order in which changes were made. */
function remember(
  room: Room,
  { change: { game, version, writes }, kept, lasting, stirred, planned, renewed }: Decision,
): void {
  if (game === null) return;
  const now = (version ?? 0) + (writes.length ? 1 : 0);
  const known = room.plans.get(game) ?? 0;
  if (kept) room.states.set(game, kept);
  if (lasting) bearInMind(room, game, { ...lasting, version: now });
  if (stirred) room.stirred.add(game);
  if (planned) room.plans.set(game, Math.max(now, known));
  // What came to nothing was compared with nothing, and what was made before says nothing of what was planned since.
  else if (writes.length && now > known) room.plans.delete(game);
  room.renewed += renewed;
}
