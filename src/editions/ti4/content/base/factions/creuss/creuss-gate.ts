import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'creuss-gate',
  name: 'Creuss Gate',
  set: 'base',
  faction: 'creuss',
  text: 'It lies on the board in the place of your home system, which lies apart.',
});
