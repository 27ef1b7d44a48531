import { call } from '#engine';
import { domainCounter } from '#ti2/rules/components/component.ts';
import { freeDock } from '#ti2/rules/phases/placement-phase.ts';

export default domainCounter({
  id: 'industrial-society',
  name: 'Industrial Society',
  counters: { 0: 2 },
  text: 'The player who gains control of the planet may place a free spacedock on it.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (_game, { seat, planet }) => call(freeDock, { seat, planet, by: 'industrial-society' }, 'finish'),
});
