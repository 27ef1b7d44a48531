import { leader } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { setHeroAside } from '#ti4/rules/leaders/leaders.ts';

export default leader({
  id: 'ahk-syl-siven',
  name: 'Ahk-Syl Siven',
  set: 'pok',
  faction: 'nomad',
  role: 'hero',
  text: 'Action: until this round ends, your flagship and the units it transports can move out of systems where you have command tokens. When this round ends: purge this card.',
  advice: { gains: { moves: 2 } },
  action: {
    problem: () => undefined,
    effect: (game, held) => {
      addEffect(game, held.component, held.holder, true, 'round');
      setHeroAside(game, held);
    },
  },
  modifiers: {
    'held-by-token': (_game, { holder, memory }, holds, { seat, ship }) =>
      holds && !(memory === true && seat === holder && ship?.type === 'flagship'),
  },
});
