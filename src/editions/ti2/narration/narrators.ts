import { formatVoteTally, formatVotes } from '#kit/narration/vote-format.ts';
import { possessive } from '#ti2/rules/names.ts';
import { formatChoice } from '#kit/narration/targets.ts';
import { afterColon, formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { GroupedFactOf, Narrators } from './grouped-fact.ts';
import { leaderNarrators } from './leaders.ts';
import { fleetNarrators } from './fleets.ts';
import type { Words } from './words.ts';

/** Reasons for a victory, of one player or of several that a tiebreaker parts. */
const ENDINGS: Record<string, { one: string; several?: string }> = {
  'imperium-rex': { one: 'They have reached Imperium Rex', several: 'have reached Imperium Rex' },
  'by-arms': { one: 'They control enough home systems of other players' },
  'last-one-left': { one: 'No other player is left' },
  'last-round': {
    one: 'The last round is over, and they are farthest on the chart',
    several: 'are farthest on the chart',
  },
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

type Contender = NonNullable<GroupedFactOf<'game-ends'>['before']>[number];

/** Formats by what a player beats the others: "Sol has more influence (35 to 31)". */
function formatLead(what: 'influence' | 'resources', first: Contender, rest: readonly Contender[], say: Words): string {
  const all = [first, ...rest].map((one) => `${say.who(one.seat)} ${one[what]}`);
  const [second] = rest;
  return rest.length > 1
    ? `${say.who(first.seat)} has the most ${what} (${all.join(', ')})`
    : `${say.who(first.seat)} has more ${what} (${first[what]} to ${second[what]})`;
}

/** Formats the tiebreaker between players in the same bracket (E2 10.3). */
function formatTiebreaker(winner: Contender, rest: readonly Contender[], say: Words): string {
  const equal = rest.filter(({ influence }) => influence === winner.influence);
  return equal.length ? formatLead('resources', winner, equal, say) : formatLead('influence', winner, rest, say);
}

/** Formats the end of the game with its reason. */
function formatEnd({ winner, ending, before = [] }: GroupedFactOf<'game-ends'>, say: Words): string {
  const names = say.all(before.map(({ seat }) => seat));
  if (winner === null)
    return `The game ends without a winner${before.length ? `: ${names} are tied in influence and resources` : ''}.`;
  const reason = ENDINGS[ending];
  const first = before.find(({ seat }) => seat === winner);
  const rest = before.filter(({ seat }) => seat !== winner);
  const why = first && rest.length && reason?.several ? `${capitalize(names)} ${reason.several}; ${formatTiebreaker(first, rest, say)}` : reason?.one; // prettier-ignore
  return `${say.who(winner)} wins the game!${why === undefined ? '' : ` ${why}.`}`;
}

/** Formats the votes for each outcome, the most first: " (8 For, 3 Against)"; empty if the outcome has none. */
function formatDecidedTally({ outcome, votes }: GroupedFactOf<'vote-decided'>, say: Words): string {
  const sums = Object.entries(votes).sort(([, a], [, b]) => b - a);
  const tally = formatVoteTally(sums.map(([one, sum]) => ({ outcome: say.outcome(one), votes: sum })));
  return votes[outcome] === undefined ? '' : ` (${tally})`;
}

/** Quotes an outcome that is a word and no name: “For”. */
const quoteWord = (outcome: string): string => (/^(for|against)$/i.test(outcome) ? `“${outcome}”` : outcome);

/** Formats why a player cannot vote, after their name: "cannot vote without a trade agreement". */
function formatBarred(why = ''): string {
  const reason = why.replace(/(?: \(E2 [\d.]+\))?\.$/, '');
  if (!reason) return 'cannot vote';
  const [, own] = / (cannot vote .*)$/.exec(reason) ?? [];
  return own ?? `cannot vote: ${afterColon(reason)}`;
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
      ? `${say.who(seat)} ${paid ? `pays ${formatCount(paid, 'credit')} and ` : ''}discards ${say.card(card)} with ${say.means(by)}.`
      : `${say.card(card)} is discarded: there is nothing to vote on.`,
  'offer-made': ({ seat, receiver, offer }, say) =>
    `${say.direct.does(seat, 'make')} ${say.direct.seat(receiver)} an offer${say.terms(offer)}.`,
  'offer-closed': ({ seat, receiver, why }, say) =>
    `${say.direct.ownerOf(seat)} offer to ${say.direct.seat(receiver)} ${CLOSED[why] ?? 'is closed'}.`,
  exchanged: ({ seat, receiver, credits, cards, returnCredits, returnCards, captives, returnCaptives }, say) => {
    // An exchange of captives alone has no sentence here: the handover has one.
    if (![credits, cards, returnCredits, returnCards].some((one) => one > 0)) return '';
    const back =
      returnCredits || returnCards || returnCaptives ? ` for ${goods(returnCredits, returnCards, returnCaptives)}` : '';
    return `${say.who(seat)} gives ${goods(credits, cards, captives)} to ${say.who(receiver)}${back}.`;
  },
  'votes-cast': ({ seat, outcome, votes, barred, why }, say) =>
    outcome === null
      ? `${say.who(seat)} ${barred ? formatBarred(why) : 'abstains'}.`
      : `${say.who(seat)} casts ${formatVotes({ outcome: say.outcome(outcome), votes })}.`,
  'vote-lost': ({ seat, by }, say) => `${possessive(say.who(seat))} votes do not count (${say.card(by)}).`,
  'vote-decided': (fact, say) => {
    const { card, outcome, by } = fact;
    const gone = outcome === 'against' ? '; the card is discarded' : '';
    return by === null
      ? `${say.card(card)}: the outcome is ${quoteWord(say.outcome(outcome))}${formatDecidedTally(fact, say)}${gone}.`
      : `${say.card(card)}: the vote is tied, and ${say.who(by)} chooses ${quoteWord(say.outcome(outcome))}${gone}.`;
  },
  'law-enacted': ({ card, elected, stays }, say) =>
    `The law ${say.card(card)} ${stays ? 'stays in effect' : 'takes effect'}${elected === null ? '' : say.held(elected)}.`,
  'law-discarded': ({ card }, say) => `The law ${say.card(card)} is discarded.`,
  'action-cards-drawn': ({ seat, count, seats = [seat] }, say) =>
    `${each(say, seats, 'draws', 'each draw')} ${formatCount(count, 'action card')}.`,
  'action-cards-laid-open': ({ cards }, say) => `Revealed action cards: ${say.cards(cards)}.`,
  'action-cards-taken': ({ seat, cards }, say) => `${say.who(seat)} takes ${say.cards(cards)}.`,
  'artifact-opened': ({ die, bursts }) =>
    bursts
      ? `The artifact is opened (roll: ${die}) and explodes: all units and leaders in the Mecatol Rex system are destroyed.`
      : `The artifact is opened (roll: ${die}): each player gains 2 technologies, one after the other.`,
  'action-cards-seen': ({ seat, to = [], cards, passed }, say) =>
    to.includes(seat)
      ? `You ${passed ? 'gain' : 'draw'} ${say.cards(cards)}.`
      : `${say.who(seat)} has ${say.cards(cards) || 'no action cards'} in hand.`,
  'action-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.cards(cards)}.`,
  'action-cards-passed': ({ seat, receiver, count }, say) =>
    `${say.who(receiver)} gains ${formatCount(count, 'action card')} from ${say.who(seat)}.`,
  'action-card-played': ({ seat, component }, say) => `${say.who(seat)} plays ${say.card(component)}.`,
  'action-card-cancelled': ({ seat, card, by }, say) =>
    `${by === 'agent' ? 'An Agent' : say.card(by)} cancels ${possessive(say.who(seat))} ${say.card(card)}.`,
  'action-card-returned': ({ seat, card }, say) => `${say.who(seat)} returns ${say.card(card)} to their hand.`,
  'target-named': ({ seat, component, target }, say) => {
    const aims = target.flatMap((one) => say.aim(component, one));
    const offer = say.offer(component);
    return offer !== undefined && aims.length
      ? `${say.who(seat)} offers ${formatList(aims)} ${offer}.`
      : formatChoice(say.who(seat), aims, say.card(component));
  },
  'ability-used': ({ seat, component }, say) =>
    say.takesEffectByItself(component)
      ? `${say.card(component)} takes effect.`
      : `${say.who(seat)} uses ${say.means(component)}.`,
  'deck-reshuffled': ({ deck }) => `The ${deck} discard pile is shuffled into a new deck.`,
  'credits-received': ({ seat, count, why, seats = [seat], received = [] }, say) =>
    received.length > 1
      ? `${capitalize(say.cause(why))}: ${received.map((one) => `${say.who(one.seat)} ${one.count}`).join(', ')}.`
      : `${each(say, seats, 'gains', 'each gain')} ${formatCount(count, 'credit')} (${say.cause(why)}).`,
  'credits-paid': ({ seat, count, why, receiver }, say) => {
    if (TOLD_ELSEWHERE.includes(why)) return '';
    return `${say.who(seat)} pays ${formatCount(count, 'credit')}${receiver === null ? '' : ` to ${say.who(receiver)}`}${say.fee(why)}.`;
  },
  'assets-sold': ({ seat, technologies, units, credits }, say) => {
    const sold = formatList([...say.unitList(units), ...technologies.map(say.card)]);
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
  'agreement-ended': ({ seats, by }, say) => {
    if (by === null) return `The trade agreement between ${say.all(seats)} ends.`;
    const partner = seats.filter((seat) => seat !== by);
    return `${say.who(by)} ends the trade agreement ${partner.length > 1 ? 'between' : 'with'} ${say.all(partner)}.`;
  },
  advanced: ({ seat, bracket }, say) => `${say.who(seat)} advances to ${say.bracket(bracket)}.`,
  'planet-bought': ({ seat, planet, credits }, say) =>
    `${say.who(seat)} buys ${say.planet(planet)} and 1 ground force for ${formatCount(credits, 'credit')}.`,
  'insurgence-checked': ({ seat, planet, die, bonus, against, calm }, say) =>
    `${say.who(seat)} rolls for the insurgence check on ${say.planet(planet)} (needs at least ${against}, its influence): ${die}${bonus ? `${bonus > 0 ? '+' : '−'}${Math.abs(bonus)} (ships and cards)` : ''}. It ${calm ? 'stays calm' : 'revolts'}.`,
  'player-eliminated': ({ seat, why, noSenate }, say) =>
    `${say.who(seat)} is eliminated${why === undefined ? '' : `: ${OUT[why]}`}.${noSenate ? ` With 2 players left ${NO_SENATE}.` : ''}`,
  'game-ends': formatEnd,
};
