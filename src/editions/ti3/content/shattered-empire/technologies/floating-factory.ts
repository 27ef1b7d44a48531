import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'floating-factory',
  name: 'Floating Factory',
  text: 'Your space docks get +1 movement, and each can produce 5 units and support 5 fighters.',
  race: 'saar',
  cost: 3,
  changes: 'docks-afloat',
  needs: [],
  confidence: 'medium',
  modifiers: {
    'floating-docks': (_game, { holder }, limit, { seat }) => (seat === holder ? Math.max(limit, 5) : limit),
    'dock-fighters': (_game, { holder }, kept, { seat }) => (seat === holder ? Math.max(kept, 5) : kept),
    movement: (_game, { holder }, reach, { seat, type }) =>
      seat === holder && type === 'space-dock' ? reach + 1 : reach,
  },
});
