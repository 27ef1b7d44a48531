import { call, done } from '#engine';
import { procedure } from '#ti4/rules/game.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { placeStructure, type StructureType } from '#ti4/rules/units/structures.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { planetsGainedInAction } from '#ti4/content/shared/queries/tactical-action-history.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

/**
 * Places one structure of each type, as far as possible. A seat that has none of a type in its reinforcements decides
 * whether to take one from the board.
 */
const reclaim = procedure<{ seat: SeatId; left: StructureType[] }>()('reclamation', {
  next: (game, data) => {
    const type = data.left.shift();
    const system = game.state.planets[MECATOL_REX]?.system;
    return type && system ? call(placeStructure, { seat: data.seat, types: [type], system }, 'next') : done();
  },
});

export default ability({
  id: 'reclamation',
  name: 'Reclamation',
  set: 'base',
  faction: 'winnu',
  text: 'After a tactical action in which you gained control of Mecatol Rex: you may place both 1 PDS and 1 space dock on it.',
  reactions: [
    on('after', 'tactical-action-ends', {
      isUsable: (game, { holder }, { seat }) =>
        seat === holder && planetsGainedInAction(game, holder).includes(MECATOL_REX),
      effect: (_game, { holder }) => call(reclaim, { seat: holder, left: ['pds', 'space-dock'] }, 'finish'),
    }),
  ],
  procedures: [reclaim],
});
