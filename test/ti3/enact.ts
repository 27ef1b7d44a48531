import { kit } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';

/** Lays a law in play, without a vote. */
export function enactForTest(game: Game, id: string, elected?: string): void {
  game.state.laws[id] = { component: id, ...(elected !== undefined && { elected, owner: elected }) };
  kit.invalidateInForce(game);
}
