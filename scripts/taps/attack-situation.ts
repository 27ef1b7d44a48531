import { rulebookOf } from '#ti4/rulebook.ts';
import { adjacentSystems, anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, State, SystemId, UnitType } from '#ti4/rules/state.ts';
import { placeUnits, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';
import { parseTi4PlayerKinds } from '#ti4/simulation/players.ts';
import { simulate } from '#ti4/simulation/simulate.ts';
import { PLAYER_COUNT } from './situations.ts';

/** A turn whose player can attack another player in space and on a planet, and produce units there. */
export interface AttackSituation {
  state: State;
  attacker: SeatId;
  defender: SeatId;
  /** The system to attack. */
  system: SystemId;
  /** The planet to land on. */
  planet: PlanetId;
}

/** The attacker's units hit often, and neither side's faction adds questions to a combat. */
const FACTIONS = ['sardakk-norr', 'sol', 'hacan'];

/** The card that each side holds. It can be played in every round of a combat. */
const CARD = 'morale-boost';

/** Systems of an attack: the target, and where each side comes from or may retreat to. */
interface Ground {
  target: SystemId;
  origin: SystemId;
  refuge: SystemId;
}

/** Returns a target with two planets that has two ordinary neighbors. */
function groundIn(game: Game): Ground {
  const { systems } = game.state;
  const isPlain = (id: SystemId): boolean =>
    systems[id].planets.length > 0 &&
    !anomaliesIn(game, id).length &&
    !unitsAt(game, { system: id }).length &&
    systems[id].planets.every((planet) => game.state.planets[planet].controller === null && planet !== 'mecatol-rex');
  for (const target of Object.keys(systems).filter((id) => isPlain(id) && systems[id].planets.length === 2)) {
    const [origin, refuge] = adjacentSystems(game, target).filter((id) => systems[id] !== undefined && isPlain(id));
    if (origin !== undefined && refuge !== undefined) return { target, origin, refuge };
  }
  throw new Error('This board has no system to attack.');
}

/** Replaces the units of the three systems by an attack that takes two rounds in space more often than not. */
function arm(game: Game, attacker: SeatId, defender: SeatId): Pick<AttackSituation, 'system' | 'planet'> {
  const { state } = game;
  const { target, origin, refuge } = groundIn(game);
  for (const system of [target, origin, refuge])
    for (const unit of unitsAt(game, { system })) removeUnit(game, unit, 'rules');
  const [yard, planet] = state.systems[target].planets;
  const put = (seat: SeatId, type: UnitType, count: number, system: SystemId, on?: PlanetId): void => {
    placeUnits(game, seat, type, count, { system, ...(on !== undefined && { planet: on }) });
  };
  // Cruisers with a capacity of 1.
  state.seats[attacker].units.cruiser = 'cruiser-ii';
  state.seats[attacker].technologies['cruiser-ii'] = { component: 'cruiser-ii' };
  put(attacker, 'cruiser', 5, origin);
  put(attacker, 'infantry', 3, origin);
  put(attacker, 'infantry', 1, target, yard);
  put(attacker, 'space-dock', 1, target, yard);
  put(defender, 'dreadnought', 2, target);
  put(defender, 'destroyer', 1, refuge);
  put(defender, 'infantry', 1, target, planet);
  const [base] = state.systems[origin].planets;
  for (const [owner, held] of [
    [attacker, yard],
    [attacker, base],
    [defender, planet],
  ] as const)
    state.planets[held].controller = owner;
  state.seats[attacker].tradeGoods = 4;
  state.seats[attacker].tokens.fleet = 6;
  // Leaders could answer, too.
  for (const seat of [attacker, defender]) state.seats[seat].leaders = {};
  return { system: target, planet };
}

/** Gives both sides one combat card and the other players none. */
function deal({ state }: Game, sides: readonly SeatId[]): void {
  const { action } = state.decks;
  const hands = Object.values(state.seats).flatMap(({ actionCards }) => actionCards.splice(0));
  const all = [...action.draw, ...action.discard, ...hands];
  const cards = all.filter((card) => card.startsWith(`${CARD}#`)).slice(0, sides.length);
  for (const [i, seat] of sides.entries()) state.seats[seat].actionCards.push(cards[i]);
  action.draw = all.filter((card) => !cards.includes(card));
  action.discard = [];
}

/** Returns the first turn of a game in which its player can attack, once for each seed of the dice. */
export function prepareAttacks(seeds: readonly string[]): AttackSituation[] {
  const book = rulebookOf();
  let found: { state: State; seat: SeatId } | undefined;
  simulate(
    book,
    { players: PLAYER_COUNT, seed: 'attack', factions: FACTIONS, points: 1 },
    {
      kinds: parseTi4PlayerKinds('practice', PLAYER_COUNT),
      onAsk: ({ state }, { ask }) => {
        if (!found && ask.question === 'turn' && state.seats[ask.player].faction === FACTIONS[0])
          found = { state: structuredClone(state) as State, seat: ask.player };
      },
    },
  );
  if (!found) throw new Error('No game came to the attacker’s turn.');
  const { state, seat: attacker } = found;
  const defender = state.order.find((seat) => state.seats[seat].faction === FACTIONS[1]) ?? '';
  const game = newGame(state, book);
  const where = arm(game, attacker, defender);
  deal(game, [attacker, defender]);
  return seeds.map((seed) => ({ state: { ...structuredClone(state), seed }, attacker, defender, ...where }));
}
