import { call, chosenKey } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const doomed = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  unitsAt(game, { system, notOwner: seat })
    .filter(({ type }) => type === 'infantry' || type === 'fighter')
    .map(({ id }) => id);

/** Lists the systems adjacent to a seat's space docks. A dock is not adjacent to its own system. */
const inReach = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(
    unitsAt(game, { owner: seat, type: 'space-dock' }).flatMap(({ system }) => adjacentSystems(game, system, seat)),
  ),
];

export default leader({
  id: 'gurno-aggero',
  name: 'Gurno Aggero',
  set: 'pok',
  faction: 'saar',
  role: 'hero',
  text: "Action: choose a system adjacent to your space dock. Destroy all other players' infantry and fighters there. Then purge this card.",
  advice: {
    harms: (game, seat) => ({
      units: { infantry: Math.max(0, ...inReach(game, seat).map((system) => doomed(game, seat, system).length)) - 2 },
    }),
    choices: (game, seat, system) => ({ units: { infantry: doomed(game, seat, system).length } }),
  },
  action: {
    problem: (game, { holder }) =>
      inReach(game, holder).some((system) => doomed(game, holder, system).length)
        ? undefined
        : 'No other player has infantry or fighters in a system adjacent to your space docks.',
    target: (game, { holder }) =>
      chooseSystem.ask(holder, {
        prompt: 'In which system do you destroy all infantry and fighters?',
        systems: inReach(game, holder),
      }),
    effect: (game, held, target) => {
      const system = chosenKey(target);
      purgeLeader(game, held);
      const units = system === undefined ? [] : doomed(game, held.holder, system);
      return units.length ? call(destroyUnits, { units, by: held.holder }, 'finish') : undefined;
    },
  },
});
