import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import ceasefire, { raiseAttackFee } from '#ti2/content/own/political-cards/ceasefire.ts';

const SHORT_TERM_TRUCE = 'short-term-truce';

export default politicalCard({
  ...ceasefire,
  id: SHORT_TERM_TRUCE,
  name: 'Short Term Truce',
  copies: 1,
  text: 'For: this round, players must pay 35 credits before their first attack: moving ships into a system with enemy ships, firing PDS (including Deep Space Cannon) at ships, or bombarding, using X-89 on or landing ground forces on an enemy planet. Against: no effect.',
  sources: { text: 'single', copies: 'confirmed', numbers: 'first-edition' },
  modifiers: {
    ...ceasefire.modifiers,
    'fire-fee': (game, _held, value, { seat }) => raiseAttackFee(game, value, seat),
  },
  resolve: (game, outcome) => {
    if (outcome === 'for') addEffect(game, SHORT_TERM_TRUCE, '', null, 'round');
  },
});
