import { openAsks, type Json } from '../engine/index.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import { POOLS, tokensInReinforcements } from '../rules/command-tokens.ts';
import { genericUnit } from '../rules/new-state.ts';
import { numbered } from '../rules/numbering.ts';
import { inReinforcements, UNIT_TYPES, unitsAt } from '../rules/units.ts';
import type { Pool, State, UnitType } from '../rules/state.ts';
import type { Edition, Repair } from '../table/index.ts';

type Fields = Record<string, string>;

const fields = (data: Json): Fields =>
  (data !== null && typeof data === 'object' && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)])) : {});

/** A correction over text fields; the game given to it is the edition's own. */
const repair = (name: string, check: (game: Game, given: Fields) => string | undefined, run: (game: Game, given: Fields) => void): Repair<State> => {
  const own = (game: { state: State; book: unknown }): Game => newGame(game.state, game.book as Rulebook);
  return {
    name,
    check: (game, data) => check(own(game), fields(data)),
    run: (game, data) => {
      game.fact({ type: 'corrected', what: name, about: fields(data) });
      run(own(game), fields(data));
      return undefined;
    },
  };
};

const COUNTS = ['trade-goods', 'commodities', 'points', ...POOLS] as const;
const seatProblem = (game: Game, seat: string): string | undefined => (game.state.seats[seat] ? undefined : 'There is no such seat.');
const wholeNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);

function placeOf(game: Game, text: string): { system: string; planet?: string } | undefined {
  const planet = game.state.planets[text];
  if (planet) return { system: planet.system, planet: planet.id };
  const system = Object.values(game.state.systems).find((one) => one.position === text || one.id === text);
  return system && { system: system.id };
}

const setUnits = repair('units', (game, { seat, unit, place, count }) => {
  if (seatProblem(game, seat)) return seatProblem(game, seat);
  if (!UNIT_TYPES.includes(unit as UnitType)) return 'There is no such unit.';
  const at = placeOf(game, place);
  if (!at) return 'There is no such system or planet on the board.';
  const wanted = wholeNumber(count);
  if (wanted === undefined) return 'Say how many: a whole number.';
  const there = unitsAt(game, { owner: seat, type: unit as UnitType, system: at.system, ...(at.planet ? { planet: at.planet } : { space: true }) }).length;
  return wanted - there > inReinforcements(game, seat, unit as UnitType) ? 'There are not so many in the reinforcements.' : undefined;
}, (game, { seat, unit, place, count }) => {
  const at = placeOf(game, place);
  if (!at) return;
  const type = unit as UnitType;
  const there = unitsAt(game, { owner: seat, type, system: at.system, ...(at.planet ? { planet: at.planet } : { space: true }) });
  for (const one of there.slice(Number(count))) delete game.state.units[one.id];
  for (let i = there.length; i < Number(count); i++) {
    const id = numbered(game, 'u', seat);
    game.state.units[id] = { id, type, owner: seat, ...at };
  }
});

const setCount = repair('count', (game, { seat, what, count }) => {
  if (seatProblem(game, seat)) return seatProblem(game, seat);
  if (!(COUNTS as readonly string[]).includes(what)) return `Say what: ${COUNTS.join(', ')}.`;
  const wanted = wholeNumber(count);
  if (wanted === undefined) return 'Say how many: a whole number.';
  if (!POOLS.includes(what as Pool)) return undefined;
  return wanted - game.state.seats[seat].tokens[what as Pool] > tokensInReinforcements(game, seat) ? 'There are not so many command tokens.' : undefined;
}, (game, { seat, what, count }) => {
  const mine = game.state.seats[seat];
  if (what === 'trade-goods') mine.tradeGoods = Number(count);
  else if (what === 'commodities') mine.commodities = Number(count);
  else if (what === 'points') mine.points = Number(count);
  else mine.tokens[what as Pool] = Number(count);
});

const setControl = repair('control', (game, { planet, seat }) => {
  if (!game.state.planets[planet]) return 'There is no such planet on the board.';
  return seat === 'nobody' ? undefined : seatProblem(game, seat);
}, (game, { planet, seat }) => {
  game.state.planets[planet].controller = seat === 'nobody' ? null : seat;
});

const setReady = repair('ready', (game, { planet, state }) => {
  if (!game.state.planets[planet]) return 'There is no such planet on the board.';
  return state === 'ready' || state === 'exhausted' ? undefined : 'Say ready or exhausted.';
}, (game, { planet, state }) => {
  game.state.planets[planet].exhausted = state === 'exhausted';
});

const setToken = repair('token', (game, { seat, system, there }) => {
  if (seatProblem(game, seat)) return seatProblem(game, seat);
  if (!placeOf(game, system)) return 'There is no such system on the board.';
  if (there !== 'yes' && there !== 'no') return 'Say yes or no.';
  return there === 'yes' && tokensInReinforcements(game, seat) < 1 ? 'No command token is left in the reinforcements.' : undefined;
}, (game, { seat, system, there }) => {
  const at = placeOf(game, system);
  if (!at) return;
  const { tokens } = game.state.systems[at.system];
  game.state.systems[at.system].tokens = there === 'yes' ? [...new Set([...tokens, seat])] : tokens.filter((one) => one !== seat);
});

const setTechnology = repair('technology', (game, { seat, technology, owned }) => {
  if (seatProblem(game, seat)) return seatProblem(game, seat);
  if (game.book.components[technology]?.kind !== 'technology') return 'There is no such technology.';
  return owned === 'yes' || owned === 'no' ? undefined : 'Say yes or no.';
}, (game, { seat, technology, owned }) => {
  const mine = game.state.seats[seat];
  if (owned === 'yes') mine.technologies[technology] ??= { component: technology };
  else delete mine.technologies[technology];
  const facts = game.book.components[technology];
  const faction = game.book.components[mine.faction];
  if (facts?.kind !== 'technology' || !facts.upgrade || faction?.kind !== 'faction') return;
  const { type } = facts.upgrade;
  mine.units[type] = owned === 'yes' ? technology : (faction.units[type] ?? genericUnit(game.book, type));
});

const skipQuestion = repair('skip', (game, { seat }) => {
  if (seatProblem(game, seat)) return seatProblem(game, seat);
  return openAsks(game.state).some(({ ask }) => ask.player === seat && ask.reply === undefined) ? undefined : 'That seat is asked nothing.';
}, (game, { seat }) => {
  for (const { ask, frame } of openAsks(game.state)) {
    if (ask.player !== seat || ask.reply !== undefined) continue;
    // Null is what a question that fell away reads as: every procedure goes on from it.
    ask.reply = null;
    ask.firm = true;
    if (frame.each) frame.stirred = true;
  }
});

export const repairs: Edition<State>['repairs'] = Object.fromEntries(
  [setUnits, setCount, setControl, setReady, setToken, setTechnology, skipQuestion].map((one) => [one.name, one]),
);
export { COUNTS };
