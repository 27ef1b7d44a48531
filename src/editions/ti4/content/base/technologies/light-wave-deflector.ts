import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'light-wave-deflector',
  name: 'Light/Wave Deflector',
  set: 'base',
  text: "Other players' ships do not block the way of yours.",
  color: 'propulsion',
  prerequisites: { propulsion: 3 },
  modifiers: {
    'ignores-blocking-ships': (_game, held, ignores, { seat }) => ignores || seat === held.holder,
  },
});
