import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { Game } from '#ti4/rules/game.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import type { SeatId, UnitId, UnitType } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';

const TYPES: readonly UnitType[] = ['dreadnought', 'cruiser', 'destroyer'];

function ships(game: Game, seat: SeatId): UnitId[] {
  const systems = planetsOf(game, seat).map((planet) => planet.system);
  return unitsAt(game, { notOwner: seat })
    .filter((unit) => TYPES.includes(unit.type) && systems.includes(unit.system))
    .map((unit) => unit.id);
}

export default actionCard({
  id: 'lucky-shot',
  name: 'Lucky Shot',
  set: 'base',
  text: "Action: destroy another player's dreadnought, cruiser or destroyer in a system where you control a planet.",
  copies: 1,
  advice: { harms: { units: { dreadnought: 1 } } },
  questions: [chooseUnit],
  action: {
    problem: (game, { holder }) =>
      ships(game, holder).length
        ? undefined
        : 'No other player has a dreadnought, cruiser or destroyer in a system where you control a planet.',
    target: (game, { holder }) =>
      chooseUnit.ask(holder, { prompt: 'Which ship do you destroy?', units: ships(game, holder) }),
    effect: (game, { holder }, [ship]) =>
      ship !== undefined && ships(game, holder).includes(ship)
        ? call(destroyUnits, { units: [ship], by: holder }, 'finish')
        : undefined,
  },
});
