import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'neural-motivator',
  name: 'Neural Motivator',
  set: 'base',
  text: 'Draw 1 more action card in each status phase.',
  advice: { gains: { actionCards: 0.5 } },
  color: 'biotic',
  prerequisites: {},
  modifiers: {
    'action-cards-drawn': (_game, held, count, { seat, when }) =>
      seat === held.holder && when === 'status' ? count + 1 : count,
  },
});
