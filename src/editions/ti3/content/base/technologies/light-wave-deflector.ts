import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'light-wave-deflector',
  name: 'Light/Wave Deflector',
  text: "Your ships can move through systems with other players' ships on their way to the active system.",
  color: 'blue',
  needs: ['xrd-transporters', 'magen-defense-grid'],
  confidence: 'high',
  modifiers: {
    'passes-ships': (_game, { holder }, passes, { seat }) => passes || seat === holder,
  },
});
