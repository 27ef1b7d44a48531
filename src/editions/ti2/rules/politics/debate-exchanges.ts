import type { OfferCheckpoint, OfferOf, OfferProposal } from '#kit/prompts/offers.ts';
import { formatCount } from '#text/sentences.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';
import { componentOf } from '#ti2/rules/components/kit.ts';
import { kit } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { giveActionCards } from '#ti2/rules/phases/action-cards.ts';
import { payFee } from '#ti2/rules/production/credits.ts';
import { transferCaptives, holdsCaptives } from '#ti2/rules/leaders/captives.ts';
import { captivesOf } from '#ti2/rules/leaders/leader-locations.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { CardId, ComponentId, SeatId } from '#ti2/rules/terms.ts';
import { isDebating } from './is-debating.ts';

/** Maximum number of open offers from one player to another. */
export const MAX_OPEN_OFFERS_PER_PAIR = 3;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const named = (key: 'captives' | 'wantsCaptives', value: unknown): Partial<DebateExchange> => {
  const ids = texts(value);
  return ids.length ? { [key]: ids } : {};
};
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;

/** Cards of a hand that match the wanted components one to one; undefined if any is missing. */
function wantedCards(game: Game, seat: SeatId, wanted: readonly ComponentId[]): CardId[] | undefined {
  const left = [...seatOf(game, seat).actionCards];
  const found: CardId[] = [];
  for (const component of wanted) {
    const at = left.findIndex((card) => componentOf(card) === component);
    if (at < 0) return undefined;
    found.push(...left.splice(at, 1));
  }
  return found;
}

/** Tells whether two offers have the same parties and terms. */
const alike = (one: OfferProposal<DebateExchange>, other: OfferProposal<DebateExchange>): boolean => {
  const told = ({ from, to, credits, cards, wantsCredits, wantsCards, captives = [], wantsCaptives = [] }: OfferProposal<DebateExchange>): string =>
    JSON.stringify([from, to, credits, wantsCredits, ...[cards.map(componentOf), wantsCards, captives, wantsCaptives].map((ids) => [...ids].sort())]); // prettier-ignore
  return told(one) === told(other);
};

/** Tells whether a player has anything that may change hands in a debate; all can see that (E2 4.3). */
export const canGive = (game: Game, seat: SeatId): boolean => {
  const { credits, actionCards } = seatOf(game, seat);
  return credits > 0 || actionCards.length > 0 || captivesOf(game, seat).length > 0;
};

const givenProblem = (game: Game, { from, credits, cards }: OfferProposal<DebateExchange>): string | undefined => {
  const giver = seatOf(game, from);
  if (giver.credits < credits) return `You have ${formatCount(giver.credits, 'credit')}, not ${credits} (E2 4.3).`;
  return cards.every((card) => giver.actionCards.includes(card)) && new Set(cards).size === cards.length
    ? undefined
    : 'You do not have all of these cards in hand (E2 4.3).';
};

/** Returns why an exchange is impossible; the receiver's credits and cards are checked only on acceptance (E2 4.3). */
function problem(game: Game, offer: OfferProposal<DebateExchange>, occasion: OfferCheckpoint): string | undefined {
  const { from, to, credits, cards, wantsCredits, wantsCards, captives = [], wantsCaptives = [] } = offer;
  const other = Object.hasOwn(game.state.seats, to) ? game.state.seats[to] : undefined;
  if (!other || other.eliminated || to === from) return 'You can make an offer only to another player in this game.';
  if (!isDebating(game))
    return 'Players can exchange credits and cards only while a political card is being debated (E2 4.3).';
  const held = holdsCaptives(game, from, captives) && holdsCaptives(game, to, wantsCaptives);
  if (!held) return 'A player can give only leaders that they hold captive (E2 12.5).';
  if (!credits && !wantsCredits && ![cards, wantsCards, captives, wantsCaptives].some(({ length }) => length))
    return 'Say what you give or what you want (E2 4.3).';
  const given = givenProblem(game, offer);
  const twice =
    occasion === 'made' && given === undefined && Object.values(game.state.offers).some((one) => alike(one, offer));
  if (twice) return 'You have already made this offer (E2 4.3).';
  if (given !== undefined || occasion !== 'taken') return given;
  if (other.credits < wantsCredits)
    return `You have ${formatCount(other.credits, 'credit')}, not ${wantsCredits} (E2 4.3).`;
  return wantedCards(game, to, wantsCards) ? undefined : 'You do not have the cards that they want (E2 4.3).';
}

/** Carries out both sides of an exchange. */
function carryOut(game: Game, offer: OfferOf<DebateExchange>): void {
  const { from, to, credits, cards, wantsCredits, wantsCards, captives = [], wantsCaptives = [] } = offer;
  const back = wantedCards(game, to, wantsCards) ?? [];
  game.addFact({
    type: 'exchanged',
    seat: from,
    receiver: to,
    credits,
    cards: cards.length,
    returnCredits: wantsCredits,
    returnCards: back.length,
    ...(captives.length && { captives: captives.length }),
    ...(wantsCaptives.length && { returnCaptives: wantsCaptives.length }),
  });
  payFee(game, from, credits, 'exchange', to);
  payFee(game, to, wantsCredits, 'exchange', from);
  giveActionCards(game, from, to, cards);
  giveActionCards(game, to, from, back);
  transferCaptives(game, from, to, captives);
  transferCaptives(game, to, from, wantsCaptives);
}

/** Offer endings decided by one of the two players. */
const OPENLY: readonly string[] = ['declined', 'withdrawn'];

const told = ({ from: seat, to: receiver, id: offer }: OfferOf<DebateExchange>) => ({
  to: [seat, receiver],
  seat,
  receiver,
  offer,
});

/** Gifts and exchanges between two players, each carried out when both agree (E2 4.3). */
export const { lapseAllOffers, offerActions, offerProcedures, offersCheck } = kit.configureOffers<DebateExchange>({
  of: ({ state }) => state.offers,
  id: (game, from) => newIdOf(game, 'o', from),
  maxOpen: MAX_OPEN_OFFERS_PER_PAIR,
  parseTerms: (_game, data) => {
    const said = data as Partial<Record<keyof DebateExchange, unknown>>;
    return {
      credits: count(said.credits),
      cards: texts(said.cards),
      wantsCredits: count(said.wantsCredits),
      wantsCards: texts(said.wantsCards),
      ...named('captives', said.captives),
      ...named('wantsCaptives', said.wantsCaptives),
    };
  },
  problem,
  accept: carryOut,
  onMade: (game, offer) => game.addFact({ type: 'offer-made', ...told(offer) }),
  onClosed: (game, offer, why) => {
    const { to, ...open } = told(offer);
    // A refusal is public; other endings are private, as they would reveal a player's holdings.
    game.addFact({ type: 'offer-closed', ...open, ...(OPENLY.includes(why) ? {} : { to }), why });
  },
});
