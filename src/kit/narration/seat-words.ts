import { LOCALS, possessive } from '#kit/board/names.ts';
import type { SeatId } from '#engine';

/** Formatters of seats for a sentence whose reader is addressed as "you". */
export interface SeatWords {
  /** The seat as an object or after a preposition: "you", "Hacan". */
  seat: (seat: SeatId) => string;
  /** The seat as the subject of a regular verb: "you pick", "Hacan picks". */
  does: (seat: SeatId, verb: string) => string;
  seatIs: (seat: SeatId) => string;
  seatHas: (seat: SeatId) => string;
  /** The seat as an owner: "your", "Hacan's". */
  ownerOf: (seat: SeatId) => string;
}

/** Returns the formatters for a reader. `reader`: undefined for a public text. */
export function seatWordsFor(nameOf: (seat: SeatId) => string, reader: SeatId | undefined): SeatWords {
  const words = (you: string, other: (name: string) => string) => (seat: SeatId) =>
    seat === reader ? you : other(nameOf(seat));
  return {
    seat: words('you', (name) => name),
    does: (seat, verb) => words(`you ${verb}`, (name) => `${name} ${verb}s`)(seat),
    seatIs: words('you are', (name) => `${name} is`),
    seatHas: words('you have', (name) => `${name} has`),
    ownerOf: words('your', possessive),
  };
}

/** Names the side that has rolled dice: "you have"; "both sides have" unless exactly one has. */
export function formatRollers(rolls: readonly { seat: SeatId; dice: readonly unknown[] }[], say: SeatWords): string {
  const [side, ...others] = new Set(rolls.flatMap(({ seat, dice }) => (dice.length ? [seat] : [])));
  return side === undefined || others.length ? 'both sides have' : say.seatHas(side);
}

/** Formats the winner of a fight: ": Hacan has won", ": the locals have won"; empty if no one has. */
export function formatWinner(winner: SeatId | null, say: SeatWords): string {
  if (winner === null) return '';
  return say.seat(winner) === LOCALS ? `: ${LOCALS} have won` : `: ${say.seatHas(winner)} won`;
}
