import type { Occasion, OfferOf, Proposal } from '../../../../kit/offers.ts';
import { componentOf, numbered } from '../components/bound.ts';
import { kit } from '../components/component.ts';
import type { Game } from '../game.ts';
import { passCards } from '../phases/hands.ts';
import { payFee } from '../phases/fees.ts';
import { seatOf } from '../seats.ts';
import type { Exchange } from '../state.ts';
import type { CardId, ComponentId, SeatId } from '../terms.ts';
import { debateOf } from './debating.ts';

const MOST = 3;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);
const count = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0);

/** Cards of a hand that are what is wanted, each for one; undefined where something is missing. */
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

const givenProblem = (game: Game, { from, credits, cards }: Proposal<Exchange>): string | undefined => {
  const giver = seatOf(game, from);
  if (giver.credits < credits) return `There are not ${credits} credits to give.`;
  return cards.every((card) => giver.actionCards.includes(card)) && new Set(cards).size === cards.length
    ? undefined
    : 'Not all of these cards are in hand.';
};

/** Why an exchange cannot be: what the other holds is looked at only as it is taken (E2 4.3). */
function problem(game: Game, offer: Proposal<Exchange>, occasion: Occasion): string | undefined {
  const { from, to, credits, cards, wantsCredits, wantsCards } = offer;
  const other = game.state.seats[to];
  if (!other || other.eliminated || to === from) return 'There is no such player.';
  if (!debateOf(game)) return 'Credits and cards change hands only while a political card is debated.';
  if (!credits && !cards.length && !wantsCredits && !wantsCards.length) return 'Say what is given or wanted.';
  const given = givenProblem(game, offer);
  if (given !== undefined || occasion !== 'taken') return given;
  if (other.credits < wantsCredits) return `You have not ${wantsCredits} credits.`;
  return wantedCards(game, to, wantsCards) ? undefined : 'You do not hold what is wanted.';
}

/** What changes hands, both ways at once. */
function carryOut(game: Game, { from, to, credits, cards, wantsCredits, wantsCards }: OfferOf<Exchange>): void {
  const back = wantedCards(game, to, wantsCards) ?? [];
  game.fact({
    type: 'exchanged',
    seat: from,
    receiver: to,
    credits,
    cards: cards.length,
    returnCredits: wantsCredits,
    returnCards: back.length,
  });
  payFee(game, from, credits, 'exchange', to);
  payFee(game, to, wantsCredits, 'exchange', from);
  passCards(game, from, to, cards);
  passCards(game, to, from, back);
}

const told = ({ from: seat, to: receiver, id: offer }: OfferOf<Exchange>) => ({ to: [seat, receiver], seat, receiver, offer });

/** Gifts and exchanges between two players, each carried out when both have said yes (E2 4.3). */
export const { clearOffers, offerActions, offerProcedures, offersCheck } = kit.offers<Exchange>({
  of: ({ state }) => state.offers,
  id: (game, from) => numbered(game, 'o', from),
  most: MOST,
  read: (_game, data) => {
    const said = data as Partial<Record<keyof Exchange, unknown>>;
    return {
      credits: count(said.credits),
      cards: texts(said.cards),
      wantsCredits: count(said.wantsCredits),
      wantsCards: texts(said.wantsCards),
    };
  },
  problem,
  accept: carryOut,
  made: (game, offer) => game.fact({ type: 'offer-made', ...told(offer) }),
  closed: (game, offer, why) => game.fact({ type: 'offer-closed', ...told(offer), why }),
});
