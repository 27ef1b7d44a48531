import { Game, type Json } from '#engine';
import type { GameRow, MemberRow, RequestKind } from '#store';
import type { ReadContext } from '#service/operations/operation-context.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { loadGame } from '#service/command-log/commit-command.ts';
import { ABSENCE_MS, WEEK_MS, type SeatTransfer, type ConsentTerms } from './terms.ts';
import type { UserId } from '#service/types.ts';

export interface RequestSubject {
  kind: RequestKind;
  user: UserId;
  payload: Json;
}

/** Returns a request's terms, computed on each call because the players may have changed since it was opened. */
export function termsForRequest(
  reader: ReadContext,
  row: GameRow,
  { kind, user, payload }: RequestSubject,
): ConsentTerms {
  const others = (...but: (UserId | null)[]): UserId[] =>
    activePeople(reader, row).filter((one) => one !== user && !but.includes(one));
  const ofAll = (): ConsentTerms => {
    if (others().length) return { conditions: [{ approvers: others(), afterMs: 0 }] };
    // Users who left may return to their seat and would have to live with the result.
    const left = formerPlayers(reader.store.members.all(row.id)).filter((one) => one !== user);
    return { conditions: [{ approvers: [], afterMs: left.length ? ABSENCE_MS : 0 }], vetoers: left };
  };
  switch (kind) {
    case 'undo':
      return ofAll();
    case 'repair':
      return { ...ofAll(), expiresAfterMs: WEEK_MS };
    case 'organiser': {
      const rest = others(row.organiser);
      const isAlone = !rest.length && !isGone(reader, row, row.organiser);
      return {
        conditions: [...(isAlone ? [] : [{ approvers: rest, afterMs: 0 }]), { approvers: [], afterMs: WEEK_MS }],
        vetoers: [row.organiser],
      };
    }
    case 'appoint':
      return {
        conditions: [{ approvers: [(payload as unknown as { organiser: UserId }).organiser], afterMs: 0 }],
        expiresAfterMs: WEEK_MS,
      };
    case 'abandon':
      return { ...ofAll(), conditions: [...ofAll().conditions, { approvers: [], afterMs: WEEK_MS }] };
    case 'seat':
      return seatTerms(reader, row, payload as unknown as SeatTransfer, others);
  }
}

function seatTerms(
  reader: ReadContext,
  row: GameRow,
  { to, from }: SeatTransfer,
  others: (...but: (UserId | null)[]) => UserId[],
): ConsentTerms {
  // A user must agree to take a seat; an AI player need not.
  const taker = isAi(to) ? [] : [to];
  if (from === null) return { conditions: [{ approvers: taker, afterMs: 0 }], expiresAfterMs: WEEK_MS };
  // The consent of a user who has left the server is not required, but anything they do in the game counts as a
  // refusal.
  if (isGone(reader, row, from))
    return {
      conditions: [{ approvers: taker, afterMs: 0 }],
      vetoers: [from],
      absentUser: from,
      expiresAfterMs: WEEK_MS,
    };
  const rest = others(from);
  return {
    conditions: [
      { approvers: [...taker, from], afterMs: 0 },
      { approvers: [...taker, ...rest], afterMs: rest.length ? ABSENCE_MS : WEEK_MS },
    ],
    absentUser: from,
    expiresAfterMs: 2 * WEEK_MS,
  };
}

/** Tells whether a member is known to have left the Discord server. */
export const isGone = (reader: ReadContext, { id }: GameRow, user: UserId): boolean =>
  reader.store.members.present(id).some((member) => member.user === user && member.goneAt !== null);

/**
 * Lists the users who are still in the game and on the server. AI players are left out: they consent to nothing, and
 * taking something from them needs no consent.
 */
export function activePeople(reader: ReadContext, row: GameRow): UserId[] {
  const { edition, state } = loadGame(reader, row.id);
  const book = edition.bookFor(state);
  const game = new Game(state, book);
  return reader.store.members
    .present(row.id)
    .filter(
      (member) =>
        member.seat !== null &&
        member.goneAt === null &&
        !isAi(member.user) &&
        book.isPresent(game as never, member.seat),
    )
    .map((member) => member.user);
}

/** Lists users who held a seat and are no longer in the game or on the server. */
const formerPlayers = (members: MemberRow[]): UserId[] => {
  const here = new Set(
    members.flatMap(({ user, leftAt, goneAt }) => (leftAt === null && goneAt === null ? [user] : [])),
  );
  return [
    ...new Set(members.flatMap(({ user, seat }) => (seat !== null && !isAi(user) && !here.has(user) ? [user] : []))),
  ];
};
