import { call } from '#engine';
import { fightLocals } from '#ti3/rules/invasion/local-defenders.ts';
import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'hostile-locals',
  name: 'Hostile Locals',
  text: 'Local ground forces, 1 to 3 as shown on the counter, defend the planet. They cannot be bombarded. If your landing fails, all the locals return; if it succeeds, remove this counter.',
  confidence: 'high',
  counters: { 1: 5, 2: 2, 3: 1 },
  met: (_game, { seat, system, planet, value }) => call(fightLocals, { seat, system, planet, locals: value }, 'finish'),
  lasts: true,
  toll: (value) => value,
});
