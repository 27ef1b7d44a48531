import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'mark-ii-advanced-carriers',
  name: 'Mark II Advanced Carriers',
  text: 'Your carriers have capacity 8 and can sustain damage.',
  race: 'sol',
  cost: 4,
  needs: [],
  confidence: 'medium',
  modifiers: {
    capacity: (_game, { holder }, room, { seat, type }) => (seat === holder && type === 'carrier' ? room + 2 : room),
    sustains: (_game, { holder }, sustained, { seat, type }) => sustained || (seat === holder && type === 'carrier'),
  },
});
