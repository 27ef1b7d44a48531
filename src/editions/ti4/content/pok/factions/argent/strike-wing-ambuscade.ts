import { on, promissoryNote } from '../../../../rules/components/component.ts';
import { returnNote } from '../../../../rules/deals/promissory-notes.ts';
import { chooseUnit } from '../../../shared/choosing-units.ts';
import { oneMoreDie } from '../../shared/one-more-die.ts';

export default promissoryNote({
  id: 'strike-wing-ambuscade',
  name: 'Strike Wing Ambuscade',
  set: 'pok',
  faction: 'argent',
  text: 'When your units roll for one of their abilities, one of them rolls one more die. It goes back.',
  advice: { gains: { dice: 1 } },
  reactions: [
    on(
      'when',
      'roll-begins',
      oneMoreDie((game, { key }) => returnNote(game, key)),
    ),
  ],
  questions: [chooseUnit],
});
