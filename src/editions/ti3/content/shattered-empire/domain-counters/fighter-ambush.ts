import { call } from '#engine';
import { fightAmbushers } from '#ti3/rules/combat/ambush.ts';
import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'fighter-ambush',
  name: 'Fighter Ambush',
  text: 'When you land: your ships fight local fighters, 1 to 3 as shown on the counter, without an anti-fighter barrage. If you lose all ships there, your landed ground forces are destroyed and all fighters return; if you win, remove this counter.',
  confidence: 'high',
  counters: { 1: 2, 2: 2, 3: 1 },
  met: (_game, { seat, system, planet, value }) =>
    call(fightAmbushers, { seat, system, planet, fighters: value }, 'finish'),
  lasts: true,
  toll: () => 0.5,
});
