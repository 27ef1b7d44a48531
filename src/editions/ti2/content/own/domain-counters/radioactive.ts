import { destroyUnits, groundForcesOn } from '#ti2/rules/units/units.ts';
import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'radioactive',
  name: 'Radioactive',
  counters: { 0: 3 },
  text: 'When you land: destroy all your ground forces that landed. Then remove this counter.',
  sources: { text: 'confirmed', copies: 'own' },
  met: (game, { seat, planet }) => destroyUnits(game, groundForcesOn(game, planet, seat)),
});
