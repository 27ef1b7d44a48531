import { flagship } from '#ti3/rules/components/component.ts';

const HITS = 3;

export default flagship({
  id: 'j-n-s-hylarim',
  name: 'J.N.S. Hylarim',
  text: 'In space battles, each unmodified 10 this flagship rolls counts as 3 hits.',
  race: 'jolnar',
  cost: 10,
  battle: 2,
  dice: 2,
  movement: 2,
  capacity: 2,
  confidence: 'high',
  modifiers: {
    'hits-of-ten': (_game, { holder }, hits, { seat, type, purpose }) =>
      seat === holder && type === 'flagship' && purpose === 'space' ? HITS : hits,
  },
});
