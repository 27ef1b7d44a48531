import type { SeatId } from '#engine';
import type { PromiseRow, PromiseStatus } from '#store';
import { aliasOf } from '#service/alias.ts';
import { readGame } from '#service/game-reader.ts';
import { resolveGameRow, type ReadContext } from '#service/operations/operation-context.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Alias, GameId, UserId } from '#service/types.ts';

/** A promise as one of its two seats or, if both have published it, everybody may see it. */
export interface PromiseInfo {
  /** Undefined for a public promise of others, which the viewer cannot change. */
  alias?: Alias;
  seat: SeatId;
  to: SeatId;
  /** Text of the promise; empty if its writer was forgotten. */
  text: string;
  due: string | null;
  status: PromiseStatus;
  isPublic: boolean;
  /** True if the viewer's own seat wants the promise to be public. */
  isPublishedByViewer: boolean;
  /** Tells whether its maker has withdrawn it; the status says whether the other seat has agreed. */
  isWithdrawAsked: boolean;
}

/** Tells whether a promise is open, and its maker neither says that it is kept nor has withdrawn it. */
export const isOutstanding = ({ status, withdrawAskedAt }: PromiseRow): boolean =>
  status === 'open' && withdrawAskedAt === null;

export const isPublicPromise = ({ published, toPublished }: PromiseRow): boolean => published && toPublished;

/** Returns a promise's alias for one of its users. */
export const promiseAlias = (reader: Pick<ReadContext, 'store'>, game: GameId, user: UserId, number: number): Alias =>
  aliasOf(reader, game, 'promise', user, number);

const infoOf = (row: PromiseRow, seat: SeatId | null, alias?: Alias): PromiseInfo => ({
  ...(alias !== undefined && { alias }),
  seat: row.seat,
  to: row.toSeat,
  text: row.text,
  due: row.due,
  status: row.status,
  isPublic: isPublicPromise(row),
  isPublishedByViewer: seat === row.seat ? row.published : seat === row.toSeat && row.toPublished,
  isWithdrawAsked: row.withdrawAskedAt !== null,
});

/** Lists the promises that a user may see, oldest first: those of their seat, and public ones. */
export async function listPromises(context: ServiceContext, id: GameId, user: UserId): Promise<PromiseInfo[]> {
  const reader = await readGame(context, id);
  const game = resolveGameRow(reader, id).id;
  const seat = reader.store.members.present(game).find((one) => one.user === user)?.seat ?? null;
  return (await context.store.promises.ofGame(game)).flatMap((row) => {
    if (seat !== null && [row.seat, row.toSeat].includes(seat))
      return [infoOf(row, seat, promiseAlias(reader, game, user, row.number))];
    return isPublicPromise(row) ? [infoOf(row, seat)] : [];
  });
}

/** Finds a promise by its number, for a message about it; the caller decides who may see it. */
export async function findPromise(
  context: ServiceContext,
  id: GameId,
  number: number,
): Promise<PromiseInfo | undefined> {
  const row = (await context.store.promises.ofGame(id)).find((one) => one.number === number);
  return row && infoOf(row, null);
}
