import { call } from '../../../../../engine/index.ts';
import { domainCounter } from '../../../rules/components/component.ts';
import { freeDock } from '../../../rules/phases/placement.ts';

export default domainCounter({
  id: 'industrial-society',
  name: 'Industrial Society',
  counters: { 0: 2 },
  text: 'Whoever takes the planet may put a free spacedock there.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (_game, { seat, planet }) => call(freeDock, { seat, planet, by: 'industrial-society' }, 'finish'),
});
