import { waitedFor, type Waiting } from '../../../kit/waiting.ts';
import { describeEvent } from '../rules/components/event-text.ts';
import type { GameEvent } from '../rules/components/events.ts';
import type { Game } from '../rules/game.ts';

/** Whose answer is needed and for what, in words that say no more than the table shows. */
export const awaited = (game: Game): Waiting[] =>
  waitedFor(game, game.state.order, (event: GameEvent) => describeEvent(game, event));
