import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'imperia',
  name: 'Imperia',
  set: 'pok',
  faction: 'mahact',
  text: 'The commander of every player whose command token lies in your fleet pool, once unlocked, is yours to use as well.',
  lendsCommanders: true,
});
