import { possessive } from '#ti2/rules/names.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { GroupedFactOf, Narrators } from './group-facts.ts';
import { leaderNarrators } from './leaders.ts';
import { fleetNarrators } from './fleets.ts';
import type { Words } from './words.ts';

const ENDINGS: Record<string, string> = {
  'imperium-rex': 'the game as Imperium Rex',
  'by-arms': 'the game by capturing enough home systems',
  'last-one-left': 'the game as the only player left',
  'last-round': 'the game as the farthest on the chart after the last round',
};

/** Reasons for credits that another sentence already tells. */
const TOLD_ELSEWHERE: readonly string[] = ['units', 'technology', 'exchange', 'manifest destiny'];

const goods = (count: number, cards: number, captives = 0): string =>
  formatList([
    ...(count ? [formatCount(count, 'credit')] : []),
    ...(cards ? [formatCount(cards, 'action card')] : []),
    ...(captives ? [formatCount(captives, 'captive')] : []),
  ]) || 'nothing';

const NO_SENATE = 'there is no senate, and no law is in effect';

/** Reasons for an elimination (E2 11.3, 11.4). */
const OUT: Record<string, string> = {
  debt: 'they are in debt and have nothing left to sell',
  'nothing-left': 'they have no planets or units left',
};

/** Formats the tiebreaker between players in the same bracket (E2 10.3). */
function foremostTold(before: GroupedFactOf<'game-ends'>['before'] & object, winner: string, say: Words): string {
  const what = new Set(before.map(({ influence }) => influence)).size > 1 ? 'influence' : 'resources';
  const most = before.find(({ seat }) => seat === winner);
  const rest = before.filter(({ seat }) => seat !== winner).map((one) => `${say.who(one.seat)} ${one[what]}`);
  return `with ${most?.[what] ?? 0} ${what} (${rest.join(', ')})`;
}

const CLOSED: Record<string, string> = {
  declined: 'is declined',
  withdrawn: 'is withdrawn',
  replaced: 'is replaced by a newer offer',
  lapsed: 'has expired',
};

/** Joins seats that do the same with the verb in the singular or plural. */
const each = (say: Words, seats: readonly string[], one: string, several: string): string =>
  `${say.all(seats)} ${seats.length > 1 ? several : one}`;

export const narrators: Narrators = {
  ...fleetNarrators,
  ...leaderNarrators,
  corrected: ({ what, about }, say) => `Corrected: ${say.correction(what, about)}.`,
  'round-begins': ({ round, noSenate }) => `Round ${round} begins.${noSenate ? ` With 2 players ${NO_SENATE}.` : ''}`,
  // The heading of a phase names it already.
  'phase-begins': () => '',
  'political-card-drawn': ({ card }, say) => `New political card: ${say.card(card)}.`,
  'political-card-discarded': ({ card, by, seat, paid }, say) =>
    by !== null && seat !== null
      ? `${say.who(seat)} ${paid ? `pays ${formatCount(paid, 'credit')} and ` : ''}discards ${say.card(card)} with ${say.card(by)}.`
      : `${say.card(card)} is discarded: there is nothing to vote on.`,
  'offer-made': ({ seat, receiver }, say) => `${say.who(seat)} makes an offer to ${say.who(receiver)}.`,
  'offer-closed': ({ seat, receiver, why }, say) =>
    `${possessive(say.who(seat))} offer to ${say.who(receiver)} ${CLOSED[why] ?? 'is closed'}.`,
  exchanged: ({ seat, receiver, credits, cards, returnCredits, returnCards, captives, returnCaptives }, say) => {
    // An exchange of captives alone has no sentence here: the handover has one.
    if (![credits, cards, returnCredits, returnCards].some((one) => one > 0)) return '';
    const back =
      returnCredits || returnCards || returnCaptives ? ` for ${goods(returnCredits, returnCards, returnCaptives)}` : '';
    return `${say.who(seat)} gives ${goods(credits, cards, captives)} to ${say.who(receiver)}${back}.`;
  },
  'votes-cast': ({ seat, outcome, votes, barred, why }, say) =>
    outcome === null
      ? `${say.who(seat)} ${barred ? 'cannot vote' : 'abstains'}.${why === undefined ? '' : ` ${why}`}`
      : `${say.who(seat)} casts ${formatCount(votes, 'vote')} for “${say.outcome(outcome)}”.`,
  'vote-lost': ({ seat, by }, say) => `${possessive(say.who(seat))} votes do not count (${say.card(by)}).`,
  'vote-decided': ({ card, outcome, votes, by }, say) => {
    const rest = Object.entries(votes).flatMap(([one, sum]) => (one === outcome ? [] : [sum])).sort((a, b) => b - a); // prettier-ignore
    const sums =
      votes[outcome] === undefined ? '' : ` (${[votes[outcome], ...(rest.length ? rest : [0])].join(' to ')})`;
    const gone = outcome === 'against' ? '; the card is discarded' : '';
    return by === null
      ? `${say.card(card)}: the outcome is “${say.outcome(outcome)}”${sums}${gone}.`
      : `${say.card(card)}: the vote is tied, and ${say.who(by)} chooses “${say.outcome(outcome)}”${gone}.`;
  },
  'law-enacted': ({ card, elected }, say) =>
    `The law ${say.card(card)} takes effect${elected === null ? '' : `: ${say.outcome(elected)}`}.`,
  'law-discarded': ({ card }, say) => `The law ${say.card(card)} is discarded.`,
  'action-cards-drawn': ({ seat, count, seats = [seat] }, say) =>
    `${each(say, seats, 'draws', 'each draw')} ${formatCount(count, 'action card')}.`,
  'action-cards-laid-open': ({ cards }, say) => `Revealed action cards: ${say.cards(cards)}.`,
  'action-cards-taken': ({ seat, cards }, say) => `${say.who(seat)} takes ${say.cards(cards)}.`,
  'artifact-opened': ({ die, bursts }) =>
    bursts
      ? `The artifact is opened (roll: ${die}) and explodes.`
      : `The artifact is opened (roll: ${die}) and teaches all players.`,
  'action-cards-seen': ({ seat, to = [], cards }, say) =>
    to.includes(seat)
      ? `You gain ${say.cards(cards)}.`
      : `${say.who(seat)} has ${say.cards(cards) || 'no action cards'} in hand.`,
  'action-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.cards(cards)}.`,
  'action-cards-passed': ({ seat, receiver, count }, say) =>
    `${say.who(receiver)} gains ${formatCount(count, 'action card')} from ${say.who(seat)}.`,
  'action-card-played': ({ seat, component }, say) => `${say.who(seat)} plays ${say.card(component)}.`,
  'action-card-cancelled': ({ seat, card, by }, say) =>
    `${say.card(by)} cancels ${possessive(say.who(seat))} ${say.card(card)}.`,
  'action-card-returned': ({ seat, card }, say) => `${say.who(seat)} returns ${say.card(card)} to their hand.`,
  'target-named': ({ component, target }, say) => {
    const named = target.flatMap(say.target);
    return named.length ? `${say.card(component)}: ${formatList(named)}.` : '';
  },
  'ability-used': ({ seat, component }, say) => `${say.who(seat)} uses ${say.card(component)}.`,
  'deck-reshuffled': ({ deck }) => `The ${deck} discard pile is shuffled into a new deck.`,
  'credits-received': ({ seat, count, why, seats = [seat], received = [] }, say) =>
    received.length > 1
      ? `${capitalize(say.cause(why))}: ${received.map((one) => `${say.who(one.seat)} ${one.count}`).join(', ')}.`
      : `${each(say, seats, 'gains', 'each gain')} ${formatCount(count, 'credit')} (${say.cause(why)}).`,
  'credits-paid': ({ seat, count, why, receiver }, say) => {
    if (TOLD_ELSEWHERE.includes(why)) return '';
    return `${say.who(seat)} pays ${formatCount(count, 'credit')}${receiver === null ? '' : ` to ${say.who(receiver)}`} (${say.cause(why)}).`;
  },
  'assets-sold': ({ seat, technologies, units, credits }, say) => {
    const sold = [say.units(units), say.cards(technologies)].filter(Boolean).join(' and ');
    return `${say.who(seat)} sells ${sold || 'nothing'} for ${formatCount(credits, 'credit')}.`;
  },
  'units-bought': ({ seat, units, credits }, say) =>
    `${say.who(seat)} buys ${say.units(units)} for ${formatCount(credits, 'credit')}.`,
  'units-placed': ({ seat, system, planet, units, placed = [{ system, planet, units }] }, say) =>
    `${say.who(seat)} places ${formatList(placed.map((one) => `${say.units(one.units)} ${one.planet === null ? 'at' : 'on'} ${say.place(one)}`))}.`,
  'units-lost': ({ seat, units }, say) =>
    `${say.who(seat)} loses ${say.units(units)}: ${Object.values(units).reduce((sum, count) => sum + count, 0) === 1 ? 'it cannot' : 'they cannot'} be placed.`,
  'technology-gained': ({ seat, technology, credits }, say) =>
    `${say.who(seat)} ${credits ? 'buys' : 'gains'} ${say.card(technology)}${credits ? ` for ${formatCount(credits, 'credit')}` : ''}.`,
  'technology-lost': ({ seat, technology }, say) => `${say.who(seat)} loses ${say.card(technology)}.`,
  'agreement-offered': ({ seat, partner, agreed }, say) =>
    agreed ? '' : `${say.who(partner)} declines a trade agreement with ${say.who(seat)}.`,
  'agreement-made': ({ seats }, say) => `${say.all(seats)} make a trade agreement.`,
  'agreement-ended': ({ seats, by }, say) =>
    `${by === null ? 'The' : `${say.who(by)} ends the`} trade agreement between ${say.all(seats)}${by === null ? ' ends' : ''}.`,
  advanced: ({ seat, bracket }, say) => `${say.who(seat)} advances to ${say.bracket(bracket)}.`,
  'planet-bought': ({ seat, planet, credits }, say) =>
    `${say.who(seat)} buys ${say.planet(planet)} and 1 ground force for ${formatCount(credits, 'credit')}.`,
  'insurgence-checked': ({ seat, planet, die, bonus, against, calm }, say) =>
    `${say.who(seat)} rolls ${die}${bonus ? `${bonus > 0 ? '+' : '−'}${Math.abs(bonus)} (ships and cards)` : ''} for the insurgence check on ${say.planet(planet)} (${against} influence): it ${calm ? 'stays calm' : 'revolts'}.`,
  'player-eliminated': ({ seat, why, noSenate }, say) =>
    `${say.who(seat)} is eliminated${why === undefined ? '' : `: ${OUT[why]}`}.${noSenate ? ` With 2 players left ${NO_SENATE}.` : ''}`,
  'game-ends': ({ winner, ending, before }, say) =>
    winner === null
      ? `The game ends without a winner${before ? `: ${before.map((one) => say.who(one.seat)).join(' and ')} are tied in influence and resources` : ''}.`
      : `${say.who(winner)} wins ${ENDINGS[ending] ?? 'the game'}${before ? `, ${foremostTold(before, winner, say)}` : ''}.`,
};
