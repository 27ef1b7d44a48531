import type { AmountOption, Spec } from '#engine';
import { on } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { arrivalProblem, placeUnits, unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const ID = 'ember-colossus';
const ABILITY = 'star-forge';

/** Lists a seat's mechs in or adjacent to a system that an infantry can join. */
const near = (game: Game, seat: SeatId, system: SystemId): Unit[] => {
  const systems = new Set([system, ...adjacentSystems(game, system, seat)]);
  return unitsAt(game, { owner: seat, type: 'mech' }).filter(
    (unit) =>
      systems.has(unit.system) &&
      (unit.planet === undefined || arrivalProblem(game, seat, 'infantry', unit.planet) === undefined),
  );
};

const placeOf = ({ system, planet }: Unit): string => planet ?? system;

/** Asks which mechs get 1 infantry each, with a line for each place with mechs. */
const withWhich = question<{ system: SystemId }, Record<string, number>>()(
  ID,
  (game, seat, { system }): Spec => {
    const mechs = near(game, seat, system);
    if (!mechs.length) return { kind: 'none', reason: 'You have no mech in or adjacent to that system.' };
    const places = [...new Map(mechs.map((unit) => [placeOf(unit), unit]))];
    const lines = places.map(([place, unit]): AmountOption => ({
      key: unitAtKey.format('infantry', place),
      label:
        unit.planet === undefined
          ? `In space at ${nameOfSystem(game, unit.system)}`
          : `On ${nameOfPlanet(game, unit.planet)}`,
      max: mechs.filter((one) => placeOf(one) === place).length,
    }));
    return {
      kind: 'allot',
      prompt: 'With which mechs do you place 1 infantry each?',
      amounts: lines,
      limits: [],
      proposed: Object.fromEntries(lines.map(({ key, max }) => [key, max])),
      emptyLabel: 'Place no infantry',
    };
  },
  { title: 'place infantry with mechs' },
);

export default mech({
  id: ID,
  name: 'Ember Colossus',
  faction: 'muaat',
  text: 'Cost 2, combat 6, Sustain Damage. When you use Star Forge in or adjacent to its system: you may place 1 infantry with this mech.',
  questions: [withWhich],
  reactions: [
    on('when', 'faction-ability-used', {
      isUsable: (game, { holder }, { seat, ability, system }) =>
        seat === holder && ability === ABILITY && near(game, holder, system).length > 0,
      target: (_game, { holder }, { system }) => withWhich.ask(holder, { system }),
      effect: (game, { holder }, { system }, chosen) => {
        for (const unit of near(game, holder, system)) {
          const at = chosen.indexOf(unitAtKey.format('infantry', placeOf(unit)));
          if (at < 0) continue;
          chosen.splice(at, 1);
          placeUnits(game, holder, 'infantry', 1, {
            system: unit.system,
            ...(unit.planet !== undefined && { planet: unit.planet }),
          });
        }
      },
    }),
  ],
});
