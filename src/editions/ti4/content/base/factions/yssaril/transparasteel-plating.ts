import { technology } from '../../../../rules/components/component.ts';
import { whoseTurn } from '../../../../rules/phases/turn.ts';
import { seatOf } from '../../../../rules/seats.ts';

export default technology({
  id: 'transparasteel-plating',
  name: 'Transparasteel Plating',
  set: 'base',
  text: 'In your turns of the action phase, players who have passed cannot play action cards.',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'yssaril',
  modifiers: {
    'action-card-barred': (game, { holder }, barred, { seat }) =>
      game.state.phase === 'action' && whoseTurn(game) === holder && seat !== holder && seatOf(game, seat).passed
        ? 'You have passed: you play no action cards in a turn of the Yssaril.'
        : barred,
  },
});
