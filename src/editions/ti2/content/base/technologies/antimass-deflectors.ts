import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'antimass-deflectors',
  name: 'Antimass Deflectors',
  text: 'Your ships can move through asteroid fields but cannot stop in them.',
  color: 'blue',
  needs: [],
  sources: { text: 'confirmed' },
  modifiers: {
    'passes-asteroids': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});
