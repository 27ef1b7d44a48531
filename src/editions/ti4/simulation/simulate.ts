import {
  createRandom,
  seedFromText,
  randomAnswerer,
  simulateGame,
  type RandomBelow,
  type SimulationResult,
  type SimulationOptions,
} from '#simulation';
import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import type { SeatId, State, Veil } from '#ti4/rules/state.ts';
import { addTechnology, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { isGroundForce, isStructure } from '#ti4/rules/units/units.ts';
import { ti4Simulation, createAiAction } from './simulated-edition.ts';
import { freeActionOf, plainFreeActionOf, answerAsPlainAi, answerAsAi, type PlayerKind } from './players.ts';
import { createEagerAnswerer } from './eager-player.ts';

export interface SimulationSetup {
  players: number;
  /** Says which game this is: the same wish is the same game. */
  seed: string;
  /** The sets it is played with; left out, those of new games. */
  sets?: readonly string[];
  veil?: Veil;
  /** Victory points that win. */
  points?: number;
  /** Also with components that are not refereed in full. */
  partial?: boolean;
  /** Now and then a player loses all they have, so that eliminations come at all sorts of moments. */
  ruin?: boolean;
  /** Begins as if some rounds were over: the custodians gone, technologies, tokens and goods at hand. */
  late?: boolean;
  /** In the place of the ready-made board: a fair one, or one the players build. */
  made?: 'fair' | 'built';
  /** The ready-made board, or that of whose shape it is made; left out, the usual one. */
  board?: string;
  /** Slices, factions and places are drafted first. */
  draft?: boolean;
  /** Factions that some of the players have asked for, in the order of their names. */
  factions?: string[];
  /** Galactic events that are in force. */
  events?: string[];
}

/** What came of a game. */
export interface SimulationReport extends SimulationResult {
  players: number;
  seed: string;
  factions: string[];
  rounds: number;
  ending: string | null;
  winner: string | null;
  /** Who played the winner's seat. */
  winnerKind: PlayerKind | null;
  kinds: PlayerKind[];
  points: number[];
  eliminated: number;
}

/** The table of a game as it is before its first choice, with everything else drawn from the seed. */
export function setUpGame(
  book: Rulebook,
  {
    players,
    seed,
    veil = 'cards',
    points = 10,
    partial = false,
    late = false,
    made,
    draft = false,
    board,
    factions = [],
    events = [],
  }: SimulationSetup,
): State {
  const state = newState(
    book,
    prepareGame(book, {
      seed,
      players: Array.from({ length: players }, (_, i) => ({
        id: `p${i + 1}`,
        ...(factions[i] !== undefined && { faction: factions[i] }),
      })),
      board: draft
        ? { drafted: true, ...(board !== undefined && { on: board }) }
        : made
          ? { made, ...(board !== undefined && { on: board }) }
          : { preset: board ?? `standard-${players}` },
      veil,
      points,
      events,
      dealPartial: partial,
    }),
  );
  // Nobody has anything before the draft is over.
  if (late && !draft) growRich(newGame(state, book), createRandom(seedFromText(`${seed} late`)));
  return state;
}

/** What a few rounds bring, all at once. */
function growRich(game: Game, below: RandomBelow): void {
  const { state } = game;
  state.custodians = false;
  for (const id of state.order) {
    for (let i = 0; i < 6; i++) {
      const deck = technologyDeck(game, id);
      addTechnology(game, id, deck[below(deck.length)].id);
    }
    const seat = state.seats[id];
    seat.tokens = { tactic: 4, fleet: 5, strategy: 3 };
    seat.tradeGoods += 4;
  }
  // Promissory notes have changed hands; those that go face up have been left where they are.
  for (const [i, id] of state.order.entries()) {
    const next = state.seats[state.order[(i + 1) % state.order.length]];
    const given = state.seats[id].promissoryNotes.filter(
      (card) => noteOwner(card) === id && !isPlayedAtOnce(game, card),
    );
    state.seats[id].promissoryNotes = state.seats[id].promissoryNotes.filter((card) => !given.includes(card));
    next.promissoryNotes.push(...given);
  }
  state.facts = [];
}

const isPlayedAtOnce = ({ book }: Game, card: string): boolean =>
  book.byKind['promissory-note'][componentOf(card)]?.playArea === true;

/** A player loses every planet, ground force and structure, whatever is going on. */
function ruin(game: Game, below: RandomBelow): void {
  const { state } = game;
  if (state.phase === 'setup') return;
  const seat = state.order[below(state.order.length)];
  for (const planet of Object.values(state.planets)) if (planet.controller === seat) planet.controller = null;
  for (const unit of Object.values(state.units))
    if (unit.owner === seat && (unit.planet !== undefined || isGroundForce(game, unit) || isStructure(game, unit)))
      delete state.units[unit.id];
  game.invalidateAll();
}

/** Plays one whole game by the program or by chance, and looks after every answer whether all is well. */
export function simulate(
  book: Rulebook,
  wish: SimulationSetup,
  also: Pick<SimulationOptions<Game>, 'onAsk' | 'nextAsks' | 'onFact' | 'onAnswer' | 'onMove'> & {
    kinds?: PlayerKind[];
  } = {},
): SimulationReport {
  const { kinds, ...looks } = also;
  const state = setUpGame(book, wish);
  const below = createRandom(seedFromText(wish.seed));
  // Seats by their names, as they were given out: who sits where is drawn.
  const kind = (seat: SeatId): PlayerKind => kinds?.[Number(seat.slice(1)) - 1] ?? 'random';
  const chance = (below(3) ? createEagerAnswerer : randomAnswerer)(below);
  const practised = createAiAction((of, seat, ...rest) =>
    (kind(seat) === 'plain' ? plainFreeActionOf : freeActionOf)(of, seat, ...rest),
  );
  const { answers, ms, slowest, slowestAt, ...outcome } = simulateGame(
    { ...ti4Simulation, aiAction: practised },
    {
      ...looks,
      game: newGame(state, book),
      below,
      now: () => performance.now(),
      processor: () => process.cpuUsage().user / 1000,
      answerer: (open, ...rest) =>
        ({ practice: answerAsAi, plain: answerAsPlainAi, random: chance })[kind(open.ask.player)](open, ...rest),
      aiSeats: state.order.filter((seat) => kind(seat) !== 'random'),
      onAnswer: (game, count) => {
        looks.onAnswer?.(game, count);
        if (wish.ruin && below(250) === 0) ruin(game, below);
      },
    },
  );
  return {
    players: wish.players,
    seed: wish.seed,
    factions: state.order.map((id) => state.seats[id].faction),
    rounds: state.round,
    answers,
    ms,
    slowest,
    slowestAt,
    ending: state.ending,
    winner: state.winner,
    winnerKind: state.winner === null ? null : kind(state.winner),
    kinds: state.order.map(kind),
    points: state.order.map((id) => state.seats[id].points),
    eliminated: state.order.filter((id) => state.seats[id].eliminated).length,
    ...outcome,
  };
}
