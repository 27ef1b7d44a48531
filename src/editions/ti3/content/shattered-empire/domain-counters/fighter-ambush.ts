import { call } from '#engine';
import { fightAmbushers } from '#ti3/rules/combat/ambush.ts';
import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'fighter-ambush',
  name: 'Fighter Ambush',
  text: 'When you land: your ships fight 1 to 3 fighters, as shown on the counter, with no anti-fighter barrage. If you win, remove this counter. If not, destroy your landed ground forces; all fighters return.',
  confidence: 'high',
  counters: { 1: 2, 2: 2, 3: 1 },
  met: (_game, { seat, system, planet, value }) =>
    call(fightAmbushers, { seat, system, planet, fighters: value }, 'finish'),
  lasts: true,
  toll: () => 0.5,
});
