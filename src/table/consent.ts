import { Illegal } from '../engine/index.ts';
import type { RequestRow } from '../store/index.ts';
import { gameRow, operate, type Desk, type Done, type Work } from './desk.ts';
import { memberOf } from './lobby.ts';
import { carryOutTakeOver, consenting } from './organiser.ts';
import { makeRepair } from './repair.ts';
import { close, others } from './requests.ts';
import { load, type Loaded } from './saved.ts';
import type { Caller, Outcome } from './types.ts';
import { takeBack } from './undo.ts';

export const agree = (desk: Desk, by: Caller, id: number): Outcome =>
  operate(desk, by, 'agree', (work): Done => {
    const open = openRequest(desk, id);
    const loaded = load(desk, open.game);
    const needed = open.kind === 'organiser' ? consenting(desk, loaded, open.user) : others(desk, loaded, open.user);
    if (!needed.includes(by.user)) throw new Illegal(open.user === by.user ? 'The others have to agree.' : 'Your consent is not needed.');
    const agreed = desk.store.requests.agreed(id);
    if (agreed.includes(by.user)) throw new Illegal('You have agreed already.');
    desk.store.requests.agree(id, by.user, work.now);
    if (needed.some((user) => user !== by.user && !agreed.includes(user))) return { game: open.game, request: id };
    return { game: open.game, request: id, ...carryOut(desk, work, loaded, open) };
  });

/** Any player may refuse; whoever asked may take the request back. */
export const refuse = (desk: Desk, by: Caller, id: number): Outcome =>
  operate(desk, by, 'refuse', ({ now }) => {
    const open = openRequest(desk, id);
    const row = gameRow(desk, open.game);
    if (open.user !== by.user && row.organiser !== by.user) memberOf(desk.store.members.present(row.id), by);
    close(desk, now, row, open, 'refused');
    return { game: row.id, request: id };
  });

/** What has become impossible meanwhile is said, not done. */
function carryOut(desk: Desk, work: Work, loaded: Loaded, open: RequestRow): { command?: number } {
  try {
    if (open.kind === 'organiser') carryOutTakeOver(desk, work, loaded, open.user);
    const command = open.kind === 'undo' ? takeBack(desk, work, loaded, open) : open.kind === 'repair' ? makeRepair(desk, work, loaded, open) : undefined;
    desk.store.requests.close(open.id, 'agreed', work.now);
    return command === undefined ? {} : { command };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    close(desk, work.now, loaded.row, open, 'impossible');
    return {};
  }
}

function openRequest(desk: Desk, id: number): RequestRow {
  const found = desk.store.requests.find(id);
  if (!found || found.closedAt !== null) throw new Illegal('That request is no longer open.');
  return found;
}
