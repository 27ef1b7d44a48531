import { openAsks, type EngineState, type Fact, type Json, type SeatId } from '#engine';

// Parts that the corrections of all editions have in common.

/** Fields of a correction, as text. */
export type RepairFields = Record<string, string>;

/** Reads the fields of a correction from outside data; empty if that is not a record. */
export const parseRepairFields = (data: Json): RepairFields =>
  data !== null && typeof data === 'object' && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]))
    : {};

/** Parses a typed whole number of at most three digits; undefined for anything else. */
export const parseWholeNumber = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) ? Number(text) : undefined;

/** Tells whether a seat has an open question without an answer. */
export const isAsked = (state: EngineState, seat: SeatId): boolean =>
  openAsks(state).some(({ ask }) => ask.player === seat && ask.reply === undefined);

/** Skips all open questions of a seat. */
export function skipAsks(state: EngineState, seat: SeatId): void {
  for (const { ask, frame } of openAsks(state)) {
    if (ask.player !== seat || ask.reply !== undefined) continue;
    // Null is the answer of a question that lapsed: every procedure can continue from it.
    ask.reply = null;
    ask.firm = true;
    if (frame.each) frame.stirred = true;
  }
}

/** Parses a typed "yes" or "no"; undefined for anything else. */
export const parseYesNo = (word: string): boolean | undefined =>
  word === 'yes' ? true : word === 'no' ? false : undefined;

/** State with seats, and a board of systems and planets. */
interface RepairableState extends EngineState {
  order: readonly SeatId[];
  seats: Readonly<Record<SeatId, { eliminated?: boolean }>>;
  systems: Readonly<Record<string, { id: string; position: string | null }>>;
  planets: Readonly<Record<string, { system: string }>>;
}

type RepairableGame = { state: RepairableState };

/** Explains why nothing of a seat can be corrected; undefined if it can. */
export const seatProblem = ({ state }: RepairableGame, seat: SeatId): string | undefined => {
  if (!state.order.includes(seat)) return "I don't know that player.";
  return state.seats[seat]?.eliminated ? 'That player is eliminated.' : undefined;
};

/** Finds a planet by its id, or a system by its id or position; undefined if there is none. */
export function findPlace({ state }: RepairableGame, typed: string): { system: string; planet?: string } | undefined {
  const planet = Object.hasOwn(state.planets, typed) ? state.planets[typed] : undefined;
  if (planet) return { system: planet.system, planet: typed };
  const system = Object.values(state.systems).find(({ id, position }) => typed === position || typed === id);
  return system && { system: system.id };
}

/** Attempt at a correction: returns why it is impossible, or the function that makes it. */
export type RepairAttempt<G> = (game: G, given: RepairFields) => string | undefined | (() => void);

/** Attempts to skip the open questions of a seat. */
export const skipQuestions: RepairAttempt<RepairableGame> = (game, { seat = '' }) =>
  seatProblem(game, seat) ??
  (isAsked(game.state, seat) ? () => skipAsks(game.state, seat) : 'That player has no question to answer.');

/** Game that the service passes to a correction. */
interface RepairedGame<S> {
  state: S;
  book: unknown;
  addFact(fact: Fact): unknown;
}

/** Creates the function that defines corrections by name; `open` returns an edition's own game. */
export const createRepairs =
  <S, G>(open: (state: S, book: never) => G) =>
  (name: string, attempt: RepairAttempt<G>) => {
    const tryWith = ({ state, book }: RepairedGame<S>, data: Json) =>
      attempt(open(state, book as never), parseRepairFields(data));
    return {
      name,
      check: (game: RepairedGame<S>, data: Json): string | undefined => {
        const found = tryWith(game, data);
        return typeof found === 'string' ? found : undefined;
      },
      run: (game: RepairedGame<S>, data: Json): undefined => {
        const found = tryWith(game, data);
        game.addFact({ type: 'corrected', what: name, about: parseRepairFields(data) });
        if (typeof found === 'function') found();
      },
    };
  };
