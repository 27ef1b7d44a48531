import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'magmus-reactor',
  name: 'Magmus Reactor',
  text: 'Your war suns get +1 movement and cost 10.',
  race: 'muaat',
  cost: 5,
  needs: [],
  confidence: 'medium',
  modifiers: {
    movement: (_game, { holder }, reach, { seat, type }) => (seat === holder && type === 'war-sun' ? reach + 1 : reach),
    // 2 less than the printed cost, in addition to any other reduction.
    'unit-cost': (_game, { holder }, cost, { seat, type }) => (seat === holder && type === 'war-sun' ? cost - 2 : cost),
  },
});
