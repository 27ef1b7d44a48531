import { technology, on, type Game } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { homePlanetsOf } from '#ti3/rules/planets/planets.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import type { PlanetId, SeatId, UnitType } from '#ti3/rules/terms.ts';

const RETURNS = 5;

const homes = (game: Game, seat: SeatId): PlanetId[] =>
  homePlanetsOf(game, seat).flatMap(({ id, owner }) => (owner === seat ? [id] : []));

/** Counts the ground forces among units. */
const troopsAmong = (game: Game, units: Partial<Record<UnitType, number>>): number =>
  (Object.entries(units) as [UnitType, number][]).reduce(
    (sum, [type, count]) => sum + (hasQuality(game, 'ground-force', { type }) ? count : 0),
    0,
  );

export default technology({
  id: 'gen-synthesis',
  name: 'Gen Synthesis',
  text: 'Your ground forces get +1 on their rolls in invasion combat. After they are destroyed: roll 1 die for each. For each 5 to 10, place 1 ground force on a planet you control in your home system.',
  color: 'green',
  needs: ['cybernetics'],
  confidence: 'high',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, type, purpose }) =>
      seat === holder && hasQuality(game, 'ground-force', { type }) && purpose === 'ground' ? bonus + 1 : bonus,
  },
  reactions: [
    on('after', 'units-destroyed', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, units }) =>
        seat === holder && troopsAmong(game, units) > 0 && homes(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet.ask(holder, {
          prompt: 'To which home planet do your ground forces return?',
          planets: homes(game, holder),
        }),
      effect: (game, { holder, component }, { units }, [planet]) => {
        const faces = game.roll(component, troopsAmong(game, units));
        const hits = faces.filter((face) => face >= RETURNS).length;
        game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits });
        if (planet !== undefined) placeFreeUnits(game, holder, 'ground-force', planet, hits);
      },
    }),
  ],
});
