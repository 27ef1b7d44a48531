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
  player: 'vote for a player',
  planet: 'vote for a planet',
  'two-planets': 'vote for 2 planets',
  law: 'vote for a law',
};

const STAYS = 'it stays in effect until the game ends';

/** Describes the type of a political card: "Law (a player is elected): it stays until the end of the game (E2 4.6)." */
export function formatPoliticalCardType({ law, elect, event }: Pick<PoliticalCard, 'law' | 'elect' | 'event'>): string {
  if (event) return 'Event: it is resolved at once, without a vote (E2 4.2).';
  if (elect === 'for-against')
    return law
      ? `Law (vote for or against): if “For” wins, ${STAYS}; if “Against” wins, it is discarded (E2 4.6).`
      : 'Vote for or against. Not a law: it takes effect only once (E2 4.6).';
  return law
    ? `Law (${ELECTED[elect]}): ${STAYS} (E2 4.6).`
    : `${capitalize(ELECTED[elect])}. Not a law: it takes effect only once (E2 4.6).`;
}

/** Tells players in a debate or vote whether the card will stay in effect (E2 4.6). */
export function formatLawNote({ law, elect, event }: Pick<PoliticalCard, 'law' | 'elect' | 'event'>): string {
  if (event) return 'Event: it is resolved at once, without a vote.';
  if (!law) return 'Not a law: it takes effect only once.';
  return elect === 'for-against' ? 'A law: it stays in effect if “For” wins.' : 'A law: it stays in effect.';
}
