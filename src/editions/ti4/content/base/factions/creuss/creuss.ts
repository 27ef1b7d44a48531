import { wormholesIn } from '../../../../rules/units/board.ts';
import { faction } from '../../../../rules/components/component.ts';
import type { Game } from '../../../../rules/game.ts';
import { seatOf } from '../../../../rules/seats.ts';
import type { SeatId, SystemId } from '../../../../rules/state.ts';

const joined = (game: Game, system: SystemId, seat: SeatId): boolean =>
  wormholesIn(game, system, seat).some((wormhole) => wormhole === 'alpha' || wormhole === 'beta');

export default faction({
  id: 'creuss',
  name: 'The Ghosts of Creuss',
  set: 'base',
  text: 'Quantum Entanglement: to you all systems with alpha or beta wormholes are adjacent, whatever else is in effect. Slipstream: in your tactical actions your ships that start at home or at such a wormhole move 1 further. Creuss Gate: it lies on the board in the place of your home system, which lies apart.',
  commodities: 4,
  homeTile: '51',
  gateTile: '17',
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['gravity-drive'],
  technologies: ['dimensional-splicer', 'wormhole-generator'],
  units: { flagship: 'hil-colish' },
  promissoryNote: 'creuss-iff',
  modifiers: {
    adjacent: (game, { holder }, near, { seat, a, b }) =>
      near || (seat === holder && a !== b && joined(game, a, holder) && joined(game, b, holder)),
    move: (game, { holder }, move, { seat, unit }) =>
      seat === holder && (unit.system === seatOf(game, holder).home || joined(game, unit.system, holder)) ? move + 1 : move,
  },
});
