import { windowQuestion, type Ask, type Fact, type Id, type OpenAsk, type SeatId } from '#engine';
import type { Move } from './random-player.ts';
import type { SimulatedGame, SimulatedEdition } from './simulated-edition.ts';
import { isOwnWindow, kindOfAsk } from './windows.ts';

/** Stops of one round: how often the game waited for players. Several players asked at once count as one stop. */
export interface RoundStops {
  round: number;
  stops: number;
  /** Stops at which the game waited for a player who had not just answered. */
  handovers: number;
  /** Number of stops per seat at which the seat was asked, or publicly seemed to be. */
  seats: Record<SeatId, number>;
  /** Number of stops per kind of question that was open. */
  kinds: Record<string, number>;
  /** Number of hand-overs per kind of question to a player who had not just answered. */
  handoverKinds: Record<string, number>;
  /** Stops at which only windows were open, and those at which only veiled ones were. */
  windows: number;
  veiled: number;
  /**
   * Stops of the same round if everybody were asked in turn: every player in every window, branches of a fork one by
   * one.
   */
  inTurn: number;
  inTurnSeats: Record<SeatId, number>;
  /** Simulated days that the round took. */
  days: number;
}

/** Returns how many hours an answer takes: the player's own time, or, if the ask is veiled, the veil's delay. */
export type AnswerDelay<G extends SimulatedGame> = (ask: Ask, game: G) => number;

/** The forms of an edition, as far as they decide which questions a player answers in one sitting. */
export interface FormsInUse {
  /** Tells whether a form fills in a question together with the one before it. */
  fills: (question: string) => boolean;
  /** Question that a form answers for the rest of the turn, even after a combat. */
  last: string;
  /** Tells whether a fact changes what a player saw in their form, so that they are asked again. */
  overtakes: (fact: Fact) => boolean;
  /** Tells whether a fact ends a turn. */
  endsTurn: (fact: Fact) => boolean;
}

export interface Timekeeper<G extends SimulatedGame> {
  rounds: RoundStops[];
  /** Returns the open asks that are answered next, all at the same moment. */
  due: (open: OpenAsk[], game: G) => OpenAsk[];
  /** Takes note of a fact of the game. */
  onFact: (fact: Fact) => void;
  /** Takes note of a move: a window that a form declines in advance, but that is used, is a stop after all. */
  onMove: (move: Move, game: G) => void;
}

/**
 * Makes every player answer a certain delay after being asked, independent of the others: questions asked at the same
 * time run in parallel, and a follow-up question starts when the answer before it is given. If all delays are equal, the
 * time passed, divided by the delay, is the number of times that the game had to wait. With `forms`, the questions that a
 * form fills in are answered with the one it was opened at.
 */
export function createTimekeeper<G extends SimulatedGame>(
  edition: SimulatedEdition<G>,
  delay: AnswerDelay<G> = () => 1,
  forms?: FormsInUse,
): Timekeeper<G> {
  const clock = new Clock(edition, delay, forms);
  return {
    rounds: clock.rounds,
    due: (open, game) => clock.due(open, game),
    onFact: (fact) => clock.onFact(fact),
    onMove: (move, game) => clock.onMove(move, game),
  };
}

class Clock<G extends SimulatedGame> {
  readonly rounds: RoundStops[] = [];
  private readonly edition: SimulatedEdition<G>;
  private readonly delay: AnswerDelay<G>;
  private readonly moments = new Map<Id, number>();
  private readonly heard = new Set<string>();
  private answering = new Set<SeatId>();
  private now = 0;
  private readonly forms: FormsInUse | undefined;
  /** Seats that have filled in a form: for the questions that follow, and for the end of the turn. */
  private readonly filled = { chain: new Set<SeatId>(), last: new Set<SeatId>() };

  constructor(edition: SimulatedEdition<G>, delay: AnswerDelay<G>, forms: FormsInUse | undefined) {
    this.edition = edition;
    this.delay = delay;
    this.forms = forms;
  }

  /** Windows that a form has declined. */
  private readonly declined = new Set<Id>();

  onFact(fact: Fact): void {
    if (this.forms?.overtakes(fact)) this.filled.chain.clear();
    if (!this.forms?.endsTurn(fact)) return;
    this.filled.chain.clear();
    this.filled.last.clear();
  }

  /** Tells whether a player answered a question in an earlier form. */
  private isFilledIn(ask: Ask): boolean {
    const { player, question } = ask;
    const { forms, filled } = this;
    if (!forms) return false;
    if (question === forms.last) return filled.last.has(player);
    if (question === windowQuestion.name) return filled.last.has(player) && isOwnWindow(ask);
    return forms.fills(question) && filled.chain.has(player);
  }

  onMove([player, id, reply]: Move, game: G): void {
    if (!this.declined.delete(id) || !Array.isArray(reply) || !reply.length) return;
    const stops = this.stopsOf(game);
    stops.stops++;
    stops.seats[player]++;
  }

  due(open: OpenAsk[], game: G): OpenAsk[] {
    for (const one of open) {
      if (this.moments.has(one.ask.id)) continue;
      const isFilled = this.isFilledIn(one.ask);
      if (isFilled && one.ask.question === windowQuestion.name) this.declined.add(one.ask.id);
      this.moments.set(one.ask.id, this.now + (isFilled ? 0 : this.delay(one.ask, game)));
      this.askedInTurn(game, one);
    }
    const momentOf = ({ ask }: OpenAsk): number => this.moments.get(ask.id) ?? this.now;
    const next = Math.min(...open.map(momentOf));
    const isDue = (one: OpenAsk): boolean => momentOf(one) <= this.now;
    if (next > this.now) {
      const stops = this.stopsOf(game);
      stops.days += (next - this.now) / 24;
      this.now = next;
      this.stop(stops, open, open.filter(isDue));
    }
    const due = open.filter(isDue);
    for (const { ask } of due) {
      if (!this.forms?.fills(ask.question)) continue;
      this.filled.chain.add(ask.player);
      this.filled.last.add(ask.player);
    }
    return due;
  }

  /** Counts a stop at which the game waits for all of `open`; those of `answering` answer next. */
  private stop(stops: RoundStops, open: OpenAsk[], answering: OpenAsk[]): void {
    stops.stops++;
    const others = open.filter(({ ask }) => !this.answering.has(ask.player));
    if (others.length) stops.handovers++;
    countKinds(stops.handoverKinds, others);
    countKinds(stops.kinds, open);
    if (open.every(({ ask }) => ask.question === windowQuestion.name)) stops.windows++;
    if (open.every(({ ask }) => ask.veiled)) stops.veiled++;
    this.answering = new Set(answering.map(({ ask }) => ask.player));
    for (const seat of new Set(open.map(({ ask }) => ask.player))) stops.seats[seat]++;
  }

  private stopsOf(game: G): RoundStops {
    const round = this.edition.round(game);
    let found = this.rounds.find((one) => one.round === round);
    if (!found) {
      const zero = () => Object.fromEntries(this.edition.seats(game).map((seat) => [seat, 0]));
      found = {
        round,
        stops: 0,
        handovers: 0,
        seats: zero(),
        kinds: {},
        handoverKinds: {},
        windows: 0,
        veiled: 0,
        inTurn: 0,
        inTurnSeats: zero(),
        days: 0,
      };
      this.rounds.push(found);
    }
    return found;
  }

  private askedInTurn(game: G, { ask, frame }: OpenAsk): void {
    const stops = this.stopsOf(game);
    if (ask.question !== windowQuestion.name) {
      stops.inTurn++;
      stops.inTurnSeats[ask.player]++;
      return;
    }
    // Asking in turn goes around the table, player by player, and around again after each use.
    const key = `${frame.id} ${(ask.data as { used: string[] }).used.length}`;
    if (this.heard.has(key)) return;
    this.heard.add(key);
    const present = this.edition.seats(game).filter((seat) => game.book.isPresent(game as never, seat));
    stops.inTurn += present.length;
    for (const seat of present) stops.inTurnSeats[seat]++;
  }
}

/** Counts each kind of question once. */
function countKinds(counts: Record<string, number>, open: readonly OpenAsk[]): void {
  for (const kind of new Set(open.map(({ ask }) => kindOfAsk(ask)))) counts[kind] = (counts[kind] ?? 0) + 1;
}

/** Averages over many games: by round and player, and by kind of question; also for asking everybody in turn. */
export interface PaceStatistics {
  rounds: number;
  stopsPerRound: number;
  stopsPerRoundAndPlayer: number;
  /** Stops at which the game waited for a player who had not just answered. */
  handoversPerRound: number;
  handoversPerRoundAndPlayer: number;
  /** Of the stops: those at which only windows were open, and those at which only veiled ones were. */
  windowStopsPerRound: number;
  veiledStopsPerRound: number;
  /** Stops per round at which a player is among those asked. */
  askedPerRoundAndPlayer: number;
  inTurnPerRound: number;
  inTurnPerRoundAndPlayer: number;
  daysPerRound: number;
  /** Stops per round at which a question of this kind was open. */
  kinds: Record<string, number>;
  /** Hand-overs per round for such a question. */
  handoverKinds: Record<string, number>;
}

export function computePace(games: { players: number; pace: RoundStops[] }[]): PaceStatistics {
  const all = games.flatMap(({ players, pace }) => pace.map((stops) => ({ players, ...stops })));
  const sum = (count: (one: (typeof all)[number]) => number): number =>
    all.reduce((total, one) => total + count(one), 0);
  const per = (count: (one: (typeof all)[number]) => number, of: (one: (typeof all)[number]) => number): number =>
    Math.round((sum(count) / Math.max(1, sum(of))) * 100) / 100;
  const once = () => 1;
  const players = (one: { players: number }) => one.players;
  const byKind = (of: (one: (typeof all)[number]) => Record<string, number>): Record<string, number> =>
    Object.fromEntries(
      [...new Set(all.flatMap((one) => Object.keys(of(one))))]
        .map((kind) => [kind, per((one) => of(one)[kind] ?? 0, once)] as const)
        .sort((a, b) => b[1] - a[1]),
    );
  return {
    rounds: all.length,
    stopsPerRound: per(({ stops }) => stops, once),
    stopsPerRoundAndPlayer: per(({ stops }) => stops, players),
    handoversPerRound: per(({ handovers }) => handovers, once),
    handoversPerRoundAndPlayer: per(({ handovers }) => handovers, players),
    windowStopsPerRound: per(({ windows }) => windows, once),
    veiledStopsPerRound: per(({ veiled }) => veiled, once),
    askedPerRoundAndPlayer: per(({ seats }) => Object.values(seats).reduce((a, b) => a + b, 0), players),
    inTurnPerRound: per(({ inTurn }) => inTurn, once),
    inTurnPerRoundAndPlayer: per(({ inTurn }) => inTurn, players),
    daysPerRound: per(({ days }) => days, once),
    kinds: byKind(({ kinds }) => kinds),
    handoverKinds: byKind(({ handoverKinds }) => handoverKinds),
  };
}
