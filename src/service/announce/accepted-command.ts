import type { EngineState, Fact } from '#engine';
import type { UndoScope, GameRow } from '#store';
import type { AskSyncResult } from '#service/command-log/sync-asks.ts';
import type { Edition } from '#service/edition.ts';
import type { CommandEntry } from '#service/command-log/command-entry.ts';

export interface AcceptedCommand {
  row: GameRow;
  edition: Edition;
  before: EngineState;
  after: EngineState;
  number: number;
  entry: CommandEntry;
  facts: Fact[];
  asks: AskSyncResult;
  trace: UndoScope;
}
