import type { GameFact } from '#ti3/rules/facts.ts';
import { formatLawNote } from '#ti3/rules/politics/law-note.ts';
import { electedIdsOf } from '#ti3/rules/politics/voting.ts';
import {
  AREA_NAMES,
  nameOf,
  nameOfOutcome,
  nameOfPlanet,
  nameOfSeat,
  nameOfSystem,
  formatUnitCounts,
} from '#ti3/rules/names.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfCounter } from '#ti3/rules/exploration/domain-counters.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { COUNTER_AREAS, NEUTRAL_SEAT } from '#ti3/rules/terms.ts';
import { leaderNarrators } from './leaders.ts';
import type { Fact } from '#engine';
import { formatList, formatCount, capitalize, stripSubject } from '#text/sentences.ts';
import { formatCorrection } from './corrections.ts';
import { formatDice } from './dice.ts';
import { canKnow, narrateEach, type NarrationOptions } from '#kit/narration/narrate.ts';
import { groupFacts, type GroupedFact } from './group-facts.ts';
import type { Narrators, Words } from './words.ts';

const wordsFor = (game: Game, emojiOf: (seat: SeatId) => string): Words => ({
  correction: (what, about) => formatCorrection(game, what, about),
  who: (seat) => `${emojiOf(seat)}${nameOfSeat(game, seat)}`,
  name: (component) => nameOf(game, componentOf(component)),
  worth: (objective) => {
    const { points } = game.book.byKind.objective[objective] ?? {};
    return points ? ` (${points} VP)` : '';
  },
  names: (components) => formatList(components.map((one) => nameOf(game, componentOf(one)))),
  binds: (component) => {
    const card = game.book.byKind['political-card'][component];
    return card !== undefined && card.elect !== 'player' && (card.reactions ?? []).every(({ mandatory }) => mandatory);
  },
  mark: (component) => game.book.components[component]?.marks ?? nameOf(game, component),
  planet: (planet) => nameOfPlanet(game, planet),
  planets: (planets) => formatList(planets.map((one) => nameOfPlanet(game, one))),
  place: ({ system, planet }) => (planet === undefined ? nameOfSystem(game, system) : nameOfPlanet(game, planet)),
  system: (system) => nameOfSystem(game, system),
  units: (units) => formatUnitCounts(game, units),
  counter: (counter) => nameOfCounter(game, counter),
  open: (one) =>
    game.state.seats[one] ||
    game.state.systems[one] ||
    game.state.planets[one] ||
    game.book.byKind['strategy-card'][one]
      ? `${game.state.seats[one] ? emojiOf(one) : ''}${nameOfOutcome(game, one)}`
      : undefined,
  tally: (card) =>
    game.book.byKind['political-card'][card]?.elects === 2
      ? ''
      : tallyOf(game, card, (outcome) => nameOfOutcome(game, outcome)),
  held: (outcome) => {
    const all = electedIdsOf(outcome);
    const players = all.filter((one) => game.state.seats[one]).map((one) => `${emojiOf(one)}${nameOfSeat(game, one)}`);
    return players.length === all.length
      ? `, and ${formatList(players)} ${players.length > 1 ? 'own' : 'owns'} it`
      : `: ${formatList(all.map((one) => nameOfOutcome(game, one)))}`;
  },
  outcome: (outcome) => {
    const all = electedIdsOf(outcome);
    return formatList(
      all.map((one) => (game.state.seats[one] ? `${emojiOf(one)}${nameOfSeat(game, one)}` : nameOfOutcome(game, one))),
    );
  },
});

type Ballots = Map<SeatId, { outcome: string; votes: number }>;

/** Updates the ballots with one fact. A seat that has voted may later abstain or buy more votes. */
function counted(ballots: Ballots, fact: GameFact): void {
  if (fact.type === 'votes-cast') ballots.set(fact.seat, { outcome: fact.outcome, votes: fact.votes });
  if (fact.type === 'abstained') ballots.delete(fact.seat);
  const own = fact.type === 'votes-bought' ? ballots.get(fact.seat) : undefined;
  if (own && fact.type === 'votes-bought') own.votes += fact.votes;
}

/** Formats the votes on the last vote about a card: " (For 12, Against 3)"; empty if there are none. */
function tallyOf(game: Game, card: string, outcome: (one: string) => string): string {
  const since = game.facts.findLastIndex((fact) => fact.type === 'political-card-revealed' && fact.card === card);
  if (since < 0) return '';
  const rest = game.facts.slice(since + 1);
  // Facts after the next revealed card or the resolution do not belong to this vote.
  const over = rest.findIndex(({ type }) => type === 'political-card-revealed' || type === 'outcome-resolved');
  const ballots: Ballots = new Map();
  for (const fact of over < 0 ? rest : rest.slice(0, over)) counted(ballots, fact);
  const sums = new Map<string, number>();
  for (const { outcome: one, votes } of ballots.values()) sums.set(one, (sums.get(one) ?? 0) + votes);
  const all = [...sums].sort(([, a], [, b]) => b - a).map(([one, votes]) => `${outcome(one)} ${votes}`);
  return all.length ? ` (${all.join(', ')})` : '';
}

const PURPOSES: Record<string, string> = {
  'first-fire': ' before the first round',
  barrage: ' for the barrage against fighters',
  space: ' for the space battle',
  pds: ' for PDS fire',
  bombardment: ' for bombardment',
  'landing-fire': ' for PDS fire at the landing',
  ground: ' for invasion combat',
};

const ENDINGS: Record<string, string> = {
  points: 'with enough victory points',
  'imperium-rex': 'because Imperium Rex is revealed',
  'last-one-left': 'as the only player left',
};

/** Formats the face of a die with its article: "an 8". */
const shown = (face: number): string => `${face === 8 ? 'an' : 'a'} ${face}`;

/** Sentences by type of fact; empty if there is nothing to tell. */
const narrators: Narrators = {
  corrected: ({ what, about }, say) => `Corrected: ${say.correction(what, about)}.`,
  'game-begins': ({ speaker, order, points }, say) =>
    `The game begins. ${capitalize(say.who(speaker))} is the speaker. Strategy cards are picked clockwise: ${formatList(order.map(say.who))}. ${points} victory points win the game.`,
  'round-begins': () => '',
  'phase-begins': ({ phase, round, order }, say) =>
    `Round ${round}: the ${phase} phase begins.${order ? ` Order of play: ${order.map(({ seat, at }) => `${say.who(seat)} (${at})`).join(', ')}.` : ''}`,
  'peace-kept': ({ seat, other, by }, say) =>
    `${say.who(seat)} chooses ${say.who(other)}: this round, neither can activate systems with the other's units (${say.name(by)}).`,
  'strategy-card-chosen': ({ seat, card, bonus }, say) =>
    `${say.who(seat)} picks ${say.name(card)}${bonus ? ` with ${formatCount(bonus, 'bonus counter')}` : ''}.`,
  'strategy-card-returned': ({ seat, card }, say) => `${say.who(seat)} returns ${say.name(card)}.`,
  'bonus-counters-laid': ({ cards }, say) => `Each unpicked strategy card gains 1 bonus counter: ${say.names(cards)}.`,
  'turn-begins': () => '',
  'turn-ends': () => '',
  'action-begins': () => '',
  'strategic-action': ({ seat, card }, say) => `${say.who(seat)} performs the strategic action ${say.name(card)}.`,
  'secondary-used': ({ seat, card }, say) => `${say.who(seat)} follows ${say.name(card)}.`,
  'secondary-declined': ({ seat, card, seats = [seat] }, say) =>
    `${formatList(seats.map(say.who))} ${seats.length > 1 ? 'do' : 'does'} not follow ${say.name(card)}.`,
  'player-passed': ({ seat }, say) => `${say.who(seat)} passes.`,
  'speaker-changed': ({ seat }, say) => `${say.who(seat)} becomes the speaker.`,
  'objective-revealed': ({ objective }, say) => `New objective: ${say.name(objective)}${say.worth(objective)}.`,
  'objective-claimed': ({ seat, objective, points }, say) =>
    `${say.who(seat)} scores ${say.name(objective)} (${points} VP).`,
  'secret-objective-drawn': ({ seat }, say) => `${say.who(seat)} draws 1 secret objective.`,
  'secret-objective-seen': ({ objective }, say) => `You gain the secret objective ${say.name(objective)}.`,
  'secret-objective-passed': ({ seat, receiver }, say) =>
    `${say.who(receiver)} gains 1 secret objective from ${say.who(seat)}.`,
  'claims-lifted': ({ objective }, say) => `All players can score ${say.name(objective)} again.`,
  'points-changed': ({ seat, by, why }, say) =>
    `${say.who(seat)} ${by > 0 ? 'gains' : 'loses'} ${formatCount(Math.abs(by), 'victory point')} (${say.name(why)}).`,
  'player-eliminated': ({ seat }, say) => `${say.who(seat)} is eliminated: they have no planets or units left.`,
  'game-ends': ({ winner, ending }, say) =>
    winner === null
      ? 'The game ends.'
      : `${say.who(winner)} wins the game ${ENDINGS[ending] ?? `by ${say.name(ending)}`}.`,
  'counters-gained': ({ seat, area, count, gains = [{ area, count }] }, say) =>
    gains.length > 1
      ? `${say.who(seat)} gains command counters: ${formatList(gains.map((one) => `${one.count} in ${AREA_NAMES[one.area]}`))}.`
      : `${say.who(seat)} gains ${formatCount(count, 'command counter')} in ${AREA_NAMES[area]}.`,
  'counters-spent': ({ seat, area, count }, say) =>
    `${say.who(seat)} spends ${formatCount(count, 'command counter')} from ${AREA_NAMES[area]}.`,
  'counters-redistributed': ({ seat, counters }, say) =>
    `${say.who(seat)} redistributes command counters: ${formatList(COUNTER_AREAS.map((area) => `${counters[area]} in ${AREA_NAMES[area]}`))}.`,
  'counter-placed': () => '',
  // All counters return in the status phase, so that needs no sentence.
  'counter-removed': ({ seat, system, area }, say) =>
    area === undefined
      ? ''
      : `${say.who(seat)} returns 1 command counter from ${say.system(system)} to ${AREA_NAMES[area]}.`,
  'trade-goods-changed': ({ seat, by }, say) =>
    `${say.who(seat)} ${by > 0 ? 'gains' : 'loses'} ${formatCount(Math.abs(by), 'trade good')}.`,
  'trade-goods-over': ({ seat, count }, say) =>
    `${say.who(seat)} loses ${formatCount(count, 'trade good')} over the limit.`,
  'system-activated': ({ seat, system }, say) => `${say.who(seat)} activates ${say.system(system)}.`,
  'systems-joined': ({ seat, systems }, say) =>
    `${say.who(seat)} transfers units between ${formatList(systems.map(say.system))}.`,
  'ships-moved': ({ seat, from, towards, units }, say) =>
    `${say.who(seat)} moves ${say.units(units)} from ${say.system(from)} to ${say.system(towards)}.`,
  'units-landed': ({ seat, planet, units, landed = [{ planet, units }] }, say) =>
    `${say.who(seat)} lands ${formatList(landed.map((one) => `${say.units(one.units)} on ${say.planet(one.planet)}`))}.`,
  'units-produced': ({ seat, system, units, cost }, say) =>
    `${say.who(seat)} produces ${say.units(units)} at ${say.system(system)} for ${formatCount(cost, 'resource')}.`,
  'facility-built': ({ seat, planet, unit, cost }, say) =>
    `${say.who(seat)} produces ${say.units({ [unit]: 1 })} on ${say.planet(planet)} for ${formatCount(cost, 'resource')}.`,
  'units-placed': ({ seat, planet, units }, say) =>
    `${say.who(seat)} places ${say.units(units)} on ${say.planet(planet)}.`,
  'units-appear': ({ seat, system, units }, say) =>
    `${say.who(seat)} gains ${say.units(units)} at ${say.system(system)}.`,
  'units-destroyed': (fact, say) =>
    `${say.who(fact.seat)} loses ${say.units(fact.units)} ${fact.planet === undefined ? 'at' : 'on'} ${say.place(fact)}.`,
  'units-exchanged': ({ seat, place, system, before, after, count }, say) => {
    const where = system === undefined ? `on ${say.planet(place)}` : `at ${say.place({ system })}`;
    return `${say.who(seat)} replaces ${say.units({ [before]: count })} with ${say.units({ [after]: count })} ${where}.`;
  },
  'units-removed': ({ seat, system, units, why }, say) =>
    `${say.who(seat)} removes ${say.units(units)} at ${say.system(system)}: ${why}.`,
  'units-scuttled': (fact, say) =>
    `${say.who(fact.seat)} scuttles ${say.units(fact.units)} ${fact.planet === undefined ? 'at' : 'on'} ${say.place(fact)}.`,
  'ships-damaged': ({ seat, units }, say) => `${say.who(seat)} sustains damage with ${say.units(units)}.`,
  'ships-repaired': ({ seat, count }, say) => `${say.who(seat)} repairs ${formatCount(count, 'ship')}.`,
  'planet-taken': ({ seat, planet, from, planets = [planet] }, say) =>
    `${say.who(seat)} takes ${say.planets(planets)}${from === null ? '' : ` from ${say.who(from)}`}.`,
  'planet-lost': ({ seat, planet }, say) => `${say.who(seat)} loses ${say.planet(planet)}: it is now neutral.`,
  'radiation-laid': ({ planet }, say) =>
    `${say.planet(planet)} is radioactive: the next units that land there are destroyed.`,
  'radiation-met': ({ seat, planet }, say) =>
    `${say.who(seat)} lands on radioactive ${say.planet(planet)}: all landed units are destroyed, and the radiation is removed.`,
  'planets-probed': ({ seat, planets }, say) => `${say.who(seat)} probes ${say.planets(planets)} with fighters.`,
  'domain-counters-seen': ({ counters }, say) =>
    `You see ${formatList(counters.map(({ planet, counter }) => `${say.counter(counter)} on ${say.planet(planet)}`))}.`,
  'domain-counter-met': ({ seat, planet, counter }, say) =>
    `${say.who(seat)} finds ${say.counter(counter)} on ${say.planet(planet)}.`,
  'domain-counter-shown': ({ seat, planet, counter }, say) =>
    `${say.who(seat)} reveals ${say.counter(counter)} on ${say.planet(planet)} from space.`,
  'domain-counter-removed': ({ planet, counter }, say) =>
    `${say.counter(counter)} is removed from ${say.planet(planet)} without effect.`,
  'domain-counter-kept': ({ planet, counter }, say) =>
    `${say.counter(counter)} from ${say.planet(planet)} stays in the game.`,
  'frontier-counter-met': ({ seat, system, counter }, say) =>
    `${say.who(seat)} finds ${say.counter(counter)} at ${say.system(system)}.`,
  'frontier-counter-stays': ({ system, counter }, say) => `${say.counter(counter)} stays at ${say.system(system)}.`,
  'raiders-hit': ({ unit, destroyed }, say) =>
    `The raiders ${destroyed ? 'lose' : 'sustain damage with'} ${say.units({ [unit]: 1 })}.`,
  'units-sent-back': ({ seat, planet, units }, say) =>
    `${say.who(seat)} returns ${say.units(units)} from ${say.planet(planet)} to their ships.`,
  'locals-hold': ({ planet }, say) => `The locals defend ${say.planet(planet)} and return to full strength.`,
  'locals-fallen': ({ planet, count, left, unit = 'ground-force' }, say) =>
    `The locals lose ${say.units({ [unit]: count })} on ${say.planet(planet)}; ${left ? `${left} ${left > 1 ? 'are' : 'is'} left` : 'none are left'}.`,
  'docks-overrun': ({ seat, by, count }, say) =>
    `${say.who(by)} destroys ${formatCount(count, 'undefended space dock')} of ${say.who(seat)}.`,
  'system-cleared': ({ system, component }, say) => `${say.mark(component)} is removed from ${say.system(system)}.`,
  'system-marked': ({ seat, system, component }, say) =>
    `${seat === NEUTRAL_SEAT ? '' : `${say.who(seat)} places `}${say.mark(component)}${seat === NEUTRAL_SEAT ? ' is placed' : ''} at ${say.system(system)}.`,
  'station-used': ({ seat, planet }, say) =>
    `${say.who(seat)} leaves ${say.planet(planet)} exhausted and uses its ability.`,
  'planets-exhausted': ({ seat, planets }, say) => `${say.who(seat)} exhausts ${say.planets(planets)}.`,
  'planets-refreshed': ({ seat, planets }, say) => `${say.who(seat)} refreshes ${say.planets(planets)}.`,
  'battle-begins': (fact, say) =>
    `${say.who(fact.attacker)} attacks ${say.who(fact.defender)} ${fact.planet === undefined ? 'at' : 'on'} ${say.place(fact)}.`,
  'battle-round-begins': ({ round }) => `Combat round ${round} begins.`,
  'dice-rolled': (fact, say) =>
    `${say.who(fact.seat)} ${fact.seat === NEUTRAL_SEAT ? 'roll' : 'rolls'}${PURPOSES[fact.purpose] ?? ''}: ${formatDice(fact.dice, say)}. ${formatCount(fact.hits, 'hit')}.`,
  'die-rolled-again': ({ seat, by, unit, before, face, hit }, say) =>
    `${say.who(seat)} rerolls ${say.units({ [unit]: 1 })} die with ${say.name(by)}: ${shown(before)} becomes ${shown(face)}${hit ? '✓' : ''}.`,
  'hits-cancelled': ({ seat, by, hits }, say) =>
    `${say.name(by)} cancels ${formatCount(hits, 'hit')} on ${say.who(seat)}.`,
  'withdrawal-announced': ({ seat, towards }, say) =>
    `${say.who(seat)} announces a withdrawal to ${say.system(towards)}.`,
  'fleet-held-back': ({ seat, system, by }, say) =>
    `${say.who(seat)}'s fleet does not move to ${say.system(system)} (${say.name(by)}).`,
  'withdrawal-lapsed': ({ seat, system, towards, why }, say) =>
    why === 'enemy-gone'
      ? `${say.who(seat)} stays at ${say.system(system)}: no enemy is left there.`
      : `${say.who(seat)} stays at ${say.system(system)}: the fleet can no longer withdraw to ${say.system(towards)}.`,
  'fleet-withdrawn': ({ seat, system, towards }, say) =>
    `${say.who(seat)} withdraws from ${say.system(system)} to ${say.system(towards)}.`,
  'battle-ends': ({ winner, planet }, say) =>
    winner === null
      ? 'The battle ends without a winner.'
      : `${say.who(winner)} wins the ${planet === undefined ? 'space battle' : 'invasion combat'}.`,
  'action-cards-drawn': ({ seat, count, seats = [seat] }, say) =>
    `${formatList(seats.map(say.who))} ${seats.length > 1 ? 'each draw' : 'draws'} ${formatCount(count, 'action card')}.`,
  'action-cards-seen': ({ seat, to = [], cards }, say) =>
    to.includes(seat) ? `You gain ${say.names(cards)}.` : `${say.who(seat)} has ${say.names(cards)} in hand.`,
  'action-card-played': ({ seat, card, component }, say) =>
    `${say.who(seat)} plays ${componentOf(card) === component ? '' : `${say.name(card)} as `}${say.name(component)}.`,
  'action-card-spent': ({ seat, component }, say) => `${say.who(seat)} spends ${say.name(component)}.`,
  'action-card-cancelled': ({ seat, card, by }, say) => `${say.name(by)} cancels ${say.who(seat)}'s ${say.name(card)}.`,
  'target-named': ({ component, target = [], amount, dice = [] }, say) =>
    dice.length
      ? `${say.name(component)}: ${formatList(dice.map(({ seat, unit, face }) => `${say.who(seat)}'s ${say.units({ [unit]: 1 }).replace(/^1 /, '')} die (${face})`))}.`
      : aimTold(say, component, target, amount),
  'action-cards-taken': ({ seat, from, count }, say) =>
    `${say.who(seat)} gains ${formatCount(count, 'action card')} from ${say.who(from)}.`,
  'action-card-returned': ({ seat, component }, say) =>
    `${say.who(seat)} returns ${say.name(component)} to their hand.`,
  'card-dice-rolled': ({ seat, component, faces, hits, hitting }, say) =>
    `${say.who(seat)} rolls for ${say.name(component)}: ${faces.join(', ')}. ${hitting ? formatCount(hits, 'hit') : formatCount(hits, 'success', 'successes')}.`,
  'action-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.names(cards)}.`,
  'ability-used': ({ seat, component, goods, skips }, say) => {
    if (say.binds(component))
      return `${say.name(component)} takes effect${goods ? `: ${say.who(seat)} gains ${formatCount(goods, 'trade good')}` : ''}.`;
    const came = goods ? ` and gains ${formatCount(goods, 'trade good')}` : skips ? ' and skips this turn' : '';
    return `${say.who(seat)} uses ${say.name(component)}${came}.`;
  },
  'turn-skipped': ({ seat }, say) => `${say.who(seat)} skips this turn.`,
  'action-cards-looked-at': ({ seat, from }, say) => `${say.who(seat)} looks at ${say.who(from)}'s action cards.`,
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
    `${say.who(seat)} casts ${formatCount(votes, 'vote')} for “${say.outcome(outcome)}”.`,
  abstained: ({ seat }, say) => `${say.who(seat)} abstains.`,
  'tie-broken': ({ seat, outcome }, say) =>
    `The vote is tied, and ${say.who(seat)} chooses “${say.outcome(outcome)}” as speaker.`,
  'outcome-resolved': ({ card, outcome }, say) =>
    `${say.name(card)}: the outcome is “${say.outcome(outcome)}”${say.tally(card)}.`,
  'law-enacted': ({ card, elected }, say) =>
    `The law ${say.name(card)} takes effect${elected === undefined ? '' : say.held(elected)}.`,
  'law-repealed': ({ card }, say) => `The law ${say.name(card)} is discarded.`,
  'law-taken': ({ card, seat, from }, say) => `${say.who(seat)} gains the law ${say.name(card)} from ${say.who(from)}.`,
  'agenda-set-aside': ({ card }, say) => `${say.name(card)} is discarded without effect.`,
  'votes-bought': ({ seat, votes }, say) => `${say.who(seat)} casts ${formatCount(votes, 'more vote', 'more votes')}.`,
  'political-cards-ordered': ({ seat, count }, say) =>
    `${say.who(seat)} looks at ${formatCount(count, 'political card')} and chooses the next one.`,
  'political-cards-drawn': ({ seat, count }, say) => `${say.who(seat)} draws ${formatCount(count, 'political card')}.`,
  'political-cards-discarded': ({ seat, cards }, say) => `${say.who(seat)} discards ${say.names(cards)}.`,
  'political-cards-seen': ({ cards }, say) => `You see ${say.names(cards)}.`,
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
      : `${say.who(by)} ends ${both}.`;
  },
  'trade-goods-given': ({ seat, receiver, count, reaches }, say) =>
    `${say.who(seat)} gives ${formatCount(count, 'trade good')} to ${say.who(receiver)}${reaches === undefined ? '' : `, and ${say.who(reaches)} gains ${count === 1 ? 'it' : 'them'} instead`}.`,
  'agreement-goods-received': ({ seat, count }, say) =>
    `${say.who(seat)} gains ${formatCount(count, 'trade good')} from trade agreements.`,
  ...leaderNarrators,
};

/** Formats the target of a card if it is public, or its amount. */
function aimTold(say: Words, component: string, target: readonly string[], amount: number | undefined): string {
  if (amount !== undefined) return `${say.name(component)}: ${amount}.`;
  const seen = target.flatMap((one) => say.open(one) ?? []);
  return seen.length ? `${say.name(component)}: ${formatList(seen)}.` : '';
}

/**
 * Narrates facts in short sentences, as far as the viewer may know them. Skips facts of earlier versions that are no
 * longer known.
 */
export function narrate(
  game: Game,
  facts: readonly Fact[],
  viewer: SeatId | null,
  telling: NarrationOptions = {},
): string[] {
  const { emojiOf = () => '', subject, texts, onError } = telling;
  const say = wordsFor(game, emojiOf);
  const name = subject === undefined ? undefined : say.who(subject);
  const others = Object.keys(game.state.seats)
    .filter((seat) => seat !== subject)
    .map(say.who);
  // After a sentence about another player, the subject is named again.
  let isTheirs = true;
  const short = (line: string): string => {
    const told = isTheirs ? stripSubject(name, line) : line;
    isTheirs = !others.some((one) => line.startsWith(`${one} `));
    return told;
  };
  const line = (fact: GroupedFact): string => {
    const said = (narrators[fact.type] as (fact: GroupedFact, say: Words) => string)(fact, say);
    return said && capitalize(short(said)) + (texts ? textBelow(game, fact) : '');
  };
  const known = (facts as readonly GameFact[]).filter((fact) => canKnow(fact, viewer));
  const told = groupFacts(known).filter(({ type }) => Object.hasOwn(narrators, type));
  return narrateEach(told, line, onError);
}

/** Returns the text of a card or objective in small type, because not every player knows all of them. */
function textBelow({ book }: Game, fact: GameFact): string {
  const { name = '', text } = book.components[saying(fact) ?? ''] ?? {};
  // The name of some cards is the start of their text.
  const card = fact.type === 'political-card-revealed' ? book.byKind['political-card'][fact.card] : undefined;
  return text && !text.startsWith(name) ? `\n-# ${text}${card ? ` ${formatLawNote(card)}` : ''}` : '';
}

function saying(fact: GameFact): string | undefined {
  switch (fact.type) {
    case 'action-card-played':
      return fact.component;
    case 'political-card-revealed':
      return fact.card;
    case 'objective-revealed':
    case 'secret-objective-seen':
      return fact.objective;
    default:
      return undefined;
  }
}
