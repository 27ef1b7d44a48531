import { call } from '#engine';
import { placeStructure } from '#ti4/rules/units/structures.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'construction-rider',
  name: 'Construction Rider',
  set: 'base',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, build a space dock on a planet of yours.',
  advice: { gains: { units: { 'space-dock': 1 } } },
  correct: (_game, seat) => call(placeStructure, { seat, types: ['space-dock'] }, 'finish'),
});
