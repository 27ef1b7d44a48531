import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'lord-marshal',
  name: 'Lord Marshal',
  copies: 1,
  law: true,
  elect: 'player',
  boon: true,
  text: 'Elect a player: their ground forces get +1 on rolls in invasion combat.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'roll-bonus': (_game, { holder }, value, { seat, type, purpose }) =>
      seat === holder && purpose === 'ground' && (type === 'ground-force' || type === 'shock-troop')
        ? value + 1
        : value,
  },
});
