import { call, choose } from '#engine';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsFreeToTake, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { countInReinforcements, shipsIn } from '#ti4/rules/units/units.ts';
import { bestPlacementGains, placementGains } from '#ti4/content/shared/queries/placement-advice.ts';

/**
 * Returns the non-home systems with a wormhole and no other player's ships; an eliminated player's home system stays a
 * home system (33).
 */
const places = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      wormholesIn(game, system, seat).length > 0 &&
      !game.state.order.some((id) => game.state.seats[id].home === system) &&
      shipsIn(game, system).every((ship) => ship.owner === seat),
  );

const where = question<object>()('ghost-ship', (game, seat) => {
  const open = places(game, seat);
  if (!open.length)
    return { kind: 'none', reason: "No non-home system with a wormhole is free of other players' ships now." };
  return choose(
    'Where do you place the destroyer?',
    open.map((system) => ({ key: system, label: nameOfSystem(game, system) })),
  );
});

export default actionCard({
  id: 'ghost-ship',
  name: 'Ghost Ship',
  set: 'base',
  text: "Action: place 1 destroyer in a non-home system with a wormhole and without other players' ships.",
  copies: 1,
  advice: {
    gains: (game, seat) => bestPlacementGains(game, seat, places(game, seat), 'destroyer'),
    choices: (game, seat, system) => placementGains(game, seat, system, 'destroyer'),
  },
  action: {
    problem: (game, { holder }) => {
      if (!places(game, holder).length) return "No non-home system with a wormhole is free of other players' ships.";
      return countInReinforcements(game, holder, 'destroyer') > 0 || unitsFreeToTake(game, holder, 'destroyer').length
        ? undefined
        : 'You have no destroyer to place.';
    },
    target: (_game, { holder }) => where.ask(holder, {}),
    effect: (game, { holder }, [system]) =>
      system !== undefined && places(game, holder).includes(system)
        ? call(placeUnit, { seat: holder, type: 'destroyer', system }, 'finish')
        : undefined,
  },
  questions: [where],
});
