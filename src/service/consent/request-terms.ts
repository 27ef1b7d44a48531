import { Game, type Json } from '#engine';
import type { GameRow, MemberRow, RequestKind } from '#store';
import type { Reading } from '#service/operations/operation-context.ts';
import { isPractice } from '#service/ai/ai-user.ts';
import { load } from '#service/command-log/commit-command.ts';
import { ABSENCE, WEEK, type Taking, type Terms } from './terms.ts';
import type { UserId } from '#service/types.ts';

export interface Asked {
  kind: RequestKind;
  user: UserId;
  payload: Json;
}

/** Computed anew at every look: who plays may have changed since it was asked for. */
export function termsOf(desk: Reading, row: GameRow, { kind, user, payload }: Asked): Terms {
  const others = (...but: (UserId | null)[]): UserId[] =>
    persons(desk, row).filter((one) => one !== user && !but.includes(one));
  const ofAll = (): Terms => {
    if (others().length) return { ways: [{ yes: others(), after: 0 }] };
    // Whoever has left may come back to their seat, and to what has been made of the game.
    const left = formerly(desk.store.members.all(row.id)).filter((one) => one !== user);
    return { ways: [{ yes: [], after: left.length ? ABSENCE : 0 }], may: left };
  };
  switch (kind) {
    case 'undo':
      return ofAll();
    case 'repair':
      return { ...ofAll(), lasts: WEEK };
    case 'organiser': {
      const rest = others(row.organiser);
      const isAlone = !rest.length && !isGone(desk, row, row.organiser);
      return { ways: [...(isAlone ? [] : [{ yes: rest, after: 0 }]), { yes: [], after: WEEK }], may: [row.organiser] };
    }
    case 'appoint':
      return { ways: [{ yes: [(payload as unknown as { organiser: UserId }).organiser], after: 0 }], lasts: WEEK };
    case 'abandon':
      return { ...ofAll(), ways: [...ofAll().ways, { yes: [], after: WEEK }] };
    case 'seat':
      return takingTerms(desk, row, payload as unknown as Taking, others);
  }
}

function takingTerms(
  desk: Reading,
  row: GameRow,
  { to, from }: Taking,
  others: (...but: (UserId | null)[]) => UserId[],
): Terms {
  // Nobody is seated who has not said so; a practice player is nobody.
  const taker = isPractice(to) ? [] : [to];
  if (from === null) return { ways: [{ yes: taker, after: 0 }], lasts: WEEK };
  // Nobody waits for the word of somebody who is not on the server; whatever they do there again is a no.
  if (isGone(desk, row, from)) return { ways: [{ yes: taker, after: 0 }], may: [from], away: from, lasts: WEEK };
  const rest = others(from);
  return {
    ways: [
      { yes: [...taker, from], after: 0 },
      { yes: [...taker, ...rest], after: rest.length ? ABSENCE : WEEK },
    ],
    away: from,
    lasts: 2 * WEEK,
  };
}

/** Whether somebody who takes part is not on the server any more, as far as is known. */
export const isGone = (desk: Reading, { id }: GameRow, user: UserId): boolean =>
  desk.store.members.present(id).some((member) => member.user === user && member.goneAt !== null);

/** Every person still in the game and on the server. Practice players count as nobody: they agree to nothing, and nothing is done to them. */
export function persons(desk: Reading, row: GameRow): UserId[] {
  const { edition, state } = load(desk, row.id);
  const book = edition.bookFor(state);
  const game = new Game(state, book);
  return desk.store.members
    .present(row.id)
    .filter(
      (member) =>
        member.seat !== null &&
        member.goneAt === null &&
        !isPractice(member.user) &&
        book.present(game as never, member.seat),
    )
    .map((member) => member.user);
}

/** People who have sat at a game under way and are not there, or not on the server, any more. */
const formerly = (members: MemberRow[]): UserId[] => {
  const here = new Set(
    members.flatMap(({ user, leftAt, goneAt }) => (leftAt === null && goneAt === null ? [user] : [])),
  );
  return [
    ...new Set(
      members.flatMap(({ user, seat }) => (seat !== null && !isPractice(user) && !here.has(user) ? [user] : [])),
    ),
  ];
};
