import { sendTo } from './announce.ts';
import { inTransaction, type Desk } from './desk.ts';
import { isPractice } from './practice-user.ts';
import type { Wait } from '../store/index.ts';

/** The organiser is told, once, together with this reminder. */
const TELLS_ORGANISER = 3;

/** Reminds those whom `choose` picks among all who are waited for, and notes it, in one transaction. Gives how many. */
export const remind = (desk: Desk, now: number, choose: (waits: Wait[]) => Wait[]): number =>
  inTransaction(desk, 'remind', () => {
    const chosen = choose(desk.store.asks.waits().filter(({ user }) => !isPractice(user)));
    for (const wait of chosen) sendReminder(desk, wait, now);
    return chosen.length;
  });

/** So many games are looked at before anybody else has a turn. */
const GAMES = 40;

/** The same in the next few games after one, in the order of their codes; '' stands before all. Gives the last of them, undefined after all. */
export const remindSome = (desk: Desk, now: number, choose: (waits: Wait[]) => Wait[], after: string): string | undefined =>
  inTransaction(desk, 'remindSome', () => {
    for (const wait of choose(desk.store.asks.waits(after, GAMES).filter(({ user }) => !isPractice(user)))) sendReminder(desk, wait, now);
    return desk.store.asks.lastOf(after, GAMES);
  });

function sendReminder(desk: Desk, { game, seat, user, organiser, ask, openedAt, covered, preferences, reminder }: Wait, now: number): void {
  const before = reminder?.ask === ask && reminder.user === user ? reminder : null;
  const count = (before?.count ?? 0) + 1;
  // To whom a window is real nobody else may learn: its closing moment sees to it instead of the organiser.
  const tells = count >= TELLS_ORGANISER && !covered && organiser !== user && !before?.toldOrganiser;
  desk.store.asks.saveReminder(
    { game, seat, user, ask, count, lastAt: now, toldOrganiser: tells || (before?.toldOrganiser ?? false) },
    covered,
  );
  sendTo(desk, game, now, user, { kind: 'reminder', user, seat, ask, count, since: openedAt, covered, dm: preferences?.dm ?? true }, ask);
  if (tells)
    sendTo(
      desk,
      game,
      now,
      organiser,
      { kind: 'notice', notice: { what: 'overdue', to: organiser, user, seat, ask, since: openedAt } },
      ask,
    );
}
