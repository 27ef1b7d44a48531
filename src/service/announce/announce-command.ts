import type { EngineState, Fact } from '#engine';
import type { GameRow, MemberRow } from '#store';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';
import type { UserId } from '#service/types.ts';
import { queueTurnMessages, isTheirStep } from './turn-messages.ts';
import { refreshMessage } from './refresh-panel.ts';
import { send } from './send-message.ts';
import { sendSeed, SEED_DELAY_MS } from './publish-seed.ts';
import type { AcceptedCommand } from './accepted-command.ts';

/** Queues the messages about a command. Returns the number of the last command announced so far. */
export function announceCommand(
  operation: OperationContext,
  work: OperationCall,
  { row, edition, before, after, number, entry, facts, asks }: AcceptedCommand,
): number {
  const style = styleOf(edition, before, after, entry, facts);
  if (style) queueTurnMessages(operation, work.now, { row, edition, before, after, number, facts }, style);
  if (style || asks.isVisible)
    refreshMessage(
      operation,
      row.id,
      work.now,
      'waiting',
      isTheirStep(operation, row.id, entry, asks) ? AI_PANEL_DELAY_MS : 0,
    );
  return style ? number : row.said;
}

/** Delay of the panel's refresh while AI players act one after another, in ms. */
const AI_PANEL_DELAY_MS = 4_000;

function styleOf(
  edition: Edition,
  before: EngineState,
  after: EngineState,
  entry: CommandEntry,
  facts: Fact[],
): 'board' | 'text' | null {
  if (entry.kind === 'begin' || edition.findEnding(after)) return 'board';
  // An undo has its own message; an upcast changes nothing visible.
  if (entry.kind === 'undo' || entry.kind === 'upcast') return null;
  return edition.announcementStyle(before, after, facts);
}

export const usersBySeat = (members: MemberRow[]): Map<string, UserId> =>
  new Map(members.flatMap(({ seat, user }) => (seat === null ? [] : [[seat, user] as const])));

/** Closes a game that has ended, or reopens a game whose end was undone. */
export function updateEnding(
  operation: OperationContext,
  work: OperationCall,
  row: GameRow,
  edition: Edition,
  state: EngineState,
): void {
  if (row.status === 'abandoned') return;
  const ending = edition.findEnding(state);
  if (!ending) {
    if (row.status !== 'ended') return;
    operation.store.games.update(row.id, { status: 'running', endedAt: null });
    operation.store.outbox.voidPending(row.id, 'ended');
    operation.store.outbox.voidPending(row.id, 'seed');
    return;
  }
  if (row.status === 'ended') return;
  operation.store.games.update(row.id, { status: 'ended', endedAt: work.now, pausedAt: null });
  operation.store.asks.removeAll(row.id);
  send(operation, row.id, work.now, { kind: 'ended', ...ending });
  sendSeed(operation, row.id, work.now, state, work.now + SEED_DELAY_MS);
}
