import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'light-wave-deflector',
  name: 'Light/Wave Deflector',
  text: 'Your ships can move through systems with enemy ships.',
  color: 'blue',
  needs: ['xrd-transporter', 'magen-defense-grid'],
  sources: { text: 'confirmed' },
  modifiers: {
    'passes-fleets': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});
