import { flagship } from '../../../rules/components/component.ts';
import { wormholesFor } from '../../../rules/movement/galaxy.ts';
import { isLeap, mayLeave, waysOf } from '../../../rules/movement/routes.ts';
import { flagshipIn, flagshipOf } from '../../../rules/planets/flagships.ts';

const WAY = 'delta';

export default flagship({
  id: 'hil-colish',
  name: 'Hil Colish',
  text: 'For you there is a delta wormhole in its system, and where it moves to: by that one other ships come only along with it.',
  race: 'creuss',
  cost: 10,
  battle: 4,
  dice: 1,
  movement: 1,
  capacity: 3,
  confidence: 'high',
  modifiers: {
    'own-wormholes-seen': (_game, { holder }, seen, { seat }) => seen || seat === holder,
    'own-wormholes': (game, { holder }, open, { seat, system }) =>
      seat === holder && !open.includes(WAY) && flagshipIn(game, holder, system) ? [...open, WAY] : open,
    leaps: (game, { holder }, leaps, { seat, from, to }) => {
      const ship = leaps || seat !== holder ? undefined : flagshipOf(game, holder);
      if (!ship || ship.system === to || !mayLeave(game, holder, ship.system, [to])) return leaps;
      return wormholesFor(game, from, holder).includes(WAY);
    },
    'departure-barred': (game, { holder }, why, { seat, to, units }) => {
      if (why !== undefined || seat !== holder) return why;
      const coming = units.flatMap((id) => game.state.units[id] ?? []);
      if (coming.some(({ type, system }) => type === 'flagship' && system !== to)) return undefined;
      const alone = coming.some(({ type, system, id }) => {
        const ways = system === to ? [] : waysOf(game, seat, type, system, to, id);
        return ways.length > 0 && ways.every((way) => isLeap(game, seat, way));
      });
      return alone ? 'That way is open only where the Hil Colish comes along.' : undefined;
    },
  },
});
