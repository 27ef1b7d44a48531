import { flagship, type Game } from '#ti3/rules/components/component.ts';
import { joiningWormholes } from '#ti3/rules/board/adjacency.ts';
import { isJump, mayLeave, routesOf, type Route } from '#ti3/rules/movement/routes.ts';
import { flagshipIn, flagshipOf } from '#ti3/rules/units/flagships.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const WAY = 'delta';

const isPrinted = ({ book }: Game, system: SystemId): boolean => book.tiles[system]?.wormholes?.includes(WAY) === true;

/** Tells whether only the flagship's own wormhole joins two systems. */
const itJoins = (game: Game, seat: SeatId, from: SystemId, to: SystemId): boolean =>
  joiningWormholes(game, seat, from, to).join() === WAY &&
  [from, to].some((system) => flagshipIn(game, seat, system) && !isPrinted(game, system));

const usesIt = (game: Game, seat: SeatId, way: Route): boolean =>
  way.some((system, i) => i > 0 && itJoins(game, seat, way[i - 1], system));

export default flagship({
  id: 'hil-colish',
  name: 'Hil Colish',
  text: "For your other ships, this flagship's system has a delta wormhole. When this flagship moves, that wormhole is in the active system and no longer in the system it leaves. This flagship cannot use its own wormhole.",
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
    'wormhole-barred': (game, { holder }, why, { seat, from, to, types }) =>
      why === undefined && seat === holder && types.includes('flagship') && itJoins(game, seat, from, to)
        ? 'The Hil Colish cannot use its own wormhole.'
        : why,
    leaps: (game, { holder }, leaps, { seat, from, to, type }) => {
      const ship = leaps || seat !== holder || type === 'flagship' ? undefined : flagshipOf(game, holder);
      if (!ship || ship.system === to || !mayLeave(game, holder, ship.system, [to])) return leaps;
      return isPrinted(game, from) && routesOf(game, holder, ship.type, ship.system, to, ship.id).length > 0;
    },
    'departure-barred': (game, { holder }, why, { seat, to, units }) => {
      if (why !== undefined || seat !== holder) return why;
      const coming = units.flatMap((id) => game.state.units[id] ?? []);
      const moves = coming.some(({ type, system }) => type === 'flagship' && system !== to);
      const isShut = (way: Route): boolean => (moves ? usesIt(game, seat, way) : isJump(game, seat, way));
      const shut = coming.some(({ type, system, id }) => {
        const ways = system === to ? [] : routesOf(game, seat, type, system, to, id);
        return ways.length > 0 && ways.every(isShut);
      });
      if (!shut) return undefined;
      return moves
        ? 'These ships cannot use that wormhole: it moves with the Hil Colish.'
        : 'These ships can use that wormhole only if the Hil Colish moves to the system too.';
    },
  },
});
