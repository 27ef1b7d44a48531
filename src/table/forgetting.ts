import { Illegal } from '../engine/index.ts';
import { inTransaction, shortCode, type Desk } from './desk.ts';
import { leave } from './seats.ts';
import type { UserId } from './types.ts';

/**
 * Forgets a person on request: they leave their games, whose seats wait for somebody else, and nothing kept here names them any
 * more. Gives back the games they left. Throws Illegal while they organise a game that others still play.
 */
export function forget(desk: Desk, user: UserId): string[] {
  const mine = desk.store.games.list({ user, status: ['lobby', 'running', 'paused'] });
  const organised = mine.filter(({ id, status, organiser }) => organiser === user && status !== 'lobby' && desk.store.members.present(id).some((member) => member.user !== user));
  if (organised.length) throw new Illegal(`You organise ${organised.map(({ id }) => id).join(', ')}: make somebody else the organiser first, with \`/game organiser\`.`);
  for (const { id } of mine) leave(desk, { user }, id);
  inTransaction(desk, 'forget', () => desk.store.people.forget(user, `former-${shortCode(desk, 12)}`));
  return mine.map(({ id }) => id);
}
