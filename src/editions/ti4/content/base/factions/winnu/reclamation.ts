import { call, done } from '../../../../../../engine/index.ts';
import { procedure } from '../../../../rules/game.ts';
import { MECATOL_REX } from '../../../../rules/units/planets.ts';
import { placeStructure, type StructureType } from '../../../../rules/units/structures.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { takenInAction } from '../../../shared/arrivals.ts';
import { ability, on } from '../../../../rules/components/component.ts';

/** One of each, as far as its owner wants. */
const reclaim = procedure<{ seat: SeatId; left: StructureType[] }>()('reclamation', {
  next: (game, data) => {
    const type = data.left.shift();
    const system = game.state.planets[MECATOL_REX]?.system;
    return type && system
      ? call(placeStructure, { seat: data.seat, types: [type], system, optional: true }, 'next')
      : done();
  },
});

export default ability({
  id: 'reclamation',
  name: 'Reclamation',
  set: 'base',
  faction: 'winnu',
  text: 'After a tactical action in which you took Mecatol Rex, you may put a PDS and a space dock on it.',
  reactions: [
    on('after', 'tactical-action-ends', {
      usable: (game, { holder }, { seat }) => seat === holder && takenInAction(game, holder).includes(MECATOL_REX),
      effect: (_game, { holder }) => call(reclaim, { seat: holder, left: ['pds', 'space-dock'] }, 'finish'),
    }),
  ],
  procedures: [reclaim],
});
