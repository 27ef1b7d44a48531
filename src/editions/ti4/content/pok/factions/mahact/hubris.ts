import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'hubris',
  name: 'Hubris',
  set: 'pok',
  faction: 'mahact',
  text: 'Your Alliance is purged before the game begins. Other players cannot give you their Alliance.',
  refusesNotes: ({ lendsCommander }) => lendsCommander === true,
});
