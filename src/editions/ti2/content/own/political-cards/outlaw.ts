import { isCombatRoll } from '#ti2/rules/combat/roll-purpose.ts';
import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'outlaw',
  name: 'Outlaw',
  copies: 1,
  elect: 'player',
  text: 'Elect a player: this round, their units get −1 on combat rolls, including bombardment but not PDS fire.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, seat) => void addEffect(game, 'outlaw', seat, null, 'round'),
  modifiers: {
    'roll-bonus': (_game, { holder }, value, about) =>
      about.seat === holder && isCombatRoll(about) ? value - 1 : value,
  },
});
