import { ability } from '#ti4/rules/components/component.ts';

// The faction lists the possible homes; its player chooses one before the board is built (rules/setup/home-choice.ts).
export default ability({
  id: 'the-tribunii',
  name: 'The Tribunii',
  set: 'codex-3',
  faction: 'keleres',
  text: 'During setup: choose Mentak, Xxcha or Argent; it must be a faction that no one plays. You gain its home system and the Keleres hero that comes with it.',
});
