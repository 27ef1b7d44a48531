import { technology } from '#ti4/rules/components/component.ts';
import { isStructure, unitsAt } from '#ti4/rules/units/units.ts';

export default technology({
  id: 'aerie-hololattice',
  name: 'Aerie Hololattice',
  set: 'pok',
  faction: 'argent',
  text: 'Other players cannot move ships through systems where you have structures. Each planet with your structures has Production 1.',
  advice: { gains: { resources: 1 } },
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  modifiers: {
    'movement-barred': (game, { holder }, barred, { seat, system, through, anomaly }) =>
      barred ??
      (anomaly === undefined &&
      through &&
      seat !== holder &&
      unitsAt(game, { owner: holder, system }).some((unit) => isStructure(game, unit))
        ? 'Ships cannot move through systems where Argent has structures.'
        : undefined),
    'planet-production': (game, { holder }, production, { planet }) =>
      game.state.planets[planet]?.controller === holder &&
      unitsAt(game, { owner: holder, planet }).some((unit) => isStructure(game, unit))
        ? production + 1
        : production,
  },
});
