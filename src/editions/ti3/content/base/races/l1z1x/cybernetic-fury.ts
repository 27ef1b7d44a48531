import { ability } from '#ti3/rules/components/component.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';

export default ability({
  id: 'cybernetic-fury',
  name: 'Cybernetic Fury',
  text: 'Your dreadnoughts get +1 on their rolls in space battles. Your ground forces get +1 on their rolls in invasion combat when they attack.',
  confidence: 'high',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, type, purpose, attacks }) => {
      if (seat !== holder) return bonus;
      if (type === 'dreadnought') return purpose === 'space' || purpose === 'first-fire' ? bonus + 1 : bonus;
      return hasQuality(game, 'ground-force', { type }) && purpose === 'ground' && attacks ? bonus + 1 : bonus;
    },
  },
});
