import { ability } from '#ti4/rules/components/component.ts';

// The faction itself says which homes there are; whoever plays it chooses before the board is built (rules/setup/taking-homes.ts).
export default ability({
  id: 'the-tribunii',
  name: 'The Tribunii',
  set: 'codex-3',
  faction: 'keleres',
  text: 'Before the game you settle in the home system of the Mentak, the Xxcha or the Argent Flight, whichever nobody plays, and the hero that belongs to that home is yours.',
});
