import { send, sendToUser } from '#service/announce/send-message.ts';
import { grantUncontested } from '#service/consent/answer-request.ts';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { isAi } from '#service/ai/ai-user.ts';
import type { Notice } from '#service/announce/queued-messages.ts';
import type { UserId } from '#service/types.ts';

/**
 * Records whether a player is still on the Discord server. If they left, notifies the organizer once (or all the others
 * if the organizer left) and stops requiring their consent. `tookEffect`: whether this is new.
 */
export function recordPresence(
  operation: OperationContext,
  work: OperationCall,
  { user, here }: { user: UserId; here: boolean },
): OperationResult {
  const row = resolveGameRow(operation, work.game);
  const members = operation.store.members.present(row.id);
  const member = members.find((one) => one.user === user);
  const isUnderWay = row.status === 'running' || row.status === 'paused';
  if (!member || member.seat === null || !isUnderWay || isAi(user) || (member.goneAt === null) === here)
    return { game: row.id, tookEffect: false };
  operation.store.members.update(member.id, { goneAt: here ? null : work.now });
  if (here) return { game: row.id };
  const others = members.filter(
    (one) => one.user !== user && one.seat !== null && one.goneAt === null && !isAi(one.user),
  );
  const to = user === row.organiser ? others.map((one) => one.user) : [row.organiser];
  const notice: Notice = { what: 'departed', to, user, seat: member.seat };
  if (user === row.organiser) send(operation, row.id, work.now, { kind: 'notice', notice });
  else sendToUser(operation, row.id, work.now, row.organiser, { kind: 'notice', notice });
  grantUncontested(operation, work, row.id);
  return { game: row.id };
}
