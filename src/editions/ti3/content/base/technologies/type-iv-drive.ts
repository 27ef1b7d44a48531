import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'type-iv-drive',
  name: 'Type IV Drive',
  text: 'Your cruisers and dreadnoughts get +1 movement.',
  color: 'blue',
  needs: ['xrd-transporters', 'neural-motivator'],
  confidence: 'high',
  modifiers: {
    movement: (_game, { holder }, reach, { seat, type }) =>
      seat === holder && (type === 'cruiser' || type === 'dreadnought') ? reach + 1 : reach,
  },
});
