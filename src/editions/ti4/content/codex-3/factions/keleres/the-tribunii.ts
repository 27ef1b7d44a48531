import { ability } from '#ti4/rules/components/component.ts';

// The faction lists the possible homes; its player chooses one before the board is built (rules/setup/home-choice.ts).
export default ability({
  id: 'the-tribunii',
  name: 'The Tribunii',
  set: 'codex-3',
  faction: 'keleres',
  text: "During setup: choose Mentak, Xxcha or Argent, if no one plays that faction. You gain that faction's home system and the Keleres hero that comes with it.",
});
