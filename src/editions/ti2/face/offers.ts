import type { OfferShown } from '../../../discord/face.ts';
import { Illegal } from '../../../engine/index.ts';
import type { OfferOf } from '../../../kit/offers.ts';
import { meantBy } from '../../../words/likeness.ts';
import { listed, some } from '../../../words/sentences.ts';
import { componentOf } from '../rules/components/bound.ts';
import type { Game } from '../rules/game.ts';
import { nameOf, nameOfSeat } from '../rules/names.ts';
import { seatOf } from '../rules/seats.ts';
import type { Exchange } from '../rules/state.ts';
import type { CardId, ComponentId, SeatId } from '../rules/terms.ts';

// Gifts and exchanges in a debate (E2 4.3), as they are typed and told.

const goods = (game: Game, credits: number, cards: readonly string[]): string =>
  listed([...(credits ? [some(credits, 'credit')] : []), ...cards.map((card) => nameOf(game, componentOf(card)))]) || 'nothing';

/** An offer as its two read it. */
export function offerShown(game: Game, offer: OfferOf<Exchange>, alias: string): OfferShown {
  const { id, from, to, credits, cards, wantsCredits, wantsCards } = offer;
  const text = `${nameOfSeat(game, from)} gives ${goods(game, credits, cards)} for ${goods(game, wantsCredits, wantsCards)}`;
  return { id, alias, from, to, text };
}

/** "10 credits, Countermand" in its parts. */
const PARTS = /[,;+&]|\band\b/i;

interface Typed {
  credits: number;
  names: string[];
}

function parted(typed: string): Typed {
  const parts = typed
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
  const money = parts.map((part) => /^(\d{1,3})(?:\s*credits?)?$/i.exec(part)?.[1]);
  return {
    credits: money.reduce((sum, one) => sum + Number(one ?? 0), 0),
    names: parts.filter((_part, i) => money[i] === undefined),
  };
}

/** The component somebody means, among some. */
function meant(game: Game, typed: string, among: readonly ComponentId[]): ComponentId {
  const named = [...new Set(among)].map((id) => ({ id, name: nameOf(game, id) }));
  const wanted = typed.toLowerCase();
  const [found] = [...named.filter(({ name }) => name.toLowerCase() === wanted), ...meantBy(named, typed, ({ name }) => [name])];
  if (!found) throw new Illegal(`No action card here is called “${typed.slice(0, 40)}”.`);
  return found.id;
}

/** What somebody gives: credits, and cards of their own hand. Throws Illegal for what they do not hold. */
export function givenTyped(game: Game, seat: SeatId, typed: string): { credits: number; cards: CardId[] } {
  const { credits, names } = parted(typed);
  const hand = [...seatOf(game, seat).actionCards];
  const cards = names.map((name) => {
    const id = meant(game, name, hand.map(componentOf));
    const at = hand.findIndex((card) => componentOf(card) === id);
    return hand.splice(at, 1)[0];
  });
  return { credits, cards };
}

/** What somebody wants: credits, and cards by what they are called: nobody knows whether the other holds them. */
export function wantedTyped(game: Game, typed: string): { wantsCredits: number; wantsCards: ComponentId[] } {
  const { credits, names } = parted(typed);
  return { wantsCredits: credits, wantsCards: names.map((name) => meant(game, name, Object.keys(game.book.byKind['action-card']))) };
}
