import { leader } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { setHeroAside } from '#ti4/rules/leaders/leaders.ts';

export default leader({
  id: 'darktalon-treilla',
  set: 'pok',
  faction: 'letnev',
  name: 'Darktalon Treilla',
  role: 'hero',
  text: 'Action: until this round ends, your fleet pool and laws do not limit how many non-fighter ships you have in a system. When this round ends: purge this card.',
  advice: { gains: { units: { dreadnought: 0.6 } } },
  action: {
    problem: () => undefined,
    effect: (game, held) => {
      addEffect(game, held.component, held.holder, true, 'round');
      setHeroAside(game, held);
    },
  },
  modifiers: {
    'fleet-limit': (_game, { holder, memory }, limit, { seat }) =>
      memory === true && seat === holder ? Infinity : limit,
  },
});
