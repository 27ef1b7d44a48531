import { unit } from '#ti3/rules/components/component.ts';

/** The values that all flagships share; the printed values of each are in its race's flagship component. */
export default unit({
  id: 'flagship',
  name: 'Flagship',
  plural: 'Flagships',
  text: 'Each race has its own flagship with its own values. Can sustain damage once.',
  type: 'flagship',
  cost: 10,
  forCost: 1,
  battle: null,
  dice: 0,
  movement: 1,
  capacity: 0,
  pieces: 1,
  is: ['ship', 'sustains'],
  option: 'flagships',
  confidence: 'high',
});
