import { promissoryNote } from '#ti4/rules/components/component.ts';
import { playNoteFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'trade-convoys',
  name: 'Trade Convoys',
  set: 'base',
  text: 'Action: place this note in front of you. While it is there, you may make transactions with players who are not your neighbors. When you activate a system where Hacan has units: return this note.',
  faction: 'hacan',
  modifiers: {
    'may-trade': (_game, { holder }, may, { a, b }) => may || a === holder || b === holder,
  },
  action: playNoteFaceUpAction,
  reactions: returnOnActivation,
});
