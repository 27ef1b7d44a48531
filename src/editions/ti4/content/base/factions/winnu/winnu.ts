import { call, done } from '../../../../../../engine/index.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { procedure, type Game } from '../../../../rules/game.ts';
import { MECATOL_REX } from '../../../../rules/units/planets.ts';
import { placeStructure, type StructureType } from '../../../../rules/units/structures.ts';
import type { SeatId } from '../../../../rules/state.ts';

const tookMecatol = (game: Game, seat: SeatId): boolean => {
  const since = game.facts.findLastIndex(({ type }) => type === 'system-activated');
  return (
    game.state.planets[MECATOL_REX]?.controller === seat &&
    game.facts.slice(Math.max(0, since)).some((fact) => fact.type === 'planet-taken' && fact.planet === MECATOL_REX && fact.seat === seat)
  );
};

/** One of each, as far as its owner wants. */
const reclaim = procedure<{ seat: SeatId; left: StructureType[] }>()('reclamation', {
  next: (game, data) => {
    const type = data.left.shift();
    const system = game.state.planets[MECATOL_REX]?.system;
    return type && system ? call(placeStructure, { seat: data.seat, types: [type], system, optional: true }, 'next') : done();
  },
});

export default faction({
  id: 'winnu',
  name: 'The Winnu',
  set: 'base',
  text: 'Blood Ties: you remove the custodians token without spending influence. Reclamation: after a tactical action in which you took Mecatol Rex, you may put a PDS and a space dock on it.',
  commodities: 3,
  homeTile: '07',
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
  startingTechnologies: [],
  startingChoice: { count: 1, of: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'] },
  technologies: ['lazax-gate-folding', 'hegemonic-trade-policy'],
  units: { flagship: 'salai-sai-corian' },
  promissoryNote: 'acquiescence',
  modifiers: {
    'custodians-cost': (_game, { holder }, cost, { seat }) => (seat === holder ? 0 : cost),
  },
  reactions: [
    on('after', 'tactical-action-ends', {
      usable: (game, { holder }, { seat }) => seat === holder && tookMecatol(game, holder),
      effect: (_game, { holder }) => call(reclaim, { seat: holder, left: ['pds', 'space-dock'] }, 'finish'),
    }),
  ],
  procedures: [reclaim],
});
