import { promissoryNote } from '#ti4/rules/components/component.ts';
import { playFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'trade-convoys',
  name: 'Trade Convoys',
  set: 'base',
  text: 'Action: lay it before you. While it lies there you may have transactions with anybody. It goes back once you activate a system with a unit of the Hacan.',
  faction: 'hacan',
  modifiers: {
    'may-trade': (_game, { holder }, may, { a, b }) => may || a === holder || b === holder,
  },
  action: playFaceUpAction,
  reactions: returnOnActivation,
});
