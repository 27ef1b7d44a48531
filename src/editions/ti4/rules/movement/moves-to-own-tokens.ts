import { ask, choose, chosenKey, chosenAmounts, done, goto, type Procedure, type Question, type Spec } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { shipsIn, typesIn } from '#ti4/rules/units/units.ts';
import { cargoLineKey, shipLineKey } from './movement-line-keys.ts';
import { recordArrival } from './arrivals.ts';
import { groupBy } from './move-plan.ts';
import { type DirectMove, shipsFor, cargoFor, picked, directMoves, sendOff } from './direct-moves.ts';

/** Ships and cargo that move straight from anywhere to one system. */
interface Flight {
  to: SystemId;
  ships: UnitId[];
  cargo: UnitId[];
}

/** A move of any ships of a seat to any systems with its command tokens; all is declared before anything moves. */
interface Flock {
  seat: SeatId;
  flights: Flight[];
  to?: SystemId;
}

const moveOf = ({ seat, flights }: Flock, to: SystemId): DirectMove => ({
  seat,
  to,
  types: typesIn('ship'),
  away: flights.flatMap(({ ships, cargo }) => [...ships, ...cargo]),
});

/**
 * Returns the systems with the seat's command token and no other players' ships that its undeclared ships could still
 * reach.
 */
const perches = (game: Game, flock: Flock): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (to) =>
      hasTokenIn(game, flock.seat, to) &&
      !flock.flights.some((flight) => flight.to === to) &&
      shipsIn(game, to).every(({ owner }) => owner === flock.seat) &&
      shipsFor(game, moveOf(flock, to)).length > 0,
  );

/** Tells whether any ship of a seat could move to a system with its own command token. */
export const canMoveToOwnTokens = (game: Game, seat: SeatId): boolean =>
  perches(game, { seat, flights: [] }).length > 0;

export const nextPerch = question<Pick<Flock, 'flights'>>()(
  'next-perch',
  (game, seat, { flights }): Spec => {
    const systems = perches(game, { seat, flights });
    if (!systems.length)
      return { kind: 'none', reason: 'None of your other ships can move to a system that has your command token.' };
    return choose(
      'To which system that has your command token do you move ships? All ships move together after your last choice.',
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
      { min: 0, nothing: flights.length ? 'Done' : 'Move no ships' },
    );
  },
  { title: 'choose where ships move' },
);

export const moveShipsToOwnTokens = procedure<Flock>()('move-flock', {
  where: (_game, { seat, flights }) => ask([nextPerch.ask(seat, { flights })], 'which'),
  which: (_game, flock, got) => {
    const to = chosenKey(got.answer);
    if (to === undefined) return goto('go');
    flock.to = to;
    return ask([directMoves.ask(flock.seat, moveOf(flock, to))], 'declared');
  },
  declared: (game, flock, got) => {
    const { to = '' } = flock;
    const move = moveOf(flock, to);
    const answer = chosenAmounts(got.answer);
    const ids = (units: readonly Unit[]): UnitId[] => units.map(({ id }) => id);
    const ships = ids(picked(game, shipsFor(game, move), shipLineKey, answer));
    if (ships.length)
      flock.flights.push({ to, ships, cargo: ids(picked(game, cargoFor(game, move), cargoLineKey, answer)) });
    return goto(ships.length ? 'where' : 'go');
  },
  go: (game, { seat, flights }) => {
    const there = (ids: readonly UnitId[]): Unit[] => ids.flatMap((id) => game.state.units[id] ?? []);
    const fleets = flights.flatMap(({ to, ships, cargo }) => {
      const freight = groupBy(there(cargo), ({ system }) => system);
      return [...groupBy(there(ships), ({ system }) => system)].map(([from, fleet]) => ({
        to,
        from,
        fleet,
        deck: freight.get(from) ?? [],
      }));
    });
    const reached = new Map<SystemId, UnitId[]>();
    for (const { to, from, fleet, deck } of fleets) {
      const came = sendOff(game, { seat, to }, from, fleet, deck).map(({ id }) => id);
      if (came.length) reached.set(to, [...(reached.get(to) ?? []), ...came]);
    }
    for (const [system, units] of reached) recordArrival(game, seat, system, units);
    return done(reached.size);
  },
});

export const ownTokenMoveProcedures: Procedure<Game, never>[] = [moveShipsToOwnTokens];
export const ownTokenMoveQuestions: Question<Game, never>[] = [nextPerch];
