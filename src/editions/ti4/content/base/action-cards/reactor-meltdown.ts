import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';

const docks = (game: Game, seat: SeatId): UnitId[] =>
  unitsAt(game, { type: 'space-dock', notOwner: seat })
    .filter((unit) => !isHomeSystem(game, unit.system))
    .map((unit) => unit.id);

export default actionCard({
  id: 'reactor-meltdown',
  name: 'Reactor Meltdown',
  set: 'base',
  text: "Action: destroy another player's space dock outside home systems.",
  copies: 1,
  advice: { harms: { units: { 'space-dock': 1 } } },
  questions: [chooseUnit],
  action: {
    problem: (game, { holder }) =>
      docks(game, holder).length ? undefined : 'No other player has a space dock outside home systems.',
    target: (game, { holder }) =>
      chooseUnit.ask(holder, { prompt: 'Which space dock do you destroy?', units: docks(game, holder) }),
    effect: (game, { holder }, [dock]) =>
      dock !== undefined && docks(game, holder).includes(dock)
        ? call(destroyUnits, { units: [dock], by: holder }, 'finish')
        : undefined,
  },
});
