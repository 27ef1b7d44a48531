import { call } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { loseLeastOrChosen } from '#ti3/rules/politics/imposed-choices.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';

export default domainCounter({
  id: 'biohazard',
  name: 'Biohazard',
  text: 'Destroy 1 of the ground forces that landed. If others are left, you gain control of the planet and remove this counter. If not, the counter stays and does the same at the next landing.',
  confidence: 'high',
  counters: { 0: 4 },
  met: (game, { seat, planet }) => {
    const units = groundForcesOn(game, planet, seat).map(({ id }) => id);
    return call(loseLeastOrChosen, { losses: [{ seat, units, count: 1 }] }, 'finish');
  },
  lasts: true,
  toll: () => 1,
});
