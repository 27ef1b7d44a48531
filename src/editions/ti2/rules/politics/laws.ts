import { capitalize } from '#text/sentences.ts';
import { discardCards, invalidateInForce } from '#ti2/rules/components/kit.ts';
import type { Election, PoliticalCard } from '#ti2/rules/components/component.ts';
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

const ELECTED: Record<Exclude<Election, 'for-against'>, string> = {
  player: 'a player is elected',
  planet: 'a planet is elected',
  'two-planets': 'two planets are elected',
  law: 'a law is elected',
};

const STAYS = 'it stays until the end of the game';

/** Describes the type of a political card: "Law (a player is elected): it stays until the end of the game (E2 4.6)." */
export function formatPoliticalCardType({ law, elect, event }: Pick<PoliticalCard, 'law' | 'elect' | 'event'>): string {
  if (event) return 'Event: it happens at once, and nobody votes (E2 4.2).';
  if (elect === 'for-against')
    return law
      ? `Law (for or against): voted for, ${STAYS}; voted against, it is put away (E2 4.6).`
      : 'For or against; what is voted is carried out once (E2 4.6).';
  return law
    ? `Law (${ELECTED[elect]}): ${STAYS} (E2 4.6).`
    : `${capitalize(ELECTED[elect])}; the card is carried out once (E2 4.6).`;
}
