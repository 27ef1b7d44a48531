import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { placeableCount, unitToTake } from '#ti4/rules/units/reinforcements.ts';
import {
  arrivalProblem,
  hasUnitCard,
  countInReinforcements,
  placeUnits,
  removeUnit,
  unitsAt,
} from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const ID = 'i48s';
const IN_SPACE = 'space';

/** Returns a player's infantry in a system that a mech can replace, by place: one for each planet, and one in space. */
function infantry(game: Game, seat: SeatId, system: SystemId): Map<string, Unit> {
  const there = unitsAt(game, { owner: seat, system, type: 'infantry' }).filter(
    ({ planet }) => planet === undefined || arrivalProblem(game, seat, 'mech', planet) === undefined,
  );
  return new Map(there.map((unit) => [unit.planet ?? IN_SPACE, unit]));
}

const whichInfantry = question<{ system: SystemId }>()(
  ID,
  (game, seat, { system }): Spec => {
    const places = [...infantry(game, seat, system).keys()];
    return places.length
      ? choose(
          'Where do you replace 1 infantry with a mech?',
          places.map((key) => ({ key, label: key === IN_SPACE ? 'In space' : nameOfPlanet(game, key) })),
          { min: 0, nothing: 'Replace none' },
        )
      : { kind: 'none', reason: 'You no longer have infantry there.' };
  },
  { title: 'replace infantry with a mech' },
);

interface Enhancing {
  seat: SeatId;
  system: SystemId;
  where?: string;
}

const enhance = procedure<Enhancing>()(ID, {
  which: (_game, { seat, system }) => ask([whichInfantry.ask(seat, { system })], 'look'),
  look: (game, data, got) => {
    data.where = chosenKey(got.answer);
    if (data.where === undefined) return done();
    return countInReinforcements(game, data.seat, 'mech') > 0
      ? goto('replace')
      : ask([unitToTake.ask(data.seat, { type: 'mech' })], 'replace');
  },
  // Replaces it in one step, so that the units in space never exceed the capacity.
  replace: (game, { seat, system, where = '' }, got) => {
    const unit = infantry(game, seat, system).get(where);
    const taken = game.state.units[chosenKey(got.answer) ?? ''];
    if (!unit) return done();
    if (taken) removeUnit(game, taken, 'placed-elsewhere');
    if (countInReinforcements(game, seat, 'mech') < 1) return done();
    removeUnit(game, unit, 'replaced');
    placeUnits(game, seat, 'mech', 1, { system, ...(unit.planet !== undefined && { planet: unit.planet }) });
    return done();
  },
});

export default leader({
  id: ID,
  set: 'pok',
  faction: 'l1z1x',
  name: 'I48S',
  role: 'agent',
  text: 'After a player activates a system: you may exhaust this card. That player may replace 1 of their infantry there with a mech.',
  advice: { gains: { resources: 2 } },
  reactions: [
    agentReaction('after', 'system-activated', {
      isUsable: (game, _held, { seat, system }) =>
        hasUnitCard(game, seat, 'mech') &&
        placeableCount(game, seat, 'mech') > 0 &&
        infantry(game, seat, system).size > 0,
      effect: (_game, _held, { seat, system }) => call(enhance, { seat, system }, 'finish'),
    }),
  ],
  procedures: [enhance],
  questions: [whichInfantry],
});
