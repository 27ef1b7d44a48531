import type { Agenda } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { areLawsBlank } from '#ti4/rules/components/zones/laws.ts';
import { discardCards, takeMatching } from '#ti4/rules/components/decks.ts';
import type { Game } from '#ti4/rules/game.ts';
import { placeMarker, removeMarker } from '#ti4/rules/tokens/markers.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, Law, SeatId } from '#ti4/rules/state.ts';

/** Returns an agenda card; throws if there is none. */
export function agendaOf(game: Game, id: ComponentId): Agenda {
  const component = game.book.byKind.agenda[id];
  if (!component) throw new Error(`No agenda ${id}`);
  return component;
}

export function lawOf(game: Game, key: string): Law {
  const law = game.state.laws[key];
  if (!law) throw new Error(`No law ${key}`);
  return law;
}

/** Tells whether an outcome keeps a card in play (8.20): any election, or the 'for' of a law. */
export function staysInPlay(agenda: Agenda, outcome: string): boolean {
  if (agenda.type !== 'law') return false;
  return agenda.staysWhen?.(outcome) ?? (agenda.elect !== 'for-against' || outcome === 'for');
}

/** Applies a law's effect on the owner who loses it. */
function leaveOwner(game: Game, { component, owner }: Law, to?: SeatId): void {
  if (owner === undefined || owner === to || seatOf(game, owner).eliminated || areLawsBlank(game)) return;
  agendaOf(game, component).lost?.(game, owner);
}

/**
 * Puts a law in play (7.3): in the common area, in a player's area, or attached to a planet. A law passed again is
 * moved.
 */
export function enactLaw(game: Game, id: ComponentId, outcome: string): void {
  const agenda = agendaOf(game, id);
  removeMarker(game, id);
  // A law under a new vote may have left play in the meantime.
  takeMatching(game, 'agenda', (card) => card === id, 'discard');
  const before: Law | undefined = game.state.laws[id];
  if (before) leaveOwner(game, before, outcome);
  game.state.laws[id] = {
    component: id,
    ...(agenda.elect !== 'for-against' && { elected: outcome }),
    ...(agenda.goesTo === 'owner' && { owner: outcome }),
  };
  invalidateInForce(game);
  if (agenda.goesTo === 'planet') placeMarker(game, { id, component: id }, { planet: outcome });
  game.addFact({ type: 'law-enacted', law: id, outcome });
}

/** Removes a law from play and puts it on top of the discard pile (7.5). */
export function discardLaw(game: Game, key: string): void {
  const law = game.state.laws[key];
  if (!law) return;
  removeMarker(game, key);
  delete game.state.laws[key];
  invalidateInForce(game);
  discardCards(game, 'agenda', [law.component]);
  game.addFact({ type: 'law-discarded', law: law.component });
  leaveOwner(game, law);
  agendaOf(game, law.component).discarded?.(game, law, areLawsBlank(game));
}

/** Removes a law from the game together with the planet it was attached to (12.2b). Returns its card. */
export function removeLawFromGame(game: Game, key: string): ComponentId | undefined {
  const law = game.state.laws[key];
  if (!law) return undefined;
  removeMarker(game, key);
  delete game.state.laws[key];
  invalidateInForce(game);
  return law.component;
}

/** Gives a law in a player's area to another player. */
export function transferLaw(game: Game, key: string, to: SeatId): void {
  const law = lawOf(game, key);
  seatOf(game, to);
  game.addFact({ type: 'law-passed', law: law.component, seat: to, from: law.owner ?? null });
  leaveOwner(game, law, to);
  law.owner = to;
  law.elected = to;
  invalidateInForce(game);
}

/** Tells whether something in force is a law in play, not an effect that its card has left behind. */
export const isLawInPlay = (game: Game, held: { key: string }): boolean => held.key in game.state.laws;

/** Tells whether no laws are in play: agendas that need laws are then set aside. */
export const hasNoLaws = (game: Game): boolean => Object.keys(game.state.laws).length === 0;
