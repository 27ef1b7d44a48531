import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'hylar-v-assault-laser',
  name: 'Hylar V Assault Laser',
  text: 'Your cruisers get +1 on their rolls.',
  color: 'red',
  needs: [],
  sources: { text: 'confirmed' },
  modifiers: {
    'roll-bonus': (_game, { holder }, value, { seat, type }) =>
      seat === holder && type === 'cruiser' ? value + 1 : value,
  },
});
