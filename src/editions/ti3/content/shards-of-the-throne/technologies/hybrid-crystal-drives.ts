import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'hybrid-crystal-drives',
  name: 'Hybrid Crystal Drives',
  text: 'Your carriers, and your fighters that count toward fleet supply, count as half a ship each, rounded up in total.',
  race: 'naalu',
  cost: 3,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'half-supplied': (_game, { holder }, half, { seat, type }) =>
      half || (seat === holder && (type === 'carrier' || type === 'fighter')),
  },
});
