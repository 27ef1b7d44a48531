import { Illegal, type SeatId } from '#engine';
import type { PromiseRow } from '#store';
import { send } from '#service/announce/send-message.ts';
import { loadGame } from '#service/command-log/commit-command.ts';
import {
  resolveGameRow,
  type OperationCall,
  type OperationContext,
  type OperationResult,
} from '#service/operations/operation-context.ts';
import { resolveCallerSeat } from '#service/operations/play.ts';
import type { Alias } from '#service/types.ts';
import type { PromiseEvent } from '#service/announce/queued-messages.ts';
import { tellSeat } from './announce-due-promises.ts';
import { isOutstanding, isPublicPromise, promiseAlias } from './promise-info.ts';

/** Maximum length of a promise and of its due time, in characters. */
const MAX_TEXT_LENGTH = 200;
const MAX_DUE_LENGTH = 100;
/** Maximum number of promises of a seat that are outstanding. */
const MAX_OPEN_PROMISES = 20;

/** A promise to make: to which seat, what, and when it is due ("round 3" or any other text). */
export interface NewPromise {
  to: SeatId;
  text: string;
  due?: string;
}

/**
 * Deed of a party of a promise. Its maker can `withdraw` it or say that it is kept, even if the other seat never reacts;
 * the other seat agrees by `release` or `keep`, or forgives it.
 */
export type PromiseDeed = 'say-kept' | 'keep' | 'forgive' | 'withdraw' | 'release' | 'publish';

/** Records a promise of the caller's seat. */
export function makePromise(
  operation: OperationContext,
  work: OperationCall,
  { to, text, due = '' }: NewPromise,
): OperationResult {
  const loaded = loadGame(operation, work.game);
  const { row } = loaded;
  if (row.status !== 'running' && row.status !== 'paused') throw new Illegal('The game is over.');
  const seat = resolveCallerSeat(operation, row.id, work.by);
  const seats = operation.store.members.all(row.id).map((member) => member.seat);
  if (to === seat || !seats.includes(to)) throw new Illegal('Choose another player to promise something to.');
  const promised = text.trim().slice(0, MAX_TEXT_LENGTH);
  if (!promised) throw new Illegal('Write what you promise.');
  const all = operation.store.promises.of(row.id);
  if (all.filter((one) => one.seat === seat && isOutstanding(one)).length >= MAX_OPEN_PROMISES)
    throw new Illegal(
      `You can have at most ${MAX_OPEN_PROMISES} open promises. Withdraw one with \`/trade debts\`, or say there that it is kept.`,
    );
  const dueRound = parseRound(due);
  const round = loaded.edition.roundOf?.(loaded.state) ?? 0;
  if (dueRound !== null && dueRound <= round)
    throw new Illegal(`Round ${dueRound} has already begun. Name a later one.`);
  const number = (all.at(-1)?.number ?? 0) + 1;
  operation.store.promises.add({
    game: row.id,
    number,
    seat,
    toSeat: to,
    user: work.by.user,
    text: promised,
    due: due.trim().slice(0, MAX_DUE_LENGTH) || null,
    dueRound,
    madeAt: work.now,
  });
  tellSeat(operation, work, row, { seat: to, number, event: 'made' });
  return { game: row.id };
}

/** Parses "3" or "round 3"; null for any other text. */
const parseRound = (due: string): number | null => {
  const [, round] = /^\s*(?:round\s*)?(\d{1,2})\s*$/i.exec(due) ?? [];
  return round === undefined ? null : Number(round);
};

/** Settles or publishes a promise of the caller's seat. */
export function changePromise(
  operation: OperationContext,
  work: OperationCall,
  { promise, deed }: { promise: Alias; deed: PromiseDeed },
): OperationResult {
  const row = resolveGameRow(operation, work.game);
  const seat = resolveCallerSeat(operation, row.id, work.by);
  const found = operation.store.promises
    .of(row.id)
    .find(
      (one) =>
        [one.seat, one.toSeat].includes(seat) && promiseAlias(operation, row.id, work.by.user, one.number) === promise,
    );
  if (!found) throw new Illegal('You have no such promise. `/trade debts` lists yours.');
  const other = found.seat === seat ? found.toSeat : found.seat;
  const tell = (event: PromiseEvent): void =>
    tellSeat(operation, work, row, { seat: other, number: found.number, event });
  if (deed === 'publish') publish(operation, work, found, seat, tell);
  else settle(operation, work, found, { seat, deed, tell });
  return { game: row.id };
}

function publish(
  operation: OperationContext,
  work: OperationCall,
  promise: PromiseRow,
  seat: SeatId,
  tell: (event: PromiseEvent) => void,
): void {
  const { game, number } = promise;
  if (isPublicPromise(promise)) throw new Illegal('This promise is public already.');
  if (seat === promise.seat ? promise.published : promise.toPublished)
    throw new Illegal('You published this promise already. It is public as soon as the other player does so too.');
  const by = seat === promise.seat ? { published: true } : { toPublished: true };
  operation.store.promises.update(game, number, by);
  if (isPublicPromise({ ...promise, ...by })) send(operation, game, work.now, { kind: 'published', promise: number });
  else tell('publish-asked');
}

interface Settling {
  seat: SeatId;
  deed: Exclude<PromiseDeed, 'publish'>;
  tell: (event: PromiseEvent) => void;
}

/** Returns why a seat cannot do this to a promise that has not been settled; undefined if it can. */
function settleProblem(
  { seat: maker, status, withdrawAskedAt }: PromiseRow,
  seat: SeatId,
  deed: Settling['deed'],
): string | undefined {
  const isMaker = seat === maker;
  const isWithdrawn = withdrawAskedAt !== null;
  switch (deed) {
    case 'keep':
      return isMaker ? 'Only the other player can mark your promise as kept.' : undefined;
    case 'forgive':
      return isMaker ? 'Only the other player can forgive your promise.' : undefined;
    case 'release':
      return isMaker || !isWithdrawn ? 'The player who made this promise has not withdrawn it.' : undefined;
    case 'withdraw':
      if (!isMaker) return 'Only the player who made this promise can withdraw it.';
      return isWithdrawn ? 'You withdrew this promise already.' : undefined;
    case 'say-kept':
      if (!isMaker) return 'Only the player who made this promise can say that it is kept.';
      return status === 'said-kept' ? 'You said already that this promise is kept.' : undefined;
  }
}

/** Returns what a deed changes, and what the other seat hears of it. */
function outcomeOf(deed: Settling['deed'], now: number): { change: Partial<PromiseRow>; event: PromiseEvent } {
  if (deed === 'withdraw') return { change: { status: 'open', withdrawAskedAt: now }, event: 'withdraw-asked' };
  if (deed === 'say-kept') return { change: { status: 'said-kept', withdrawAskedAt: null }, event: 'said-kept' };
  const status = ({ keep: 'kept', forgive: 'forgiven', release: 'withdrawn' } as const)[deed];
  return { change: { status, closedAt: now }, event: status };
}

function settle(
  operation: OperationContext,
  { now }: OperationCall,
  promise: PromiseRow,
  { seat, deed, tell }: Settling,
): void {
  if (promise.status !== 'open' && promise.status !== 'said-kept')
    throw new Illegal('This promise is already settled.');
  const problem = settleProblem(promise, seat, deed);
  if (problem !== undefined) throw new Illegal(problem);
  const { change, event } = outcomeOf(deed, now);
  operation.store.promises.update(promise.game, promise.number, change);
  tell(event);
}
