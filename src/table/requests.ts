import { Game, Illegal, type Json } from '../engine/index.ts';
import type { GameRow, RequestOutcome, RequestRow } from '../store/index.ts';
import { send } from './announce.ts';
import type { Desk, Work } from './desk.ts';
import { isPractice } from './practice-user.ts';
import type { RequestPayloads } from './payloads.ts';
import type { Loaded } from './saved.ts';
import type { Message, RequestStage, UserId } from './types.ts';

/** Whose consent is needed: every other person still in the game. Practice players agree to everything. */
export function others(desk: Desk, { row, edition, state }: Loaded, user: UserId): UserId[] {
  const game = new Game(state, edition.book);
  return desk.store.members.present(row.id)
    .filter((member) => member.seat !== null && member.user !== user && !isPractice(member.user) && edition.book.present(game as never, member.seat))
    .map((member) => member.user);
}

/** Asks the others; gives the request's id. */
export function request<K extends RequestRow['kind']>(desk: Desk, { now, by }: Work, { row }: Loaded, kind: K, payload: RequestPayloads[K], needed: UserId[]): number {
  if (desk.store.requests.open(row.id)) throw new Illegal('Another request is still waiting for consent.');
  const id = desk.store.requests.add({ game: row.id, kind, user: by.user, payload, openedAt: now });
  const opened = desk.store.requests.find(id);
  if (opened) tell(desk, now, row, opened, 'asked', needed);
  return id;
}

export function close(desk: Desk, now: number, row: GameRow, open: RequestRow, outcome: Exclude<RequestOutcome, 'agreed'>): void {
  desk.store.requests.close(open.id, outcome, now);
  tell(desk, now, row, open, outcome, []);
}

/** Whoever plays on does not want to go back: consent given so far was to less than would be taken back now. */
export function lapseUndo(desk: Desk, { now }: Work, row: GameRow): void {
  const open = desk.store.requests.open(row.id);
  if (open?.kind === 'undo') close(desk, now, row, open, 'lapsed');
}

/** Who has to agree has changed. */
export function lapseAll(desk: Desk, { now }: Work, row: GameRow): void {
  const open = desk.store.requests.open(row.id);
  if (open) close(desk, now, row, open, 'lapsed');
}

const tell = (desk: Desk, now: number, row: GameRow, about: RequestRow, stage: RequestStage, needed: UserId[]): void =>
  send(desk, row.id, now, messageOf(row, about, stage, needed));

function messageOf({ head }: GameRow, { id, kind, user, payload }: RequestRow, stage: RequestStage, needed: UserId[]): Message {
  switch (kind) {
    case 'undo':
      return { kind, stage, request: id, user, from: (payload as { from: number }).from, to: head, needed };
    case 'repair':
      return { kind, stage, request: id, user, ...(payload as { name: string; data: Json }), needed };
    case 'organiser':
      return { kind: 'takeover', stage, request: id, user, ...(payload as { organiser: UserId }), needed };
  }
}
