import { flagship } from '../../../rules/components/component.ts';

export default flagship({
  id: 'hil-colish',
  name: 'Hil Colish',
  text: 'For you there is a delta wormhole in its system, and where it moves to.',
  race: 'creuss',
  cost: 10,
  battle: 4,
  dice: 1,
  movement: 1,
  capacity: 3,
  confidence: 'high',
  lacks: 'Its wormhole does not open yet, neither where it is nor where it moves to.',
});
