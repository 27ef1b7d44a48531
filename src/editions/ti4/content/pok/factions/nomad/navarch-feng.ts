import { leader } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default leader({
  id: 'navarch-feng',
  name: 'Navarch Feng',
  set: 'pok',
  faction: 'nomad',
  role: 'commander',
  text: 'Unlock: have a scored secret objective. You may produce your flagship for free.',
  unlocks: (game, seat) => seatOf(game, seat).scoredSecrets.length > 0,
  modifiers: {
    'produced-free': (_game, { holder }, free, { seat, type }) => free || (seat === holder && type === 'flagship'),
  },
});
