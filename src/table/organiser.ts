import { Illegal } from '../engine/index.ts';
import { send } from './announce.ts';
import { gameRow, operate, organiserOnly, type Desk, type Work } from './desk.ts';
import { memberOf } from './lobby.ts';
import { others, request } from './requests.ts';
import { load, type Loaded } from './saved.ts';
import type { Caller, GameId, Outcome, UserId } from './types.ts';

/** A wish to organise that nobody has refused for so long is granted. */
const SILENCE = 7 * 24 * 3_600_000;

/** Makes another the organiser. */
export const appoint = (desk: Desk, by: Caller, id: GameId, user: UserId): Outcome =>
  operate(desk, by, 'appoint', ({ now }) => {
    const row = gameRow(desk, id);
    organiserOnly(row, by);
    makeOrganiser(desk, now, row.id, user);
    return { game: row.id };
  });

/**
 * A player asks to organise in place of somebody who has gone silent. Done when all the others but the organiser have
 * agreed, or when asked for again after a week in which nobody, the organiser included, has said no.
 */
export const takeOver = (desk: Desk, by: Caller, id: GameId): Outcome =>
  operate(desk, by, 'takeOver', (work) => {
    const loaded = load(desk, id);
    const { row } = loaded;
    if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
    memberOf(desk.store.members.present(row.id), by);
    if (row.organiser === by.user) throw new Illegal('You organise this game already.');
    const open = desk.store.requests.open(row.id);
    if (open?.kind === 'organiser' && open.user === by.user) {
      if (work.now < open.openedAt + SILENCE) throw new Illegal('The others have been asked; a week after that, if nobody has said no, ask again and it is done.');
      desk.store.requests.close(open.id, 'agreed', work.now);
      makeOrganiser(desk, work.now, row.id, by.user);
      return { game: row.id };
    }
    const needed = consenting(desk, loaded, by.user);
    if (!needed.length) {
      makeOrganiser(desk, work.now, row.id, by.user);
      return { game: row.id };
    }
    return { game: row.id, request: request(desk, work, loaded, 'organiser', { organiser: row.organiser }, needed) };
  });

/** Everybody but the one who asks and the one who is silent. */
export const consenting = (desk: Desk, loaded: Loaded, user: UserId): UserId[] => others(desk, loaded, user).filter((one) => one !== loaded.row.organiser);

export function carryOutTakeOver(desk: Desk, { now }: Work, { row }: Loaded, user: UserId): void {
  memberOf(desk.store.members.present(row.id), { user });
  makeOrganiser(desk, now, row.id, user);
}

export function makeOrganiser(desk: Desk, now: number, game: GameId, user: UserId): void {
  desk.store.games.update(game, { organiser: user });
  send(desk, game, now, { kind: 'notice', notice: { what: 'organiser', user } });
}
