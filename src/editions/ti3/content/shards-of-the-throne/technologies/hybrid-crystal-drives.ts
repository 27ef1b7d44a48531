import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'hybrid-crystal-drives',
  name: 'Hybrid Crystal Drives',
  text: 'Your carriers, and your fighters beyond the capacity of ships and space docks, count as half a ship for fleet supply, rounded up.',
  race: 'naalu',
  cost: 3,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'half-supplied': (_game, { holder }, half, { seat, type }) =>
      half || (seat === holder && (type === 'carrier' || type === 'fighter')),
  },
});
