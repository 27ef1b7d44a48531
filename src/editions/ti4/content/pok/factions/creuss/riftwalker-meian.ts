import { leader, type Game } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { swapSystems } from '#ti4/rules/board/tile-replacement.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

/**
 * Lists the systems that a seat can swap. Systems outside the galaxy, such as the wormhole nexus and the Creuss home
 * system, have no position to swap.
 */
const movable = (game: Game, seat: SeatId): SystemId[] =>
  Object.values(game.state.systems)
    .filter(
      ({ id, position }) =>
        position !== null &&
        (wormholesIn(game, id, seat).length > 0 || unitsAt(game, { system: id, owner: seat }).length > 0),
    )
    .map(({ id }) => id);

export default leader({
  id: 'riftwalker-meian',
  set: 'pok',
  faction: 'creuss',
  name: 'Riftwalker Meian',
  role: 'hero',
  text: "Action: swap the positions of 2 systems, with everything in them. Each must have a wormhole or your units; neither can be Creuss's home system or the wormhole nexus. Then purge this card.",
  questions: [chooseSystem],
  action: {
    problem: (game, { holder }) =>
      movable(game, holder).length < 2 ? 'You need 2 systems that you can swap.' : undefined,
    target: (game, { holder }) =>
      chooseSystem.ask(holder, { prompt: 'Which system do you swap?', systems: movable(game, holder) }),
    furtherTarget: (game, { holder }, [first, second]) =>
      second !== undefined
        ? undefined
        : chooseSystem.ask(holder, {
            prompt: 'With which system do you swap it?',
            systems: movable(game, holder).filter((system) => system !== first),
          }),
    effect: (game, held, target) => {
      const open = movable(game, held.holder);
      const [a, b] = target;
      if (a === undefined || b === undefined || a === b || !open.includes(a) || !open.includes(b)) return;
      swapSystems(game, held.holder, a, b);
      purgeLeader(game, held);
    },
  },
});
