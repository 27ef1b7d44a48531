import { windowQuestion, type Ask, type Id, type Json, type OpenAsk, type WindowEvent } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/state.ts';

/** How often the game stood still for somebody, in one round. Several asked at once count once. */
export interface Stops {
  round: number;
  stops: number;
  /** Those of them in which it waited for somebody who had not just answered. */
  handovers: number;
  /** In how many of them each player was asked, or for all that anybody could see seemed to be. */
  seats: Record<SeatId, number>;
  /** In how many of them each kind of question was open. */
  kinds: Record<string, number>;
  /** Stops of the same round where everybody is asked in turn: each window each player, a fork's branches one after another. */
  inTurn: number;
  inTurnSeats: Record<SeatId, number>;
  /** Days it took by the clock. */
  days: number;
}

/** How long an answer takes, in hours: somebody's own, or the table's where the ask is veiled. */
export type Delay = (ask: Ask, game: Game) => number;

export interface Timekeeper {
  rounds: Stops[];
  /** Those of the open asks that are answered next, all at the same moment. */
  due: (open: OpenAsk[], game: Game) => OpenAsk[];
}

/** What kind of question it is: a window by its event. */
export function kindOf(ask: { question: string; data: Json }): string {
  if (ask.question !== windowQuestion.name) return ask.question;
  const { event } = ask.data as unknown as { event: WindowEvent };
  return `${event.timing} ${event.name}`;
}

/**
 * Has everybody answer a while after they are asked, whatever the others do: those asked at once answer side by side, and
 * what opens by an answer begins then. With a delay of one for all, the clock counts how often the game stood still.
 */
export function timekeeper(delay: Delay = () => 1): Timekeeper {
  const rounds: Stops[] = [];
  const moments = new Map<Id, number>();
  const heard = new Set<string>();
  let now = 0;
  let answering = new Set<SeatId>();
  const inRound = (game: Game): Stops => {
    const { round, order } = game.state;
    let found = rounds.find((one) => one.round === round);
    if (!found) {
      const zero = () => Object.fromEntries(order.map((seat) => [seat, 0]));
      found = { round, stops: 0, handovers: 0, seats: zero(), kinds: {}, inTurn: 0, inTurnSeats: zero(), days: 0 };
      rounds.push(found);
    }
    return found;
  };

  const askedInTurn = (game: Game, { ask, frame }: OpenAsk): void => {
    const stops = inRound(game);
    if (ask.question !== windowQuestion.name) {
      stops.inTurn++;
      stops.inTurnSeats[ask.player]++;
      return;
    }
    // A table goes round: each player in turn, and round again when something has been used.
    const key = `${frame.id} ${(ask.data as { used: string[] }).used.length}`;
    if (heard.has(key)) return;
    heard.add(key);
    const present = game.state.order.filter((seat) => !game.state.seats[seat].eliminated);
    stops.inTurn += present.length;
    for (const seat of present) stops.inTurnSeats[seat]++;
  };

  return {
    rounds,
    due: (open, game) => {
      for (const one of open) {
        if (moments.has(one.ask.id)) continue;
        moments.set(one.ask.id, now + delay(one.ask, game));
        askedInTurn(game, one);
      }
      const momentOf = ({ ask }: OpenAsk): number => moments.get(ask.id) ?? now;
      const next = Math.min(...open.map(momentOf));
      if (next > now) {
        const stops = inRound(game);
        stops.days += (next - now) / 24;
        now = next;
        stops.stops++;
        if (open.some(({ ask }) => !answering.has(ask.player))) stops.handovers++;
        answering = new Set(open.filter((one) => momentOf(one) <= now).map(({ ask }) => ask.player));
        for (const kind of new Set(open.map(({ ask }) => kindOf(ask)))) stops.kinds[kind] = (stops.kinds[kind] ?? 0) + 1;
        for (const seat of new Set(open.map(({ ask }) => ask.player))) stops.seats[seat]++;
      }
      return open.filter((one) => momentOf(one) <= now);
    },
  };
}

/** Over many games: by round and player, and by kind of question; the same for a table where everybody is asked in turn. */
export interface Pace {
  rounds: number;
  stopsPerRound: number;
  stopsPerRoundAndPlayer: number;
  /** Stops at which somebody else than whoever had just answered was waited for. */
  handoversPerRoundAndPlayer: number;
  /** How often a player is among those asked, per round. */
  askedPerRoundAndPlayer: number;
  inTurnPerRound: number;
  inTurnPerRoundAndPlayer: number;
  daysPerRound: number;
  /** Stops per round in which such a question was open. */
  kinds: Record<string, number>;
}

export function paceOf(games: { players: number; pace: Stops[] }[]): Pace {
  const all = games.flatMap(({ players, pace }) => pace.map((stops) => ({ players, ...stops })));
  const sum = (count: (one: (typeof all)[number]) => number): number => all.reduce((total, one) => total + count(one), 0);
  const per = (count: (one: (typeof all)[number]) => number, of: (one: (typeof all)[number]) => number): number =>
    Math.round((sum(count) / Math.max(1, sum(of))) * 100) / 100;
  const once = () => 1;
  const players = (one: { players: number }) => one.players;
  const kinds = [...new Set(all.flatMap((one) => Object.keys(one.kinds)))].map(
    (kind) => [kind, per((one) => one.kinds[kind] ?? 0, once)] as const,
  );
  return {
    rounds: all.length,
    stopsPerRound: per(({ stops }) => stops, once),
    stopsPerRoundAndPlayer: per(({ stops }) => stops, players),
    handoversPerRoundAndPlayer: per(({ handovers }) => handovers, players),
    askedPerRoundAndPlayer: per(({ seats }) => Object.values(seats).reduce((a, b) => a + b, 0), players),
    inTurnPerRound: per(({ inTurn }) => inTurn, once),
    inTurnPerRoundAndPlayer: per(({ inTurn }) => inTurn, players),
    daysPerRound: per(({ days }) => days, once),
    kinds: Object.fromEntries(kinds.sort((a, b) => b[1] - a[1])),
  };
}
