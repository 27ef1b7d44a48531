import { formatVotes } from '#kit/narration/vote-format.ts';
import { possessive } from '#ti3/rules/names.ts';
import type { CardFact, CouncilFact, TradeFact } from '#ti3/rules/facts.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { formatList, formatCount, formatSome, capitalize } from '#text/sentences.ts';
import { formatChoice } from '#kit/narration/targets.ts';
import { formatDieOwner } from './dice.ts';
import type { GroupedFactOf, Narrators, Words } from './words.ts';

/** Quotes an outcome that is a word and no name: “For”. */
const quoteWord = (outcome: string): string => (/^(for|against)$/i.test(outcome) ? `“${outcome}”` : outcome);

/** Sentences about cards, technologies, the council and trade. */
export const cardNarrators: Narrators<Exclude<(CardFact | CouncilFact | TradeFact)['type'], 'peace-kept'>> = {
  'action-cards-drawn': ({ seat, count, seats = [seat] }, say) =>
    `${formatList(seats.map(say.who))} ${seats.length > 1 ? 'each draw' : 'draws'} ${formatCount(count, 'action card')}.`,
  'action-cards-seen': ({ seat, to = [], cards, toDeal, passed }, say) =>
    to.includes(seat)
      ? `You ${toDeal ? `look at ${formatCount(cards.length, 'action card')}:` : passed ? 'gain' : 'draw'} ${say.names(cards)}.`
      : `${say.who(seat)} has ${say.names(cards) || 'no action cards'} in hand.`,
  'action-card-played': ({ seat, card, component }, say) =>
    `${say.who(seat)} plays ${componentOf(card) === component ? '' : `${say.name(card)} as `}${say.name(component)}.`,
  'action-card-spent': ({ seat, component }, say) => `${say.who(seat)} discards ${say.name(component)}.`,
  'action-card-cancelled': ({ seat, card, by }, say) =>
    `${by === 'agent' ? 'An Agent' : say.name(by)} cancels ${possessive(say.who(seat))} ${say.name(card)}.`,
  'target-named': (fact, say) => {
    const { seat, component, dice = [] } = fact;
    const targets = dice.length ? dice.map((die) => `${formatDieOwner(die, say)} roll of ${die.face}`) : listTargets(fact, say); // prettier-ignore
    return formatChoice(say.who(seat), targets, say.name(component));
  },
  'action-cards-taken': ({ seat, from, count }, say) =>
    `${say.who(seat)} gains ${formatCount(count, 'action card')} from ${say.who(from)}.`,
  'action-card-returned': ({ seat, component }, say) =>
    `${say.who(seat)} returns ${say.name(component)} to their hand.`,
  'card-dice-rolled': ({ seat, component, faces, hits, hitting }, say) =>
    `${say.who(seat)} rolls for ${say.name(component)}: ${faces.join(', ')}. ${hitting ? formatCount(hits, 'hit') : formatCount(hits, 'success', 'successes')}.`,
  'action-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.names(cards)}.`,
  'ability-used': ({ seat, component, goods = 0, skips, parts = {} }, say) => {
    const changed = goods && `${goods > 0 ? 'gains' : 'spends'} ${formatCount(Math.abs(goods), 'trade good')}`;
    if (say.takesEffectByItself(component))
      return `${say.name(component)} takes effect${changed ? `: ${say.who(seat)} ${changed}` : ''}.`;
    if (!changed && !skips && !parts.results && say.takesEffectOnElected(component))
      return `${say.name(component)} takes effect for ${say.who(seat)}.`;
    const came = changed ? ` and ${changed}` : skips ? ' and skips this turn' : '';
    return `${say.who(seat)} uses ${say.name(component)}${came}.`;
  },
  'turn-skipped': ({ seat }, say) => `${say.who(seat)} skips this turn.`,
  'action-cards-looked-at': ({ seat, from }, say) =>
    `${say.who(seat)} looks at ${possessive(say.who(from))} action cards.`,
  'technology-gained': ({ seat, technology }, say) => `${say.who(seat)} gains ${say.name(technology)}.`,
  'technology-lost': ({ seat, technology }, say) => `${say.who(seat)} loses ${say.name(technology)}.`,
  'strategy-card-handed': ({ seat, card, receiver }, say) =>
    `${say.who(seat)} gives ${say.name(card)} to ${say.who(receiver)}.`,
  'action-cards-laid-open': ({ cards, next }, say) =>
    `Revealed action cards: ${say.names(cards)}. ${capitalize(say.who(next))} chooses first.`,
  'action-card-chosen': ({ seat, card, next }, say) =>
    `${say.who(seat)} chooses ${say.name(card)}${next === undefined ? '' : `; ${next === seat ? 'they choose again' : `${say.who(next)} chooses next`}`}.`,
  'technology-exhausted': ({ seat, technology }, say) => `${say.who(seat)} exhausts ${say.name(technology)}.`,
  'deck-reshuffled': ({ deck }) => `The ${deck} discard pile is shuffled into a new deck.`,
  'political-card-revealed': ({ card }, say) => `New political card: ${say.name(card)}.`,
  'votes-cast': ({ seat, outcome, votes }, say) =>
    `${say.who(seat)} casts ${formatVotes({ outcome: say.outcome(outcome), votes })}.`,
  abstained: ({ seat }, say) => `${say.who(seat)} ${say.neverVotes(seat) ? 'cannot vote' : 'abstains'}.`,
  'tie-broken': ({ seat, outcome }, say) =>
    `The vote is tied. As the speaker, ${say.who(seat)} chooses ${quoteWord(say.outcome(outcome))}.`,
  'outcome-resolved': ({ card, outcome }, say) =>
    `${say.name(card)}: the outcome is ${quoteWord(say.outcome(outcome))}${say.tally(card)}.`,
  'law-enacted': ({ card, elected }, say) =>
    `The law ${say.name(card)} takes effect${elected === undefined ? '' : say.held(elected)}.`,
  'law-repealed': ({ card }, say) => `The law ${say.name(card)} is discarded.`,
  'law-taken': ({ card, seat, from }, say) => `${say.who(seat)} gains the law ${say.name(card)} from ${say.who(from)}.`,
  'agenda-set-aside': ({ card }, say) => `${say.name(card)} is discarded without effect.`,
  'votes-bought': ({ seat, votes, parts }, say) =>
    `${say.who(seat)} ${parts?.price ? 'buys' : 'casts'} ${formatCount(votes, 'more vote', 'more votes')}.`,
  'political-cards-ordered': ({ seat, count }, say) =>
    `${say.who(seat)} looks at ${formatCount(count, 'political card')} and chooses the next one.`,
  'political-cards-drawn': ({ seat, count }, say) => `${say.who(seat)} draws ${formatCount(count, 'political card')}.`,
  'political-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.names(cards)}.`,
  'political-cards-seen': ({ cards, drawn }, say) =>
    drawn
      ? `You draw ${say.names(cards)}.`
      : `You look at the next ${formatSome(cards.length, 'political card')}: ${say.names(cards)}.`,
  'agreement-proposed': ({ seat, partner, partners = [partner] }, say) =>
    `${say.who(seat)} offers ${partners.length > 1 ? 'trade agreements' : 'a trade agreement'} to ${formatList(partners.map(say.who))}.`,
  'agreement-made': ({ seats, worth }, say) =>
    `${say.who(seats[0])} (income ${worth[0]}) and ${say.who(seats[1])} (income ${worth[1]}) make a trade agreement.`,
  'agreement-refused': ({ seat, partner }, say) => `${say.who(seat)} and ${say.who(partner)} make no trade agreement.`,
  'agreement-broken': ({ seats, by }, say) => {
    const both = `the trade agreement between ${formatList(seats.map(say.who))}`;
    if (by === null) return `${capitalize(both)} ends.`;
    const partner = seats.find((seat) => seat !== by) ?? by;
    return seats.includes(by)
      ? `${say.who(by)} breaks the trade agreement with ${say.who(partner)}.`
      : `${say.who(by)} breaks ${both}.`;
  },
  'trade-goods-given': ({ seat, receiver, count, reaches }, say) =>
    `${say.who(seat)} gives ${formatCount(count, 'trade good')} to ${say.who(receiver)}${reaches === undefined ? '' : `, and ${say.who(reaches)} gains ${count === 1 ? 'it' : 'them'} instead`}.`,
  'agreement-goods-received': ({ seat, count }, say) =>
    `${say.who(seat)} gains ${formatCount(count, 'trade good')} from trade agreements.`,
};

/** Returns the names of a card's public targets, or its amount. */
export function listTargets({ target = [], amount, dice = [] }: GroupedFactOf<'target-named'>, say: Words): string[] {
  if (dice.length) return dice.map((die) => formatDieOwner(die, say));
  return amount === undefined ? target.flatMap((one) => say.open(one) ?? []) : [String(amount)];
}
