import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { GroupedFactOf, Narrators } from './group-facts.ts';
import { leaderNarrators } from './leaders.ts';
import { fleetNarrators } from './fleets.ts';
import type { Words } from './words.ts';

const ENDINGS: Record<string, string> = {
  'imperium-rex': 'as Imperium Rex',
  'by-arms': 'by force of arms: enough home systems have fallen',
  'last-one-left': 'as the only one left',
  'last-round': 'as the farthest on the chart when the last round was over',
};

/** Reasons for credits that another sentence already tells. */
const TOLD_ELSEWHERE: readonly string[] = ['units', 'technology', 'exchange', 'manifest destiny'];

const goods = (count: number, cards: number, captives = 0): string =>
  formatList([
    ...(count ? [formatCount(count, 'credit')] : []),
    ...(cards ? [formatCount(cards, 'action card')] : []),
    ...(captives ? [formatCount(captives, 'captive')] : []),
  ]) || 'nothing';

const NO_SENATE = 'there is no senate, and no law is in force (E2 3.2)';

/** Reasons for an elimination (E2 11.3, 11.4). */
const OUT: Record<string, string> = {
  debt: 'nothing is left to sell, and a debt remains (E2 11.3)',
  'nothing-left': 'neither a planet nor a unit is left (E2 11.4)',
};

/** Formats the tiebreaker between players in the same bracket (E2 10.3). */
function foremostTold(before: GroupedFactOf<'game-ends'>['before'] & object, winner: string, say: Words): string {
  const what = new Set(before.map(({ influence }) => influence)).size > 1 ? 'influence' : 'resources';
  const most = before.find(({ seat }) => seat === winner);
  const rest = before.filter(({ seat }) => seat !== winner).map((one) => `${one[what]} of ${say.who(one.seat)}`);
  return `with ${what} ${most?.[what] ?? 0} to ${rest.join(' and ')} (E2 10.3)`;
}

const CLOSED: Record<string, string> = {
  declined: 'is declined',
  withdrawn: 'is taken back',
  replaced: 'gives way to a newer one',
  lapsed: 'has lapsed',
};

/** Joins seats that do the same with the verb in the singular or plural. */
const each = (say: Words, seats: readonly string[], one: string, several: string): string =>
  `${say.all(seats)} ${seats.length > 1 ? several : one}`;

export const narrators: Narrators = {
  ...fleetNarrators,
  ...leaderNarrators,
  corrected: ({ what, about }, say) => `Set right: ${say.correction(what, about)}.`,
  'round-begins': ({ round, noSenate }) => `Round ${round} begins.${noSenate ? ` Two play: ${NO_SENATE}.` : ''}`,
  // The heading of a phase names it already.
  'phase-begins': () => '',
  'political-card-drawn': ({ card }, say) => `Before the senate: ${say.card(card)}.`,
  'political-card-discarded': ({ card, by, seat, paid }, say) =>
    by !== null && seat !== null
      ? `${say.who(seat)} ${paid ? `pays ${formatCount(paid, 'credit')} and ` : ''}has ${say.card(card)} put away (${say.card(by)}).`
      : `${say.card(card)} is put away: there is nothing to vote for.`,
  'offer-made': ({ seat, receiver }, say) => `${say.who(seat)} makes an offer to ${say.who(receiver)}.`,
  'offer-closed': ({ seat, receiver, why }, say) =>
    `The offer of ${say.who(seat)} to ${say.who(receiver)} ${CLOSED[why] ?? 'is closed'}.`,
  exchanged: ({ seat, receiver, credits, cards, returnCredits, returnCards, captives, returnCaptives }, say) => {
    // An exchange of captives alone has no sentence here: the handover has one.
    if (![credits, cards, returnCredits, returnCards].some((one) => one > 0)) return '';
    const back =
      returnCredits || returnCards || returnCaptives ? ` for ${goods(returnCredits, returnCards, returnCaptives)}` : '';
    return `${say.who(seat)} gives ${say.who(receiver)} ${goods(credits, cards, captives)}${back}.`;
  },
  'votes-cast': ({ seat, outcome, votes, barred, why }, say) =>
    outcome === null
      ? `${say.who(seat)} ${barred ? 'has no vote' : 'abstains'}.${why === undefined ? '' : ` ${why}`}`
      : `${say.who(seat)} casts ${formatCount(votes, 'vote')} for “${say.outcome(outcome)}”.`,
  'vote-lost': ({ seat, by }, say) => `The vote of ${say.who(seat)} does not count (${say.card(by)}).`,
  'vote-decided': ({ card, outcome, votes, by }, say) => {
    const rest = Object.entries(votes).flatMap(([one, sum]) => (one === outcome ? [] : [sum])).sort((a, b) => b - a); // prettier-ignore
    const sums =
      votes[outcome] === undefined ? '' : ` with ${[votes[outcome], ...(rest.length ? rest : [0])].join(' to ')}`;
    const gone = outcome === 'against' ? '; the card is put away' : '';
    return by === null
      ? `${say.card(card)}: the senate decides for “${say.outcome(outcome)}”${sums}${gone}.`
      : `${say.card(card)}: the senate is divided, and ${say.who(by)} decides for “${say.outcome(outcome)}”${gone}.`;
  },
  'law-enacted': ({ card, elected }, say) =>
    `${say.card(card)} is a law now${elected === null ? '' : `: ${say.outcome(elected)}`}.`,
  'law-discarded': ({ card }, say) => `${say.card(card)} is no law any more.`,
  'action-cards-drawn': ({ seat, count, seats = [seat] }, say) =>
    `${each(say, seats, 'draws', 'each draw')} ${formatCount(count, 'action card')}.`,
  'action-cards-laid-open': ({ cards }, say) => `Action cards lie open: ${say.cards(cards)}.`,
  'action-cards-taken': ({ seat, cards }, say) => `${say.who(seat)} takes ${say.cards(cards)}.`,
  'artifact-opened': ({ die, bursts }) =>
    bursts ? `The artifact is opened (${die}), and bursts.` : `The artifact is opened (${die}), and teaches everybody.`,
  'action-cards-seen': ({ seat, to = [], cards }, say) =>
    to.includes(seat)
      ? `You now hold ${say.cards(cards)} besides.`
      : `You see that ${say.who(seat)} holds ${say.cards(cards) || 'no action cards'}.`,
  'action-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.cards(cards)}.`,
  'action-cards-passed': ({ seat, receiver, count }, say) =>
    `${formatCount(count, 'action card')} of ${say.who(seat)} ${count > 1 ? 'go' : 'goes'} to ${say.who(receiver)}.`,
  'action-card-played': ({ seat, component }, say) => `${say.who(seat)} plays ${say.card(component)}.`,
  'action-card-cancelled': ({ seat, card, by }, say) =>
    `${say.card(card)} of ${say.who(seat)} comes to nothing (${say.card(by)}).`,
  'action-card-returned': ({ seat, card }, say) => `${say.who(seat)} takes ${say.card(card)} back in hand.`,
  'target-named': ({ component, target }, say) => {
    const named = target.flatMap(say.target);
    return named.length ? `${say.card(component)}: ${formatList(named)}.` : '';
  },
  'ability-used': ({ seat, component }, say) => `${say.who(seat)} makes use of ${say.card(component)}.`,
  'deck-reshuffled': ({ deck }) => `The ${deck} discards are shuffled: they are the new pile.`,
  'credits-received': ({ seat, count, why, seats = [seat], received = [] }, say) =>
    received.length > 1
      ? `${capitalize(say.cause(why))}: ${received.map((one) => `${say.who(one.seat)} ${one.count}`).join(', ')}.`
      : `${each(say, seats, 'receives', 'each receive')} ${formatCount(count, 'credit')} (${say.cause(why)}).`,
  'credits-paid': ({ seat, count, why, receiver }, say) => {
    if (TOLD_ELSEWHERE.includes(why)) return '';
    return `${say.who(seat)} pays ${receiver === null ? '' : `${say.who(receiver)} `}${formatCount(count, 'credit')} (${say.cause(why)}).`;
  },
  'assets-sold': ({ seat, technologies, units, credits }, say) => {
    const sold = [say.units(units), say.cards(technologies)].filter(Boolean).join(' and ');
    return `${say.who(seat)} sells ${sold || 'nothing'} for ${formatCount(credits, 'credit')}.`;
  },
  'units-bought': ({ seat, units, credits }, say) =>
    `${say.who(seat)} buys ${say.units(units)} for ${formatCount(credits, 'credit')}.`,
  'units-placed': ({ seat, system, planet, units, placed = [{ system, planet, units }] }, say) =>
    `${say.who(seat)} places ${formatList(placed.map((one) => `${say.units(one.units)} ${one.planet === null ? 'in' : 'on'} ${say.place(one)}`))}.`,
  'units-lost': ({ seat, units }, say) =>
    `${say.who(seat)} has no place for ${say.units(units)}: ${Object.values(units).reduce((sum, count) => sum + count, 0) === 1 ? 'it is' : 'they are'} lost (E2 9.3).`,
  'technology-gained': ({ seat, technology, credits }, say) =>
    `${say.who(seat)} gains ${say.card(technology)}${credits ? ` for ${formatCount(credits, 'credit')}` : ''}.`,
  'technology-lost': ({ seat, technology }, say) => `${say.who(seat)} loses ${say.card(technology)}.`,
  'agreement-offered': ({ seat, partner, agreed }, say) =>
    agreed ? '' : `${say.who(partner)} refuses a trade agreement with ${say.who(seat)}.`,
  'agreement-made': ({ seats }, say) => `${say.all(seats)} have a trade agreement.`,
  'agreement-ended': ({ seats, by }, say) =>
    `The trade agreement of ${say.all(seats)} is over${by === null ? '' : `: ${say.who(by)} has ended it`}.`,
  advanced: ({ seat, bracket }, say) => `${say.who(seat)} advances to ${say.bracket(bracket)}.`,
  'planet-bought': ({ seat, planet, credits }, say) =>
    `${say.who(seat)} buys ${say.planet(planet)} for ${formatCount(credits, 'credit')}, with a ground force.`,
  'insurgence-checked': ({ planet, die, bonus, against, calm }, say) =>
    `Unrest on ${say.planet(planet)}: a die of ${die}${bonus ? `${bonus > 0 ? ' and' : ', less'} ${Math.abs(bonus)} for ships and cards,` : ''} against an influence of ${against}: it ${calm ? 'stays calm' : 'revolts'} (E2 11.1).`,
  'player-eliminated': ({ seat, why, noSenate }, say) =>
    `${say.who(seat)} is out of the game${why === undefined ? '' : `: ${OUT[why]}`}.${noSenate ? ` Two are left: ${NO_SENATE}.` : ''}`,
  'game-ends': ({ winner, ending, before }, say) =>
    winner === null
      ? `The game is over, and nobody has won it${before ? `: ${before.map((one) => say.who(one.seat)).join(' and ')} have as much influence and as many resources (E2 10.3)` : ''}.`
      : `${say.who(winner)} wins ${ENDINGS[ending] ?? 'the game'}${before ? `, ${foremostTold(before, winner, say)}` : ''}.`,
};
