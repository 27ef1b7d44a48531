import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { canProduceAnything } from '#ti4/rules/production/units-to-produce.ts';
import { maxAffordable, type Production } from '#ti4/rules/production/production-capacity.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';

/**
 * Returns the terms on which a seat produces in a system without any unit's Production: as many units as it can pay
 * for.
 */
const overgrown = (game: Game, seat: SeatId, system: SystemId): Production => ({
  seat,
  system,
  limit: maxAffordable(game, { seat, system }, spendableAmount(game, seat, 'resources')),
});

/** Lists the systems where a seat has ground forces, on planets or in space, and can produce something. */
const soil = (game: Game, seat: SeatId, done: readonly SystemId[] = []): SystemId[] =>
  [
    ...new Set(
      unitsAt(game, { owner: seat })
        .filter((unit) => isGroundForce(game, unit))
        .map(({ system }) => system),
    ),
  ].filter((system) => !done.includes(system) && canProduceAnything(game, overgrown(game, seat, system)));

const whereNext = question<{ done: SystemId[] }>()(
  'letani-miasmiala',
  (game, seat, { done: before }): Spec => {
    const systems = soil(game, seat, before);
    if (!systems.length) return { kind: 'none', reason: 'There is no other system where you can produce.' };
    return choose(
      'In which system do you produce? You can choose more systems afterward.',
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
      { min: 0 },
    );
  },
  { title: 'choose where to produce' },
);

const overgrowth = procedure<{ seat: SeatId; key: string; done: SystemId[] }>()('overgrowth', {
  where: (_game, { seat, done: before }) => ask([whereNext.ask(seat, { done: before })], 'produce'),
  produce: (game, data, got) => {
    const system = chosenKey(got.answer);
    if (system === undefined) return goto('purge');
    data.done.push(system);
    return call(produceUnits, overgrown(game, data.seat, system), 'where');
  },
  purge: (game, { seat, key }) => {
    purgeLeader(game, { holder: seat, key });
    return done();
  },
});

export default leader({
  id: 'letani-miasmiala',
  name: 'Letani Miasmiala',
  set: 'pok',
  faction: 'arborec',
  role: 'hero',
  text: 'Action: produce any number of units, at their usual cost, in any number of systems where you have ground forces. Then purge this card.',
  advice: { gains: { units: { infantry: 4, carrier: 1 } }, spends: { resources: 4 } },
  action: {
    problem: (game, { holder }) =>
      soil(game, holder).length ? undefined : 'You cannot produce in any system with your ground forces.',
    effect: (_game, { holder, key }) => call(overgrowth, { seat: holder, key, done: [] }, 'finish'),
  },
  procedures: [overgrowth],
  questions: [whereNext],
});
