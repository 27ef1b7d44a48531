import { waitedFor, type Waiting } from '../../../kit/waiting.ts';
import { describeEvent } from '../rules/components/event-text.ts';
import type { GameEvent } from '../rules/components/events.ts';
import type { Game } from '../rules/game.ts';

/** Whom the game waits for and why, in words that tell nobody more than the table shows. */
export const awaited = (game: Game): Waiting[] =>
  waitedFor(game, game.state.order, (event: GameEvent) => describeEvent(game, event));
