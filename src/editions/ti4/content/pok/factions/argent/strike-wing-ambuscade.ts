import { on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { extraAbilityDie } from '#ti4/content/pok/shared/extra-ability-die.ts';

export default promissoryNote({
  id: 'strike-wing-ambuscade',
  name: 'Strike Wing Ambuscade',
  set: 'pok',
  faction: 'argent',
  text: 'When your units roll for a unit ability: choose 1 of them. It rolls 1 extra die. Then return this note.',
  advice: { gains: { dice: 1 } },
  reactions: [
    on(
      'when',
      'roll-begins',
      extraAbilityDie((game, { key }) => returnNote(game, key)),
    ),
  ],
  questions: [chooseUnit],
});
