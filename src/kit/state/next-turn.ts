import { framesOf, frameDataOf, type Frame, type ProcedureRef, type SeatId } from '#engine';

/** Player who acts next, by the public order of turns, picks or votes. */
export interface NextTurn {
  seat: SeatId;
  /** Player who acts now; null before the first one. */
  after: SeatId | null;
  /** Identifies this turn, pick or vote within the game. */
  mark: string;
}

/** An order of play: the player who acts now and the one who acts next, from the data of its procedure. */
interface TurnOrder {
  of: Pick<ProcedureRef<never>, 'name'>;
  read: (data: never) => { now?: SeatId | null | undefined; next: SeatId | undefined; mark: string };
}

/** Declares the order in which a procedure lets players act. */
export const turnOrder = <D>(of: ProcedureRef<D>, read: (data: D) => ReturnType<TurnOrder['read']>): TurnOrder => ({
  of,
  read,
});

/** Returns who acts next by the innermost of these orders; undefined if no one does but the player who acts now. */
export function findNextTurn(stack: Frame[], orders: readonly TurnOrder[]): NextTurn | undefined {
  for (const frame of [...framesOf(stack)].reverse())
    for (const { of, read } of orders) {
      const data = frameDataOf(frame, of as ProcedureRef<never>);
      if (data === undefined) continue;
      const { now = null, next, mark } = read(data);
      return next === undefined || next === now ? undefined : { seat: next, after: now, mark };
    }
  return undefined;
}
