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
  /** Identifies the game: the same setup with the same seed is the same game. */
  seed: string;
  /** Set ids; by default those of new games. */
  sets?: readonly string[];
  veil?: Veil;
  /** Victory points needed to win. */
  points?: number;
  /** Includes components that are not refereed in full. */
  partial?: boolean;
  /** Set to let a random player lose everything now and then, so that eliminations happen at all sorts of moments. */
  ruin?: boolean;
  /** Starts as if some rounds were over: custodians gone, technologies, tokens and goods gained. */
  late?: boolean;
  /** Uses a fair board or one that the players build, not a ready-made one. */
  made?: 'fair' | 'built';
  /** The ready-made board, or the one whose shape a generated board uses; by default the usual one. */
  board?: string;
  /** The players first draft slices, factions and positions. */
  draft?: boolean;
  /** Factions that some players asked for, in the order of the players' ids. */
  factions?: string[];
  /** Ids of the galactic events in force. */
  events?: string[];
}

/** Result of a simulated game. */
export interface SimulationReport extends SimulationResult {
  players: number;
  seed: string;
  factions: string[];
  rounds: number;
  ending: string | null;
  winner: string | null;
  /** The kind of player in the winner's seat. */
  winnerKind: PlayerKind | null;
  kinds: PlayerKind[];
  points: number[];
  eliminated: number;
}

/** Sets up a game before its first question. Everything not in the setup is drawn from the seed. */
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
  // No seat has anything before the draft is over.
  if (late && !draft) growRich(newGame(state, book), createRandom(seedFromText(`${seed} late`)));
  return state;
}

/** Gives every seat at once what a few rounds would bring. */
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
  // Each seat's promissory notes go to the next seat, except those that would be played face up.
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

/** Takes all planets, ground forces and structures from a random player, at any moment after the setup. */
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

/** Plays a whole game with AI or random players and checks the state after every answer. */
export function simulate(
  book: Rulebook,
  setup: SimulationSetup,
  also: Pick<SimulationOptions<Game>, 'onAsk' | 'nextAsks' | 'onFact' | 'onAnswer' | 'onMove' | 'settles'> & {
    kinds?: PlayerKind[];
  } = {},
): SimulationReport {
  const { kinds, ...looks } = also;
  const state = setUpGame(book, setup);
  const below = createRandom(seedFromText(setup.seed));
  // Kinds follow the seat ids as they were assigned; the seating order is drawn.
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
        if (setup.ruin && below(250) === 0) ruin(game, below);
      },
    },
  );
  return {
    players: setup.players,
    seed: setup.seed,
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
