import { replaceAgenda } from '#ti4/rules/politics/agenda-phase.ts';
import { loseToken } from '#ti4/rules/tokens/command-tokens.ts';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default promissoryNote({
  id: 'political-favor',
  name: 'Political Favor',
  set: 'base',
  text: 'When an agenda is revealed: Xxcha loses 1 strategy token. Discard the agenda and reveal the next one. Players vote on that one instead. Then return this note.',
  faction: 'xxcha',
  reactions: [
    on('when', 'agenda-revealed', {
      isUsable: (game, { key }) => seatOf(game, noteOwner(key)).tokens.strategy > 0,
      effect: (game, { key }) => {
        loseToken(game, noteOwner(key), 'strategy');
        returnNote(game, key);
        return replaceAgenda(game);
      },
    }),
  ],
});
