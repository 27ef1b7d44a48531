import type { EngineState } from '#engine';
import type { OperationContext } from '#service/operations/operation-context.ts';
import type { Edition } from '#service/edition.ts';
import type { GameId } from '#service/types.ts';
import { send } from './send-message.ts';

/** Outbox lane for titles: no message waits for it. */
const TITLE_LANE = 'title';

/** Queues an update of the title of a game's channel, unless one is pending: the title is read when it is set. */
export function refreshTitle(operation: OperationContext, game: GameId, now: number): void {
  if (!operation.store.outbox.hasPending(game, 'title'))
    send(operation, game, now, { kind: 'title' }, { lane: TITLE_LANE });
}

/** Tells whether a command changes the title of the game's channel. `begins`: the command starts the game. */
export const changesTitle = ({ roundOf }: Edition, before: EngineState, after: EngineState, begins: boolean): boolean =>
  roundOf !== undefined && (begins || roundOf(before) !== roundOf(after));
