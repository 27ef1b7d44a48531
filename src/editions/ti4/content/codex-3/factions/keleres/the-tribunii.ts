import { ability } from '#ti4/rules/components/component.ts';

// The faction lists the possible homes; its player chooses one before the board is built (rules/setup/home-choice.ts).
export default ability({
  id: 'the-tribunii',
  name: 'The Tribunii',
  set: 'codex-3',
  faction: 'keleres',
  text: 'Before the game you settle in the home system of the Mentak, the Xxcha or the Argent Flight, whichever nobody plays, and the hero that belongs to that home is yours.',
});
