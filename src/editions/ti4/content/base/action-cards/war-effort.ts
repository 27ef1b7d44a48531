import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsFreeToTake, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { countInReinforcements, shipsIn } from '#ti4/rules/units/units.ts';
import { bestPlacementGains, placementGains } from '#ti4/content/shared/queries/placement-advice.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => shipsIn(game, system, seat).length > 0);

export default actionCard({
  id: 'war-effort',
  name: 'War Effort',
  set: 'base',
  text: 'Action: place 1 cruiser in a system with your ships.',
  copies: 1,
  advice: {
    gains: (game, seat) => bestPlacementGains(game, seat, systems(game, seat), 'cruiser'),
    choices: (game, seat, system) => placementGains(game, seat, system, 'cruiser'),
  },
  questions: [chooseSystem],
  action: {
    problem: (game, { holder }) => {
      if (!systems(game, holder).length) return 'You have no ships on the board.';
      return countInReinforcements(game, holder, 'cruiser') > 0 || unitsFreeToTake(game, holder, 'cruiser').length
        ? undefined
        : 'You have no cruiser to place.';
    },
    target: (game, { holder }) =>
      chooseSystem.ask(holder, { prompt: 'In which system do you place 1 cruiser?', systems: systems(game, holder) }),
    effect: (game, { holder }, [system]) =>
      system !== undefined && systems(game, holder).includes(system)
        ? call(placeUnit, { seat: holder, type: 'cruiser', system }, 'finish')
        : undefined,
  },
});
