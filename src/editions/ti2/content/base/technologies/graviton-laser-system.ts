import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'graviton-laser-system',
  name: 'Graviton Laser System',
  text: 'Your PDS cost 5 credits each.',
  color: 'yellow',
  needs: ['deep-space-cannon'],
  sources: { text: 'confirmed' },
  modifiers: {
    price: (_game, { holder }, value, { seat, type }) => (seat === holder && type === 'pds' ? 5 : value),
  },
});
