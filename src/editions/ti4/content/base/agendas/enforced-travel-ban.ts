import { call } from '#engine';
import { isAdjacent, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default agenda({
  id: 'enforced-travel-ban',
  name: 'Enforced Travel Ban',
  set: 'base',
  text: 'For: during movement, alpha and beta wormholes have no effect. Against: destroy all PDS in systems with wormholes and in systems adjacent to those.',
  type: 'law',
  elect: 'for-against',
  // Affects all movement, retreats included, but neither neighbors nor the range of Space Cannon.
  modifiers: {
    'movement-wormholes': (_game, _held, wormholes) =>
      wormholes.filter((wormhole) => wormhole !== 'alpha' && wormhole !== 'beta'),
  },
  resolve: (game, outcome) => {
    if (outcome === 'for') return undefined;
    const holes = Object.keys(game.state.systems).filter((system) => wormholesIn(game, system).length > 0);
    const doomed = unitsAt(game, { type: 'pds' }).filter((pds) =>
      holes.some((hole) => hole === pds.system || isAdjacent(game, hole, pds.system)),
    );
    return call(destroyUnits, { units: doomed.map((unit) => unit.id), by: null }, 'finish');
  },
});
