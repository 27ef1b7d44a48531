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

/** Computed anew at every look: who plays may have changed since it was asked for. */
export function termsForRequest(
  desk: ReadContext,
  row: GameRow,
  { kind, user, payload }: RequestSubject,
): ConsentTerms {
  const others = (...but: (UserId | null)[]): UserId[] =>
    activePeople(desk, row).filter((one) => one !== user && !but.includes(one));
  const ofAll = (): ConsentTerms => {
    if (others().length) return { conditions: [{ approvers: others(), afterMs: 0 }] };
    // Whoever has left may come back to their seat, and to what has been made of the game.
    const left = formerPlayers(desk.store.members.all(row.id)).filter((one) => one !== user);
    return { conditions: [{ approvers: [], afterMs: left.length ? ABSENCE_MS : 0 }], vetoers: left };
  };
  switch (kind) {
    case 'undo':
      return ofAll();
    case 'repair':
      return { ...ofAll(), expiresAfterMs: WEEK_MS };
    case 'organiser': {
      const rest = others(row.organiser);
      const isAlone = !rest.length && !isGone(desk, row, row.organiser);
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
      return seatTerms(desk, row, payload as unknown as SeatTransfer, others);
  }
}

function seatTerms(
  desk: ReadContext,
  row: GameRow,
  { to, from }: SeatTransfer,
  others: (...but: (UserId | null)[]) => UserId[],
): ConsentTerms {
  // Nobody is seated who has not said so; a practice player is nobody.
  const taker = isAi(to) ? [] : [to];
  if (from === null) return { conditions: [{ approvers: taker, afterMs: 0 }], expiresAfterMs: WEEK_MS };
  // Nobody waits for the word of somebody who is not on the server; whatever they do there again is a no.
  if (isGone(desk, row, from))
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

/** Whether somebody who takes part is not on the server any more, as far as is known. */
export const isGone = (desk: ReadContext, { id }: GameRow, user: UserId): boolean =>
  desk.store.members.present(id).some((member) => member.user === user && member.goneAt !== null);

/** Every person still in the game and on the server. Practice players count as nobody: they agree to nothing, and nothing is done to them. */
export function activePeople(desk: ReadContext, row: GameRow): UserId[] {
  const { edition, state } = loadGame(desk, row.id);
  const book = edition.bookFor(state);
  const game = new Game(state, book);
  return desk.store.members
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

/** People who have sat at a game under way and are not there, or not on the server, any more. */
const formerPlayers = (members: MemberRow[]): UserId[] => {
  const here = new Set(
    members.flatMap(({ user, leftAt, goneAt }) => (leftAt === null && goneAt === null ? [user] : [])),
  );
  return [
    ...new Set(members.flatMap(({ user, seat }) => (seat !== null && !isAi(user) && !here.has(user) ? [user] : []))),
  ];
};
