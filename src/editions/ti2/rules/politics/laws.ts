import { discardCards, invalidateInForce } from '#ti2/rules/components/kit.ts';
import type { PoliticalCard } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { remainingSeats } from '#ti2/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti2/rules/terms.ts';

/** Tells whether there is a senate: not with two players (E2 3.2). */
export const hasSenate = ({ state }: Game): boolean => remainingSeats(state).length > 2;

/** Enacts a law, which stays in force until the game ends or a card removes it (E2 4.6). */
export function enactLaw(game: Game, card: string, component: ComponentId, elected?: string, owner?: SeatId): void {
  game.state.laws[card] = {
    component,
    ...(elected !== undefined && { elected }),
    ...(owner !== undefined && { owner }),
  };
  invalidateInForce(game);
  game.addFact({ type: 'law-enacted', card: component, elected: elected ?? null });
}

export function discardLaw(game: Game, card: string): void {
  const law = game.state.laws[card];
  if (!law) return;
  delete game.state.laws[card];
  discardCards(game, 'political', [card]);
  invalidateInForce(game);
  game.addFact({ type: 'law-discarded', card: law.component });
}

const EVENT_NOTE = 'This is an event: it is resolved immediately, without a vote.';
const ONCE_NOTE = 'This is not a law: it takes effect only once.';
const STAYS = 'it stays in effect until the game ends';

/** Describes the type of a political card: "This is a law: it stays in effect until the game ends." (E2 4.2, 4.6). */
export function formatPoliticalCardType({ law, elect, event }: Pick<PoliticalCard, 'law' | 'elect' | 'event'>): string {
  if (event) return EVENT_NOTE;
  if (!law) return ONCE_NOTE;
  return elect === 'for-against'
    ? `This is a law: if “For” wins, ${STAYS}; if “Against” wins, it is discarded.`
    : `This is a law: ${STAYS}.`;
}

/** Tells players in a debate or vote whether the card will stay in effect (E2 4.6). */
export function formatLawNote({ law, elect, event }: Pick<PoliticalCard, 'law' | 'elect' | 'event'>): string {
  if (event) return EVENT_NOTE;
  if (!law) return ONCE_NOTE;
  return elect === 'for-against'
    ? 'This is a law: if “For” wins, it stays in effect.'
    : 'This is a law: it stays in effect.';
}
