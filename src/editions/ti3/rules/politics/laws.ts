import { discardCards } from '#ti3/rules/components/decks.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

/**
 * Discards a law from play with its effects that have no end of their own (E3 13.4); does nothing if it is not in play.
 */
export function discardLaw(game: Game, id: ComponentId): void {
  const law = game.state.laws[id];
  if (!law) return;
  delete game.state.laws[id];
  for (const { id: effect, until } of effectsOf(game, id)) if (until === 'game') removeEffect(game, effect);
  kit.invalidateInForce(game);
  discardCards(game, 'political', [id]);
  game.addFact({ type: 'law-repealed', card: id });
  game.book.byKind['political-card'][id]?.ends?.(game, law.owner);
}

/** Moves a law in front of a player to another player. */
export function transferLaw(game: Game, id: ComponentId, seat: SeatId): void {
  const law = game.state.laws[id];
  if (law?.owner === undefined || law.owner === seat) return;
  const { owner: from } = law;
  Object.assign(law, { owner: seat, elected: seat });
  kit.invalidateInForce(game);
  game.addFact({ type: 'law-taken', card: id, seat, from });
}
