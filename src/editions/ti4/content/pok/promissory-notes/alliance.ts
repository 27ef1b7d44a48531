import { noteOwner, on, promissoryNote } from '../../../rules/components/component.ts';
import { returnNote } from '../../../rules/deals/promissory-notes.ts';
import { unitsAt } from '../../../rules/units/units.ts';

export default promissoryNote({
  id: 'alliance',
  name: 'Alliance',
  set: 'pok',
  text: 'It lies face up before you: the commander of the player whose it is, once unlocked, works for you as well. It goes back when you activate a system with units of theirs.',
  playArea: true,
  lendsCommander: true,
  reactions: [
    on('when', 'system-activated', {
      mandatory: true,
      usable: (game, { holder, key }, { seat, system }) =>
        seat === holder && noteOwner(key) !== holder && unitsAt(game, { owner: noteOwner(key), system }).length > 0,
      effect: (game, { key }) => returnNote(game, key),
    }),
  ],
});
