import { call, choose, chosenKey, type Spec } from '#engine';
import { on, technology, type Game } from '#ti4/rules/components/component.ts';
import { question } from '#ti4/rules/game.ts';
import { atPlace, nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import { producersIn, productionOf } from '#ti4/rules/production/production-capacity.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { findProducingPlanet } from '#ti4/rules/production/producing-planets.ts';

/** Returns a seat's units with Production that have not just been used. */
const others = (game: Game, seat: SeatId, used: readonly UnitId[]): Unit[] =>
  Object.keys(game.state.systems)
    .flatMap((system) => producersIn(game, seat, system))
    .filter(({ id }) => !used.includes(id));

const labelOf = (game: Game, unit: Unit): string =>
  findProducingPlanet(game, unit.id)
    ? nameOfPlanet(game, unit.planet ?? '')
    : `${nameOfUnit(unit.type)} ${atPlace(game, unit)}`;

const which = question<{ used: UnitId[] }>()(
  'agency-supply-network',
  (game, seat, { used }): Spec =>
    choose(
      'Which other unit do you use for Production?',
      others(game, seat, used).map((unit) => ({
        key: unit.id,
        label: labelOf(game, unit),
        hint: `Production ${productionOf(game, unit)}`,
      })),
    ),
  { title: 'choose another unit to produce' },
);

export default technology({
  id: 'agency-supply-network',
  name: 'Agency Supply Network',
  set: 'codex-3',
  faction: 'keleres',
  text: 'After your units use Production: you may use the Production of another of your units, in any system. That use does not trigger this card again.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  questions: [which],
  reactions: [
    on('after', 'production-ends', {
      isUsable: (game, { holder }, { seat, by = [], additional }) =>
        seat === holder && !additional && by.length > 0 && others(game, holder, by).length > 0,
      target: (_game, { holder }, { by = [] }) => which.ask(holder, { used: by }),
      effect: (game, { holder }, { by = [] }, target) => {
        const unit = others(game, holder, by).find(({ id }) => id === chosenKey(target));
        return (
          unit && call(produceUnits, { seat: holder, system: unit.system, by: [unit.id], additional: true }, 'finish')
        );
      },
    }),
  ],
});
