import type { ExplorationContext, Game } from '#ti4/rules/components/component.ts';
import { placeBoardToken } from '#ti4/rules/tokens/markers.ts';

/** Places a gamma wormhole token in the system that a seat has explored. */
export function placeGammaWormhole(game: Game, { seat, system }: ExplorationContext): void {
  const token = 'gamma-wormhole-token';
  if (placeBoardToken(game, token, { system }) !== undefined) game.addFact({ type: 'token-laid', seat, token, system });
}
