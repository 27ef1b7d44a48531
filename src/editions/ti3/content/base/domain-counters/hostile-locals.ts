import { call } from '#engine';
import { fightLocals } from '#ti3/rules/invasion/local-defenders.ts';
import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'hostile-locals',
  name: 'Hostile Locals',
  text: 'As many ground forces as the counter says, 1 to 3, defend the planet. They are not bombarded, and all are back if the landing fails. Once they are beaten the counter goes.',
  confidence: 'high',
  counters: { 1: 5, 2: 2, 3: 1 },
  met: (_game, { seat, system, planet, value }) => call(fightLocals, { seat, system, planet, locals: value }, 'finish'),
  lasts: true,
  toll: (value) => value,
});
