import { Game, type Json, type SeatId } from '../engine/index.ts';
import type { GameRow, MemberRow, RequestKind } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { isPractice } from './practice-user.ts';
import { load } from './saved.ts';
import type { UserId } from './types.ts';

const DAY = 24 * 3_600_000;
export const WEEK = 7 * DAY;
/** Whoever does nothing for so long, though asked whether they are there, can lose their seat if all the others agree. */
export const ABSENCE = 3 * DAY;

/** One way in which it is granted: all of these have said yes, and so many ms have gone by in which nobody has said no. */
export interface Way {
  yes: UserId[];
  after: number;
}

/**
 * On what terms something is done that is not one person's alone to decide. Nothing is done to somebody who is there without
 * their consent, that of all others, or a stated time in which they can say no.
 */
export interface Terms {
  /** In any of these ways. None without an end: there is always somebody whose yes, or a time whose passing, settles it. */
  ways: Way[];
  /** Who may say no beside those who are asked and all who play. */
  may?: UserId[];
  /** Whoever is thought to be away: whatever they do in the game is a no. */
  away?: UserId;
  /** An offer stands so long, in ms. */
  lasts?: number;
}

/** Who takes which seat, from whom: null where nobody sits there, or a practice player. */
export interface Taking {
  seat: SeatId;
  to: UserId;
  name: string;
  from: UserId | null;
}

export interface Asked {
  kind: RequestKind;
  user: UserId;
  payload: Json;
}

/** Computed anew at every look: who plays may have changed since it was asked for. */
export function termsOf(desk: Desk, row: GameRow, { kind, user, payload }: Asked): Terms {
  const others = (...but: (UserId | null)[]): UserId[] => persons(desk, row).filter((one) => one !== user && !but.includes(one));
  switch (kind) {
    case 'undo':
    case 'repair': {
      if (others().length) return { ways: [{ yes: others(), after: 0 }] };
      // Whoever has left may come back to their seat, and to what has been made of the game.
      const left = formerly(desk.store.members.all(row.id)).filter((one) => one !== user);
      return { ways: [{ yes: [], after: left.length ? ABSENCE : 0 }], may: left };
    }
    case 'organiser': {
      const rest = others(row.organiser);
      return { ways: [...(rest.length ? [{ yes: rest, after: 0 }] : []), { yes: [], after: WEEK }], may: [row.organiser] };
    }
    case 'appoint':
      return { ways: [{ yes: [(payload as unknown as { organiser: UserId }).organiser], after: 0 }], lasts: WEEK };
    case 'abandon':
      return { ways: [{ yes: others(), after: 0 }, { yes: [], after: WEEK }] };
    case 'seat':
      return takingTerms(payload as unknown as Taking, others);
  }
}

function takingTerms({ to, from }: Taking, others: (...but: (UserId | null)[]) => UserId[]): Terms {
  // Nobody is seated who has not said so; a practice player is nobody.
  const taker = isPractice(to) ? [] : [to];
  if (from === null) return { ways: [{ yes: taker, after: 0 }], lasts: WEEK };
  const rest = others(from);
  return {
    ways: [{ yes: [...taker, from], after: 0 }, { yes: [...taker, ...rest], after: rest.length ? ABSENCE : WEEK }],
    away: from,
    lasts: 2 * WEEK,
  };
}

/** Every person still in the game. Practice players count as nobody: they agree to nothing, and nothing is done to them. */
export function persons(desk: Desk, row: GameRow): UserId[] {
  const { edition, state } = load(desk, row.id);
  const game = new Game(state, edition.book);
  return desk.store.members.present(row.id)
    .filter((member) => member.seat !== null && !isPractice(member.user) && edition.book.present(game as never, member.seat))
    .map((member) => member.user);
}

/** People who have sat at a game under way and are not there any more. */
const formerly = (members: MemberRow[]): UserId[] => {
  const here = new Set(members.flatMap(({ user, leftAt }) => (leftAt === null ? [user] : [])));
  return [...new Set(members.flatMap(({ user, seat }) => (seat !== null && !isPractice(user) && !here.has(user) ? [user] : [])))];
};

/** Whether it is granted to whoever asks, these having agreed. */
export const isGranted = ({ ways }: Terms, user: UserId, agreed: readonly UserId[], openedAt: number, now: number): boolean =>
  ways.some(({ yes, after }) => now >= openedAt + after && yes.every((one) => one === user || agreed.includes(one)));

/** Who is asked, each once. */
export const askedOf = ({ ways }: Terms, user: UserId): UserId[] => [...new Set(ways.flatMap(({ yes }) => yes))].filter((one) => one !== user);

/** How long nobody may say no until it is granted without somebody's yes, in ms; null where silence grants nothing. */
export const silenceOf = ({ ways }: Terms): number | null => ways.map(({ after }) => after).find((after) => after > 0) ?? null;
