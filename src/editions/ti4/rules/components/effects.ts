import type { Json } from '../../../../engine/index.ts';
import type { Game } from '../game.ts';
import { numbered } from '../units/numbering.ts';
import type { ComponentId, LastingEffect, SeatId } from '../state.ts';

export type Until = LastingEffect['until'];

/** What ends together with what: a turn's end ends whatever lasted for its action, and so on. */
const ENDING: Record<Exclude<Until, 'game'>, readonly Until[]> = {
  'combat-round': ['combat-round'],
  combat: ['combat-round', 'combat'],
  action: ['combat-round', 'combat', 'action'],
  turn: ['combat-round', 'combat', 'action', 'turn'],
  agenda: ['agenda'],
  phase: ['combat-round', 'combat', 'action', 'turn', 'agenda', 'phase'],
  round: ['combat-round', 'combat', 'action', 'turn', 'agenda', 'phase', 'round'],
};

/** Keeps something going after its card has gone (Abilities, 1). Gives back the effect's id. */
export function addEffect(game: Game, component: ComponentId, holder: SeatId, data: Json, until: Until): string {
  const id = numbered(game, 'e', holder);
  game.state.effects[id] = { id, component, holder, data, until };
  game.stirred();
  return id;
}

/** Ends every effect that lasts no longer than this. */
export function expire(game: Game, until: Exclude<Until, 'game'>): void {
  for (const effect of Object.values(game.state.effects)) {
    if (ENDING[until].includes(effect.until)) removeEffect(game, effect.id);
  }
}

export function removeEffect(game: Game, id: string): void {
  delete game.state.effects[id];
  game.stirred();
}

/** What lasts of one component, for one holder or for all. */
export const effectsOf = (game: Game, component: ComponentId, holder?: SeatId): LastingEffect[] =>
  Object.values(game.state.effects).filter(
    (effect) => effect.component === component && (holder === undefined || effect.holder === holder),
  );
