import { layDown, resurvey } from '../components/bound.ts';
import type { Game } from '../game.ts';
import { playing } from '../seats.ts';
import type { ComponentId, SeatId } from '../terms.ts';

/** Whether there is a senate: not with two players (E2 3.2). */
export const senateSits = ({ state }: Game): boolean => playing(state).length > 2;

/** A law stays open until the game ends or a card removes it (E2 4.6). */
export function enactLaw(game: Game, card: string, component: ComponentId, elected?: string, owner?: SeatId): void {
  game.state.laws[card] = { component, ...(elected !== undefined && { elected }), ...(owner !== undefined && { owner }) };
  resurvey(game);
  game.fact({ type: 'law-enacted', card: component, elected: elected ?? null });
}

export function discardLaw(game: Game, card: string): void {
  const law = game.state.laws[card];
  if (!law) return;
  delete game.state.laws[card];
  layDown(game, 'political', [card]);
  resurvey(game);
  game.fact({ type: 'law-discarded', card: law.component });
}
