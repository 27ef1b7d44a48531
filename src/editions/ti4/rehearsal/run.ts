import { canonical, fingerprint } from '../../../engine/index.ts';
import { componentOf, noteOwner } from '../rules/components/component.ts';
import { prepareGame } from '../rules/setup/setup-options.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import { newState } from '../rules/setup/new-state.ts';
import type { SeatId, State, Veil } from '../rules/state.ts';
import { gainTechnology, technologyDeck } from '../rules/phases/technology.ts';
import { isGroundForce, isStructure } from '../rules/units/units.ts';
import { cardsOf, faults, lostSince, survivesSaving } from './audit.ts';
import { generator, playOut, randomly, type Plan } from './play.ts';
import { practising, type PlayerKind } from './players.ts';
import { eagerly } from './purpose.ts';

export interface Wish {
  players: number;
  /** Says which game this is: the same wish is the same game. */
  seed: string;
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
}

/** What came of a game. */
export interface Report {
  players: number;
  seed: string;
  factions: string[];
  rounds: number;
  answers: number;
  /** In all, watching not counted. */
  ms: number;
  slowest: number;
  slowestAt: string;
  ending: string | null;
  winner: string | null;
  /** Who played the winner's seat. */
  winnerKind: PlayerKind | null;
  kinds: PlayerKind[];
  points: number[];
  eliminated: number;
  stuck: string[];
  endless: string[];
  refused: string[];
  faults: string[];
  /** Fingerprint of the state at the end. */
  end: string;
}

/** The table of a game as it is before its first choice, with everything else drawn from the seed. */
export function laidOut(book: Rulebook, { players, seed, veil = 'cards', points = 10, partial = false, late = false, made }: Wish): State {
  const state = newState(
    book,
    prepareGame(book, {
      seed,
      players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })),
      board: made ? { made } : { preset: `standard-${players}` },
      veil,
      points,
      dealPartial: partial,
    }),
  );
  if (late) growRich(newGame(state, book), generator(numberFrom(`${seed} late`)));
  return state;
}

/** What a few rounds bring, all at once. */
function growRich(game: Game, below: (n: number) => number): void {
  const { state } = game;
  state.custodians = false;
  for (const id of state.order) {
    for (let i = 0; i < 6; i++) {
      const deck = technologyDeck(game, id);
      gainTechnology(game, id, deck[below(deck.length)].id);
    }
    const seat = state.seats[id];
    seat.tokens = { tactic: 4, fleet: 5, strategy: 3 };
    seat.tradeGoods += 4;
  }
  // Promissory notes have changed hands; those that go face up have been left where they are.
  for (const [i, id] of state.order.entries()) {
    const next = state.seats[state.order[(i + 1) % state.order.length]];
    const given = state.seats[id].promissoryNotes.filter((card) => noteOwner(card) === id && !isPlayedAtOnce(game, card));
    state.seats[id].promissoryNotes = state.seats[id].promissoryNotes.filter((card) => !given.includes(card));
    next.promissoryNotes.push(...given);
  }
  state.facts = [];
}

const isPlayedAtOnce = ({ book }: Game, card: string): boolean => {
  const note = book.components[componentOf(card)];
  return note?.kind === 'promissory-note' && note.playArea === true;
};

/** A player loses every planet, ground force and structure, whatever is going on. */
function ruin({ state }: Game, below: (n: number) => number): void {
  if (state.phase === 'setup') return;
  const seat = state.order[below(state.order.length)];
  for (const planet of Object.values(state.planets)) if (planet.controller === seat) planet.controller = null;
  for (const unit of Object.values(state.units))
    if (unit.owner === seat && (unit.planet !== undefined || isGroundForce(unit) || isStructure(unit))) delete state.units[unit.id];
}

/** A number for the random player out of a game's seed. */
export const numberFrom = (text: string): number => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);

const AT_MOST = 10;

/** Plays one whole game at random, and looks after every answer whether all is well. */
export function simulate(
  book: Rulebook,
  wish: Wish,
  also: Pick<Plan, 'asked' | 'due' | 'told' | 'watch' | 'did'> & { kinds?: PlayerKind[] } = {},
): Report {
  const state = laidOut(book, wish);
  const below = generator(numberFrom(wish.seed));
  const before = cardsOf(state);
  const found = new Map<string, string>();
  let watching = 0;
  const look = (game: Game, answers: number) => {
    const list = [
      ...faults(game),
      ...lostSince(before, game.state),
      ...(answers % 50 === 0 && !survivesSaving(game.state) ? ['The state does not survive saving'] : []),
    ];
    for (const fault of list)
      if (found.size < AT_MOST && !found.has(fault))
        found.set(fault, `${fault} (round ${game.state.round}, answer ${answers}, ${stackOf(game.state)})`);
    also.watch?.(game, answers);
    if (wish.ruin && below(250) === 0) ruin(game, below);
  };
  const started = performance.now();
  // Seats by their names, as they were given out: who sits where is drawn.
  const kind = (seat: SeatId): PlayerKind => also.kinds?.[Number(seat.slice(1)) - 1] ?? 'random';
  const chance = (below(3) ? eagerly : randomly)(below);
  const course = playOut({
    book,
    state,
    below,
    probe: !also.kinds?.includes('practice'),
    now: () => performance.now(),
    answerer: (open, ...rest) => (kind(open.ask.player) === 'practice' ? practising : chance)(open, ...rest),
    practising: state.order.filter((seat) => kind(seat) === 'practice'),
    ...(also.asked && { asked: also.asked }),
    ...(also.due && { due: also.due }),
    ...(also.told && { told: also.told }),
    ...(also.did && { did: also.did }),
    watch: (game, answers) => {
      const begun = performance.now();
      look(game, answers);
      watching += performance.now() - begun;
    },
  });
  const ms = performance.now() - started - watching;
  return {
    players: wish.players,
    seed: wish.seed,
    factions: state.order.map((id) => state.seats[id].faction),
    rounds: state.round,
    answers: course.answers,
    ms: Math.round(ms),
    slowest: Math.round(course.slowest),
    slowestAt: course.slowestAt,
    ending: state.ending,
    winner: state.winner,
    winnerKind: state.winner === null ? null : kind(state.winner),
    kinds: state.order.map(kind),
    points: state.order.map((id) => state.seats[id].points),
    eliminated: state.order.filter((id) => state.seats[id].eliminated).length,
    stuck: course.stuck ? [stackOf(state)] : [],
    endless: course.endless ? [stackOf(state)] : [],
    refused: course.refused.slice(0, AT_MOST),
    faults: [...(course.crash === undefined ? [] : [course.crash]), ...found.values()],
    end: fingerprint(canonical(state)),
  };
}

/** Where a game stands, from the bottom of its stack. */
const stackOf = (state: State): string => state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ') || 'an empty stack';
