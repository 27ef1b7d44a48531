import { ask, call, chosenKey, choose, done } from '#engine';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { canProduceAnything, productionProblem, produceUnits } from './production.ts';

// Production in a system of the player's choice, without activating it (E3 9.6).

/** Returns the systems where a seat's docks could produce. */
export const systemsToBuildIn = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => productionProblem(game, seat, system) === undefined);

/**
 * Returns the message for a seat that could produce and pay for nothing in any system now; undefined if it could. It is
 * a warning only, since the seat may still gain something before.
 */
export const productionAnywhereProblem = (
  game: Game,
  seat: SeatId,
  more: { given?: number; most?: number } = {},
): string | undefined =>
  systemsToBuildIn(game, seat).some((system) => canProduceAnything(game, seat, system, more))
    ? undefined
    : 'You cannot produce units now, so it would have no effect.';

const where = question<object>()(
  'produce-where',
  (game, seat) => {
    const systems = systemsToBuildIn(game, seat);
    if (!systems.length) return { kind: 'none', reason: 'You have no space dock that can produce.' };
    return choose(
      'In which system do you produce?',
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
    );
  },
  { title: 'choose where to produce', forced: true },
);

/** Produces in a system of the seat's choice. `given`: extra resources; `most`: maximum number of units. */
export const produceAnywhere = procedure<{ seat: SeatId; given?: number; most?: number }>()('produce-anywhere', {
  ask: (_game, { seat }) => ask([where.ask(seat, {})], 'chosen'),
  chosen: (_game, { seat, given, most }, { answer }) => {
    const system = chosenKey(answer);
    return system === undefined
      ? done()
      : call(produceUnits, { seat, system, ...(given && { given }), ...(most && { most }) }, 'end');
  },
  end: () => done(),
});

export const productionAnywhereProcedures = [produceAnywhere];
export const productionAnywhereQuestions = [where];
