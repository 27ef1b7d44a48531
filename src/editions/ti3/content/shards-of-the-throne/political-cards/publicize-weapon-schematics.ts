import { call } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { countersForTechnology, gainTechnology } from '#ti3/rules/technology/technology.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';

const WAR_SUN = 'war-sun-technology';
const PAIR = 2;
const AT: readonly UnitType[] = ['war-sun'];

export default politicalCard({
  id: 'publicize-weapon-schematics',
  name: 'Publicize Weapon Schematics',
  text: "For: each player gains the War Sun technology. If a player's fighters roll two 10s in a round of a space battle, those 2 hits must be assigned to an enemy war sun if possible. Against: no effect.",
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => (WAR_SUN in seatOf(game, seat).technologies ? -3 : 5) }),
  confidence: 'medium',
  modifiers: {
    'hits-aimed': (_game, _held, aims, { purpose, dice }) => {
      const tens = dice.filter(({ unit, face, hit }) => unit === 'fighter' && face === 10 && hit).length;
      return purpose === 'space' && tens >= PAIR ? [...aims, { count: PAIR, at: AT }] : aims;
    },
  },
  resolve: (game, outcome) => {
    if (outcome !== 'for') return undefined;
    const without = remainingSeats(game.state).filter((seat) => !(WAR_SUN in seatOf(game, seat).technologies));
    const instead = without.find((seat) => countersForTechnology(game, seat));
    for (const seat of without) if (seat !== instead) gainTechnology(game, seat, WAR_SUN);
    return instead === undefined
      ? undefined
      : call(receiveCounters, { seat: instead, count: countersForTechnology(game, instead) }, 'finish');
  },
});
