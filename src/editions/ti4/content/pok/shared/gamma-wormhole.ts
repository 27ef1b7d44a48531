import type { Explored, Game } from '#ti4/rules/components/component.ts';
import { layToken } from '#ti4/rules/tokens/markers.ts';

/** A gamma wormhole token is placed where somebody has explored. */
export function gammaOpens(game: Game, { seat, system }: Explored): void {
  const token = 'gamma-wormhole-token';
  if (layToken(game, token, { system }) !== undefined) game.fact({ type: 'token-laid', seat, token, system });
}
