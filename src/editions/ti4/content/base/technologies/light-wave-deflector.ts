import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'light-wave-deflector',
  name: 'Light/Wave Deflector',
  set: 'base',
  text: "Your ships can move through systems with other players' ships.",
  color: 'propulsion',
  prerequisites: { propulsion: 3 },
  modifiers: {
    'ignores-blocking-ships': (_game, held, ignores, { seat }) => ignores || seat === held.holder,
  },
});
