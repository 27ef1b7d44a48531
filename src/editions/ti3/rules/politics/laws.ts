import { layDown } from '../components/decks.ts';
import { kit } from '../components/component.ts';
import type { Game } from '../game.ts';
import type { ComponentId } from '../terms.ts';

/** A law ends: its card goes to the discarded political cards. Nothing where it is not in play. */
export function discardLaw(game: Game, id: ComponentId): void {
  if (!(id in game.state.laws)) return;
  delete game.state.laws[id];
  kit.resurvey(game);
  layDown(game, 'political', [id]);
  game.fact({ type: 'law-repealed', card: id });
}
