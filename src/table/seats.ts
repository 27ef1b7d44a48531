import { Illegal, framesOf, settle, stir, timingWindow, type EngineState, type SeatId } from '../engine/index.ts';
import { send } from './announce.ts';
import { lapseAll } from './requests.ts';
import { gameRow, guarded, operate, organiserOnly, type Desk } from './desk.ts';
import { leaveLobby, memberOf } from './lobby.ts';
import { commit, load, played } from './saved.ts';
import type { Caller, GameId, Outcome, UserId } from './types.ts';

/** Leaves a lobby; or a game under way, whose seat then waits for another person. */
export const leave = (desk: Desk, by: Caller, id: GameId): Outcome =>
  guarded(desk, 'leave', () => gameRow(desk, id)).status === 'lobby' ? leaveLobby(desk, by, id) : leaveSeat(desk, by, id);

const leaveSeat = (desk: Desk, by: Caller, id: GameId): Outcome =>
  operate(desk, by, 'leave', (work) => {
    const row = gameRow(desk, id);
    if (row.status !== 'running' && row.status !== 'paused') throw new Illegal('The game is over.');
    const member = memberOf(desk.store.members.present(row.id), by);
    desk.store.members.update(member.id, { leftAt: work.now });
    desk.store.people.dropDraftsOf(row.id, by.user);
    lapseAll(desk, work, row);
    if (member.seat !== null) {
      desk.store.asks.dropReminder(row.id, member.seat);
      send(desk, row.id, work.now, { kind: 'notice', notice: { what: 'left', user: by.user, seat: member.seat } });
    }
    return { game: row.id };
  });

export interface Replacement {
  seat: SeatId;
  /** Who takes the seat, and the name they are shown by. */
  user: UserId;
  name: string;
}

/** The organiser gives a seat to another person, whether or not it is empty. What was the old person's begins anew. */
export const replace = (desk: Desk, by: Caller, id: GameId, { seat, user, name }: Replacement): Outcome =>
  operate(desk, by, 'replace', (work) => {
    const loaded = load(desk, id);
    const { row, edition } = loaded;
    organiserOnly(row, by);
    if (row.status !== 'running' && row.status !== 'paused') throw new Illegal('The game is over.');
    const members = desk.store.members.all(row.id);
    const last = members.findLast((member) => member.seat === seat);
    if (!last) throw new Illegal(`There is no seat called "${seat.slice(0, 20)}".`);
    if (members.some((member) => member.user === user && member.leftAt === null)) throw new Illegal('They are playing in this game already.');
    if (last.leftAt === null) desk.store.members.update(last.id, { leftAt: work.now });
    desk.store.members.add({ game: row.id, seat, user, name, wishes: last.wishes, joinedAt: work.now });
    desk.store.people.dropDraftsOf(row.id, last.user);
    desk.store.asks.dropReminder(row.id, seat);
    lapseAll(desk, work, row);

    const result = played(edition, loaded.state, (game) => {
      forgetReplies(game.state, seat);
      edition.replaced(game.state, seat);
      stir(game.state);
      settle(game);
    });
    const entry = { kind: 'replace', user: by.user, seat, payload: { from: last.user, to: user }, final: true, asks: { anew: seat } } as const;
    const command = commit(desk, work, loaded, entry, result);
    const gone = last.leftAt === null ? last.user : null;
    send(desk, row.id, work.now, { kind: 'notice', notice: { what: 'replaced', user: gone, by: user, seat } });
    return { game: row.id, command };
  });

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
