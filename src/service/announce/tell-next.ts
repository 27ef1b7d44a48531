import { isAi } from '#service/ai/ai-user.ts';
import type { OperationCall, OperationContext } from '#service/operations/operation-context.ts';
import type { AcceptedCommand } from './accepted-command.ts';
import { sendToUser } from './send-message.ts';

/**
 * Sends a user a notice that they are next, once for each turn, if their settings ask for it. Sends none while a
 * practice player acts, since that takes only a moment.
 */
export function tellNext(
  operation: OperationContext,
  work: OperationCall,
  { row, edition, after }: Pick<AcceptedCommand, 'row' | 'edition' | 'after'>,
): void {
  const next = edition.nextTurn?.(after);
  if (!next) return;
  const members = operation.store.members.present(row.id);
  const member = members.find(({ seat }) => seat === next.seat);
  const acting = members.find(({ seat }) => seat === next.after);
  if (!member || isAi(member.user) || (acting && isAi(acting.user)) || member.toldNext === next.mark) return;
  if (!operation.store.people.preferences(member.user).tellNext) return;
  operation.store.members.update(member.id, { toldNext: next.mark });
  const { user } = member;
  sendToUser(operation, row.id, work.now, user, { kind: 'next', user, seat: next.seat, mark: next.mark });
}
