import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'trade-convoys',
  name: 'Trade Convoys',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'hacan',
  playArea: true,
});
