import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'light-wave-deflector',
  name: 'Light/Wave Deflector',
  text: 'Your ships pass systems with ships of others on their way to the active one.',
  color: 'blue',
  needs: ['xrd-transporters', 'magen-defense-grid'],
  confidence: 'high',
  modifiers: {
    'passes-ships': (_game, { holder }, passes, { seat }) => passes || seat === holder,
  },
});
