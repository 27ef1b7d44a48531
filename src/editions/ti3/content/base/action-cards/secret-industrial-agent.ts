import { actionCard } from '#ti3/rules/components/component.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { destroyUnits, hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import type { SeatId, UnitId } from '#ti3/rules/terms.ts';

const docks = (game: Game, seat: SeatId): UnitId[] =>
  allUnits(game).flatMap((unit) =>
    unit.owner !== seat && hasQuality(game, 'produces', unit) && !isHomeSystem(game, unit.system) ? [unit.id] : [],
  );

export default actionCard({
  id: 'secret-industrial-agent',
  name: 'Secret Industrial Agent',
  copies: 1,
  text: "Action: destroy another player's space dock outside the home systems.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      docks(game, holder).length ? undefined : 'No other player has a space dock outside the home systems.',
    target: (game, { holder }) =>
      chooseUnit.ask(holder, { prompt: 'Which space dock do you destroy?', units: docks(game, holder) }),
    effect: (game, { holder }, [dock]) => {
      if (dock !== undefined && docks(game, holder).includes(dock)) destroyUnits(game, [game.state.units[dock]]);
    },
  },
});
