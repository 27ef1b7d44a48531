import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'hubris',
  name: 'Hubris',
  set: 'pok',
  faction: 'mahact',
  text: 'Your Alliance is purged as the game begins, and nobody can give you theirs.',
  refusesNotes: ({ lendsCommander }) => lendsCommander === true,
});
