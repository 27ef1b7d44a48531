import { canonical, Illegal, type Json } from '#engine';
import type { GameRow, RequestKind, RequestRow } from '#store';
import { gameRow, type Desk, type Work } from '#service/operations/operation-context.ts';
import type { RequestPayloads } from '#service/command-log/payloads.ts';
import { close, lapse, tell } from './close-request.ts';
import { isGranted, silenceOf, WEEK, type Taking, type Terms } from './terms.ts';
import type { UserId } from '#service/types.ts';
import { termsOf } from './request-terms.ts';

/** Both change what has happened: one at a time. */
const CHANGING: RequestKind[] = ['undo', 'repair'];

/** What came of asking: it may be done now (`granted`), or waits for others as the request of this number. */
export interface Proposed {
  granted: boolean;
  request: number | null;
}

/** All are pinged for each request: whose requests come to nothing this often within so long waits before the next. */
const IN_VAIN = 5;
const PAUSE = 10 * 60_000;

function refuseRepeated(desk: Desk, { now, by }: Pick<Work, 'now' | 'by'>, game: GameRow['id']): void {
  const vain = desk.store.requests.inVain(game, by.user, now - PAUSE);
  if (vain.length < IN_VAIN) return;
  const minutes = Math.max(1, Math.ceil((vain[vain.length - IN_VAIN].openedAt + PAUSE - now) / 60_000));
  throw new Illegal(
    `You have asked the others ${IN_VAIN} times within ten minutes, and nothing came of it; you can ask again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  );
}

/**
 * Asks for something that is not the asker's alone to decide, or asks again for what has been asked for. It may be done at once
 * where nobody's consent and no patience is needed (any more). Throws Illegal while it waits.
 */
export function propose<K extends RequestKind>(
  desk: Desk,
  { now, by }: Work,
  row: GameRow,
  kind: K,
  given: RequestPayloads[K],
  about = '',
): Proposed {
  const payload = given as Json;
  const terms = termsOf(desk, row, { kind, user: by.user, payload });
  const open = desk.store.requests
    .open(row.id)
    .filter((one) =>
      CHANGING.includes(kind) ? CHANGING.includes(one.kind) : one.kind === kind && one.about === about,
    );
  for (const one of open) {
    if (hasLapsed(desk, row, one, now)) close(desk, now, row, one, 'lapsed');
    else return askedAgain(desk, one, { now, user: by.user, kind, payload, terms });
  }
  if (isGranted(terms, by.user, [], now, now)) return { granted: true, request: null };
  refuseRepeated(desk, { now, by }, row.id);
  const id = desk.store.requests.add({ game: row.id, kind, about, user: by.user, payload, openedAt: now });
  const opened = desk.store.requests.find(id);
  if (opened) tell(desk, now, row, opened, 'asked', terms);
  return { granted: false, request: id };
}

interface Again {
  now: number;
  user: UserId;
  kind: RequestKind;
  payload: Json;
  terms: Terms;
}

function askedAgain(desk: Desk, open: RequestRow, { now, user, kind, payload, terms }: Again): Proposed {
  if (open.user !== user || open.kind !== kind || canonical(open.payload) !== canonical(payload))
    throw new Illegal('Another request is still waiting for consent.');
  if (!isGranted(terms, user, desk.store.requests.agreed(open.id), open.openedAt, now)) {
    const silence = silenceOf(terms);
    throw new Illegal(
      silence === null
        ? 'Another request is still waiting for consent.'
        : `The others have been asked; ${silence === WEEK ? 'a week' : `${silence / (WEEK / 7)} days`} after that, if nobody has said no and whoever has to agree has, ask again and it is done.`,
    );
  }
  desk.store.requests.close(open.id, 'agreed', now);
  return { granted: true, request: open.id };
}

/** An offer that nobody has taken up stands for a stated time only. */
export const hasLapsed = (desk: Desk, row: GameRow, open: RequestRow, now: number): boolean => {
  const { lasts } = termsOf(desk, row, open);
  return lasts !== undefined && now >= open.openedAt + lasts;
};

/** Who has to agree has changed: somebody has come to a seat or left it. Of offers of seats only that seat's lapses. */
export const lapseAll = (desk: Desk, work: Work, row: GameRow, seat?: string): void =>
  lapse(desk, work, row, ({ kind, about }) => kind !== 'seat' || seat === undefined || about === seat);

/** Nobody is asked to take a seat any more who is to be forgotten. */
export const lapseOffers = (desk: Desk, work: Work, row: GameRow): void =>
  lapse(desk, work, row, ({ kind, payload }) => kind === 'seat' && (payload as unknown as Taking).to === work.by.user);

/** Nobody has to answer while a game is paused: nobody is thought to be away. */
export const lapseAbsences = (desk: Desk, work: Work, row: GameRow): void =>
  lapse(desk, work, row, (open) => termsOf(desk, row, open).away !== undefined);

/** Whoever does anything in the game is there, and keeps their seat; unless they have agreed to give it up. */
export function stillThere(desk: Desk, { now }: Work, id: GameRow['id'], user: UserId): void {
  const row = gameRow(desk, id);
  const member = desk.store.members.present(row.id).find((one) => one.user === user);
  for (const open of desk.store.requests.open(row.id)) {
    if (open.kind !== 'seat' || termsOf(desk, row, open).away !== user || open.user === user) continue;
    if (!desk.store.requests.agreed(open.id).includes(user)) close(desk, now, row, open, 'refused');
  }
  if (member && member.goneAt !== null) desk.store.members.update(member.id, { goneAt: null });
}
