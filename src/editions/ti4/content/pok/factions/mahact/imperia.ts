import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'imperia',
  name: 'Imperia',
  set: 'pok',
  faction: 'mahact',
  text: 'You may use the unlocked commander of each player who has a command token in your fleet pool.',
  lendsCommanders: true,
});
