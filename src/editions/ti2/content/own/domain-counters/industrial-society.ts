import { call } from '#engine';
import { domainCounter } from '#ti2/rules/components/component.ts';
import { freeDock } from '#ti2/rules/phases/placement-phase.ts';

export default domainCounter({
  id: 'industrial-society',
  name: 'Industrial Society',
  counters: { 0: 2 },
  text: 'After you land and gain control: you may place a free spacedock on this planet.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (_game, { seat, planet }) => call(freeDock, { seat, planet, by: 'industrial-society' }, 'finish'),
});
