import { promissoryNote } from '../../../rules/component.ts';

export default promissoryNote({
  id: 'antivirus',
  name: 'Antivirus',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  faction: 'nekro',
  playArea: true,
});
