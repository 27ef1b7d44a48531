import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'type-iv-drive',
  name: 'Type IV Drive',
  text: 'Your cruisers and dreadnoughts get +1 movement.',
  color: 'blue',
  needs: ['neural-motivator', 'xrd-transporter'],
  sources: { text: 'confirmed' },
  modifiers: {
    movement: (_game, { holder }, value, { seat, type }) =>
      seat === holder && (type === 'cruiser' || type === 'dreadnought') ? value + 1 : value,
  },
});
