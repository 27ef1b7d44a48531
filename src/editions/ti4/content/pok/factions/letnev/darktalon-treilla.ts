import { leader } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { setHeroAside } from '#ti4/rules/leaders/leaders.ts';

export default leader({
  id: 'darktalon-treilla',
  set: 'pok',
  faction: 'letnev',
  name: 'Darktalon Treilla',
  role: 'hero',
  text: 'Action: for the rest of this round, your fleet pool does not limit your ships. Purge this card at the end of the round.',
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
