import { call } from '#engine';
import { fightAmbushers } from '#ti3/rules/combat/ambush.ts';
import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'fighter-ambush',
  name: 'Fighter Ambush',
  text: 'As many fighters as the counter says, 1 to 3, fight your ships there; nobody hunts fighters before it. If no ship is left those who landed die, and the fighters are all back. Once they are beaten the counter goes.',
  confidence: 'high',
  counters: { 1: 2, 2: 2, 3: 1 },
  met: (_game, { seat, system, planet, value }) =>
    call(fightAmbushers, { seat, system, planet, fighters: value }, 'finish'),
  lasts: true,
  toll: () => 0.5,
});
