import { technology } from '#ti4/rules/components/component.ts';
import { turnOwner } from '#ti4/rules/phases/turn-state.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default technology({
  id: 'transparasteel-plating',
  name: 'Transparasteel Plating',
  set: 'base',
  text: 'Players who have passed cannot play action cards during your turns in the action phase.',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'yssaril',
  modifiers: {
    'action-card-barred': (game, { holder }, barred, { seat }) =>
      game.state.phase === 'action' && turnOwner(game) === holder && seat !== holder && seatOf(game, seat).passed
        ? 'You cannot play action cards this turn: you have passed, and the active player has Transparasteel Plating.'
        : barred,
  },
});
