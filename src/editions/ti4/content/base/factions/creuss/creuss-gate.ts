import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'creuss-gate',
  name: 'Creuss Gate',
  set: 'base',
  faction: 'creuss',
  text: 'The Creuss Gate replaces your home system on the board. Your home system itself is off the map.',
});
