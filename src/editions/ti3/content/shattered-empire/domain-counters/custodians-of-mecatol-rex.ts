import { call, done } from '#engine';
import { fightAmbushers } from '#ti3/rules/combat/ambush.ts';
import { fightLocals } from '#ti3/rules/invasion/local-defenders.ts';
import { domainCounter, type CounterEncounter } from '#ti3/rules/components/component.ts';
import { procedure } from '#ti3/rules/game.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { groundForcesOn } from '#ti3/rules/units/units.ts';

const FIGHTERS = 3;
const TROOPS = 2;

const fight = procedure<CounterEncounter>()('custodians-of-mecatol-rex', {
  space: (_game, { seat, system, planet }) =>
    call(fightAmbushers, { seat, system, planet, fighters: FIGHTERS }, 'ground'),
  ground: (game, { seat, system, planet }) =>
    groundForcesOn(game, planet, seat).length
      ? call(fightLocals, { seat, system, planet, locals: TROOPS }, 'end')
      : done(),
  end: () => done(),
});

export default domainCounter({
  id: 'custodians-of-mecatol-rex',
  name: 'Custodians of Mecatol Rex',
  text: 'When you land on Mecatol Rex: your ships fight 3 local fighters, with no anti-fighter barrage. If you lose all your ships, destroy your landed ground forces. Otherwise, they fight 2 local ground forces. If you gain control, remove this counter. If not, all locals return.',
  confidence: 'medium',
  // It is not mixed with the other domain counters.
  counters: {},
  liesOn: MECATOL_REX,
  option: 'custodians',
  met: (_game, met) => call(fight, met, 'finish'),
  lasts: true,
  toll: () => TROOPS,
  procedures: [fight],
});
