import { framesOf, Illegal, settle, stir, timingWindow, type EngineState, type SeatId } from '#engine';
import type { GameRow, MemberRow } from '#store';
import { send } from '#service/announce/announce-command.ts';
import { editionOf, gameRow, organiserOnly, type Desk, type Done, type Work } from './operation-context.ts';
import { joinLobby, leaveLobby, memberOf, type Joining } from '#service/lobby/lobby.ts';
import { formerPlayer } from '#service/users/former-user.ts';
import { giveTime, hideMoments } from '#service/timeouts/answer-times.ts';
import { freePracticeUser, isPractice, practiceName } from '#service/ai/ai-user.ts';
import { lapseAll, propose } from '#service/consent/open-request.ts';
import { commit, load, played, type Loaded } from '#service/command-log/commit-command.ts';
import type { Taking } from '#service/consent/terms.ts';
import type { GameId, UserId } from '#service/types.ts';
import { isGone } from '#service/consent/request-terms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Everybody is told of it each time. */
const RETURNS = 3;

/** Leaves a lobby; or a game under way, whose seat then waits for another person. */
export function leave(desk: Desk, work: Work): Done {
  const row = gameRow(desk, work.game);
  if (row.status === 'lobby') return leaveLobby(desk, work);
  underWay(row);
  vacate(desk, work, row, memberOf(desk.store.members.present(row.id), work.by));
  return { game: row.id };
}

/** A seat of a game under way is nobody's from now on. */
export function vacate(desk: Desk, work: Work, row: GameRow, member: MemberRow): void {
  desk.store.members.update(member.id, { leftAt: work.now });
  desk.store.people.dropDraftsOf(row.id, member.user);
  lapseAll(desk, work, row, member.seat ?? undefined);
  if (member.seat === null) return;
  desk.store.asks.dropReminders(row.id, member.seat);
  hideMoments(desk, row, member.seat, work.now);
  send(desk, row.id, work.now, { kind: 'notice', notice: { what: 'left', user: member.user, seat: member.seat } });
}

export interface Replacement {
  seat: SeatId;
  /** Who takes the seat, and the name they are shown by. */
  user: UserId;
  name: string;
}

/**
 * The organiser offers a seat to another person, who takes it, or has a practice player take it. Where somebody is sitting on it,
 * it waits for their consent, or for that of all others while they do nothing for days.
 */
export function replace(desk: Desk, work: Work, { seat, user, name }: Replacement): Done {
  const { by } = work;
  const row = gameRow(desk, work.game);
  organiserOnly(row, by);
  underWay(row);
  const last = mayTake(desk, row.id, { seat, user });
  const from = last.leftAt === null && !isPractice(last.user) ? last.user : null;
  if (from !== null && from !== by.user && row.status === 'paused' && !isGone(desk, row, from))
    throw new Illegal('The game is paused: nobody has to answer, so nobody is replaced.');
  // Practice players are all alike: asked for again, it is still the same request.
  const to =
    isPractice(user) && desk.store.requests.open(row.id).find((one) => one.kind === 'seat' && one.about === seat);
  const taking: Taking = {
    seat,
    from,
    ...(to && isPractice((to.payload as unknown as Taking).to)
      ? (to.payload as unknown as Taking)
      : { to: user, name }),
  };
  const { request, granted } = propose(desk, work, row, 'seat', { ...taking }, seat);
  if (!granted) return { game: row.id, ...(request !== null && { request }) };
  return { game: row.id, command: sit(desk, work, load(desk, row.id), taking) };
}

/** Whoever is away for a while has a practice player stand in for them; `join` gives them their seat back. Where nobody else plays, the game waits for them. */
export function standIn(desk: Desk, work: Work): Done {
  const { by } = work;
  const row = gameRow(desk, work.game);
  underWay(row);
  const members = desk.store.members.all(row.id);
  const present = members.filter(({ leftAt }) => leftAt === null);
  const { seat } = memberOf(present, by);
  if (!editionOf(desk, row.edition).practice) throw new Illegal('There are no practice players for this game.');
  if (seat === null || !present.some(({ user }) => user !== by.user && !isPractice(user)))
    throw new Illegal('Nobody else plays in this game: it waits for you.');
  const own = members.filter(({ user }) => user === by.user);
  refuseToAndFro(own, work.now);
  const to = freePracticeUser(members);
  return {
    game: row.id,
    command: sit(desk, work, load(desk, row.id), { seat, to, name: practiceName(to), from: by.user }),
  };
}

/** Joins a lobby, or agrees to its settings as they are now; whoever has left a game under way comes back to their own seat. */
export const join = (desk: Desk, work: Work, who: Joining): Done =>
  gameRow(desk, work.game).status === 'lobby' ? joinLobby(desk, work, work.game, who) : comeBack(desk, work, who.name);

/**
 * Whoever has left a game takes their own seat again, as long as no other person has it. Where nobody sat there meanwhile all is as it
 * was: what they hold ready, how long they have to answer, and what can be taken back.
 */
function comeBack(desk: Desk, work: Work, name: string): Done {
  const { by } = work;
  const row = gameRow(desk, work.game);
  const members = desk.store.members.all(row.id);
  const seat = members.findLast((one) => one.user === by.user)?.seat;
  if (!seat)
    throw new Illegal(
      row.status === 'abandoned' || row.status === 'ended' ? 'The game is over.' : 'The game has begun already.',
    );
  underWay(row);
  const last = mayTake(desk, row.id, { seat, user: by.user, who: 'You' });
  if (last.leftAt === null && !isPractice(last.user)) throw new Illegal('Somebody else has your seat now.');
  if (last.user !== by.user)
    return { game: row.id, command: sit(desk, work, load(desk, row.id), { seat, to: by.user, name, from: null }) };
  refuseToAndFro(
    members.filter(({ user }) => user === by.user),
    work.now,
  );
  desk.store.members.add({ game: row.id, seat, user: by.user, name, wishes: last.wishes, joinedAt: work.now });
  lapseAll(desk, work, row, seat);
  giveTime(desk, row, seat);
  send(desk, row.id, work.now, { kind: 'notice', notice: { what: 'replaced', user: null, by: by.user, seat } });
  return { game: row.id };
}

/** Who comes back has always the same rows: the first is from before the game began. */
function refuseToAndFro([, ...returns]: MemberRow[], now: number): void {
  const today = returns.filter(({ joinedAt }) => joinedAt > now - DAY);
  if (today.length < RETURNS) return;
  const hours = Math.max(1, Math.ceil((today[today.length - RETURNS].joinedAt + DAY - now) / HOUR));
  throw new Illegal(
    `You have come back ${RETURNS} times within a day; you can again in ${hours} hour${hours === 1 ? '' : 's'}.`,
  );
}

function underWay({ status }: GameRow): void {
  if (status !== 'running' && status !== 'paused') throw new Illegal('The game is over.');
}

/** Who sat there last. Throws Illegal where somebody may not take a seat: whoever has held another one knows what it holds. */
function mayTake(
  desk: Desk,
  game: GameId,
  { seat, user, who = 'They' }: { seat: SeatId; user: UserId; who?: string },
): MemberRow {
  const members = desk.store.members.all(game);
  const forgotten = formerPlayer(desk, game, user);
  const last = members.findLast((member) => member.seat === seat);
  if (!last) throw new Illegal(`There is no seat called "${seat.slice(0, 20)}".`);
  const theirs = members.filter((member) => [user, forgotten].includes(member.user));
  if (theirs.some(({ leftAt }) => leftAt === null)) throw new Illegal(`${who} are playing in this game already.`);
  if (!isPractice(user) && theirs.some((member) => member.seat !== null && member.seat !== seat)) {
    throw new Illegal(
      `${who} have held another seat of this game, and know what it holds; only that one can be taken again.`,
    );
  }
  return last;
}

/** Seats somebody; what was the old person's begins anew. Gives the command's number. */
export function sit(desk: Desk, work: Work, loaded: Loaded, { seat, to, name, from }: Taking): number {
  const { row, edition } = loaded;
  underWay(row);
  const last = mayTake(desk, row.id, { seat, user: to });
  const sits = last.leftAt === null && !isPractice(last.user) ? last.user : null;
  if (sits !== from) throw new Illegal('Somebody else sits there now.');
  if (last.leftAt === null) desk.store.members.update(last.id, { leftAt: work.now });
  desk.store.members.add({ game: row.id, seat, user: to, name, wishes: last.wishes, joinedAt: work.now });
  desk.store.people.dropDraftsOf(row.id, last.user);
  desk.store.asks.dropReminders(row.id, seat);
  lapseAll(desk, work, row, seat);

  const result = played(edition, loaded.state, (game) => {
    forgetReplies(game.state, seat);
    edition.replaced(game.state, seat);
    stir(game.state);
    settle(game);
  });
  const entry = {
    kind: 'replace',
    user: null,
    seat,
    payload: { from: last.user, to },
    final: true,
    asks: { anew: seat },
  } as const;
  const command = commit(desk, work, loaded, entry, result);
  const gone = last.leftAt === null ? last.user : null;
  send(desk, row.id, work.now, { kind: 'notice', notice: { what: 'replaced', user: gone, by: to, seat } });
  return command;
}

/** Held answers were the person's, not the seat's. */
function forgetReplies(state: EngineState, seat: SeatId): void {
  for (const frame of framesOf(state.stack)) {
    for (const ask of frame.asks ?? []) {
      if (ask.player !== seat) continue;
      delete ask.reply;
      delete ask.firm;
    }
    if (frame.procedure === timingWindow.name) delete (frame.data as { firm?: Record<SeatId, unknown> }).firm?.[seat];
  }
}
