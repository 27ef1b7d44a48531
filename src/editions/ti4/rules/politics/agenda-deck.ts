import { bottomCards, drawCards, topCards } from '#ti4/rules/components/decks.ts';
import { type Game } from '#ti4/rules/game.ts';
import { agendaOf } from './laws.ts';
import type { ComponentId } from '#ti4/rules/state.ts';
import { outcomesOf, type AgendaAtHand } from './outcomes.ts';

/** Draws the next agenda; reshuffles the discard pile if the deck is empty. */
export const drawAgenda = (game: Game): ComponentId | undefined => drawCards(game, 'agenda', 1)[0];

/** Returns the cards that would be drawn next, for a seat that may look at them. */
export const topAgendas = (game: Game, count: number): ComponentId[] => topCards(game, 'agenda', count);

/** Returns the bottom card of the agenda deck, if there is one. */
export const bottomAgenda = (game: Game): ComponentId[] => bottomCards(game, 'agenda', 1);

/**
 * Draws the hidden agenda, shows it to the speaker and records its possible outcomes. Does nothing if there is no card.
 */
export function drawBeneath(game: Game, now: AgendaAtHand): void {
  const agenda = drawAgenda(game);
  if (agenda === undefined) return;
  const { speaker } = game.state;
  const outcomes = outcomesOf(game, agenda).map(({ key }) => key);
  now.beneath = { agenda, seenBy: speaker, elect: agendaOf(game, agenda).elect, outcomes };
  game.addFact({ type: 'agenda-seen', to: [speaker], seat: speaker, agenda });
}
