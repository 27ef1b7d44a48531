import { call } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { explore, findExplorableToken } from '#ti4/rules/exploration/exploration.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

/** Lists the systems with a token that can be explored, in or adjacent to a system with a seat's ships. */
function systems(game: Game, seat: SeatId): SystemId[] {
  const ships = unitsAt(game, { owner: seat, space: true }).filter((unit) => isShip(game, unit));
  return Object.keys(game.state.systems).filter(
    (system) =>
      findExplorableToken(game, system) !== undefined &&
      ships.some((ship) => ship.system === system || isAdjacent(game, ship.system, system, seat)),
  );
}

export default actionCard({
  id: 'exploration-probe',
  name: 'Exploration Probe',
  set: 'pok',
  text: 'Action: explore a frontier token in or adjacent to a system with your ships.',
  copies: 1,
  advice: { gains: { tradeGoods: 2 } },
  questions: [chooseSystem],
  action: {
    problem: (game, { holder }) =>
      systems(game, holder).length
        ? undefined
        : 'None of your ships is in or adjacent to a system with a frontier token.',
    target: (game, { holder }) =>
      chooseSystem.ask(holder, { prompt: 'Which frontier token do you explore?', systems: systems(game, holder) }),
    effect: (game, { holder }, [system]) =>
      system !== undefined && systems(game, holder).includes(system)
        ? call(explore, { seat: holder, system }, 'finish')
        : undefined,
  },
});
