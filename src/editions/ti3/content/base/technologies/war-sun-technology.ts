import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'war-sun-technology',
  name: 'War Sun',
  text: 'You can produce war suns.',
  color: 'red',
  needs: ['deep-space-cannon', 'sarween-tools'],
  confidence: 'high',
  modifiers: {
    'builds-war-suns': (_game, { holder }, builds, { seat }) => seat === holder || builds,
  },
});
