import { call } from '#engine';
import { placeStructure } from '#ti4/rules/units/structures.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'construction-rider',
  name: 'Construction Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, place 1 space dock on a planet you control.',
  advice: { gains: { units: { 'space-dock': 1 } } },
  correct: (_game, seat) => call(placeStructure, { seat, types: ['space-dock'] }, 'finish'),
});
