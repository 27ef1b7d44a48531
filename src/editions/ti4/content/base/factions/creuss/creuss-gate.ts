import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'creuss-gate',
  name: 'Creuss Gate',
  set: 'base',
  faction: 'creuss',
  text: 'On the board, the Creuss Gate replaces your home system but is not a home system. Your home system itself is off the map.',
});
