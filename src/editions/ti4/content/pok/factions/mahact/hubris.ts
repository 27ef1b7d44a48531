import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'hubris',
  name: 'Hubris',
  set: 'pok',
  faction: 'mahact',
  text: 'Your Alliance is purged at the start of the game. No other player can give you theirs.',
  refusesNotes: ({ lendsCommander }) => lendsCommander === true,
});
