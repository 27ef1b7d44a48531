import type { GameFact } from '#ti3/rules/facts.ts';
import { formatLawNote } from '#ti3/rules/politics/law-note.ts';
import { electedIdsOf } from '#ti3/rules/politics/voting.ts';
import { nameOf, nameOfOutcome, nameOfPlanet, nameOfSeat, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import type { Game } from '#ti3/rules/game.ts';
import { formatStationGain } from '#ti3/rules/planets/trade-stations.ts';
import { nameOfCounter } from '#ti3/rules/exploration/domain-counters.ts';
import { NEUTRAL_SEAT, type PlanetId, type SeatId } from '#ti3/rules/terms.ts';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { battleNarrators } from './battles.ts';
import { cardNarrators, listTargets } from './cards.ts';
import { leaderNarrators } from './leaders.ts';
import { phaseNarrators } from './phases.ts';
import { pieceNarrators } from './pieces.ts';
import type { Fact } from '#engine';
import { formatVoteTally } from '#kit/narration/vote-format.ts';
import { formatCount, formatCountedNames, formatList, formatParentheses } from '#text/sentences.ts';
import { formatCorrection } from './corrections.ts';
import { canKnow, type NarrationOptions } from '#kit/narration/narrate.ts';
import { narrateLines } from '#kit/narration/narrate-lines.ts';
import { isUntoldUse, takesEffectByItself, takesEffectOnElected } from '#kit/narration/told-texts.ts';
import { groupFacts } from './group-facts.ts';
import type { GroupedFact } from './grouped-fact.ts';
import type { GroupedFactOf, Narrators, Words } from './words.ts';

const wordsFor = (game: Game, emojiOf: (seat: SeatId) => string): Words => ({
  correction: (what, about) => formatCorrection(game, what, about),
  who: (seat) => `${emojiOf(seat)}${nameOfSeat(game, seat)}`,
  name: (component) => nameOf(game, componentOf(component)),
  worth: (objective) => {
    const { points } = game.book.byKind.objective[objective] ?? {};
    return points ? ` (${points} VP)` : '';
  },
  cost: (objective) => {
    const { resources, influence } = game.book.byKind.objective[objective]?.spend ?? {};
    const parts = [resources && formatCount(resources, 'resource'), influence && `${influence} influence`];
    const told = formatList(parts.flatMap((one) => one || []));
    return told && ` for ${told}`;
  },
  names: (components) => formatCountedNames(components.map((one) => nameOf(game, componentOf(one)))),
  takesEffectByItself: (component) => takesEffectByItself(game.book.byKind['political-card'][component]),
  takesEffectOnElected: (component) => takesEffectOnElected(game.book.byKind['political-card'][component]),
  mark: (component) => formatMark(game, component),
  score: (seat) => {
    const { points = 0 } = game.state.seats[seat] ?? {};
    return points ? ` with ${formatCount(points, 'victory point')}` : '';
  },
  neverVotes: (seat) => neverVotes(game, seat),
  dockedOn: (fact) => findDock(game, fact),
  stationGain: (planet) => formatStationGain(game, planet),
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
      ? ` for ${formatList(players)}`
      : `: ${formatList(all.map((one) => nameOfOutcome(game, one)))}`;
  },
  outcome: (outcome) => {
    const all = electedIdsOf(outcome);
    return formatList(
      all.map((one) => (game.state.seats[one] ? `${emojiOf(one)}${nameOfSeat(game, one)}` : nameOfOutcome(game, one))),
    );
  },
});

/** Formats a token or another mark in a system: "a space mine", "the High Alert token". */
function formatMark(game: Game, component: string): string {
  const { components, byKind } = game.book;
  const { marks = nameOf(game, component) } = components[component] ?? {};
  if (component in byKind['domain-counter']) return `the ${marks}`;
  return component in byKind.token ? `a ${marks.toLowerCase()}` : `the ${marks} token`;
}

/** Tells whether an ability of a seat's race bars it from all votes. */
function neverVotes({ book, state }: Game, seat: SeatId): boolean {
  const { abilities = [] } = book.byKind.race[state.seats[seat]?.race ?? ''] ?? {};
  return abilities.some((one) => 'voting-barred' in (book.components[one]?.modifiers ?? {}));
}

/** Returns the planet of a dock that was produced alone, if only one dock is new there; undefined otherwise. */
function findDock({ state }: Game, { seat, system, units }: GroupedFactOf<'units-produced'>): PlanetId | undefined {
  if (Object.keys(units).length !== 1 || units['space-dock'] !== 1) return undefined;
  const docks = Object.values(state.units).filter(
    (one) => one.owner === seat && one.system === system && one.type === 'space-dock',
  );
  const [dock] = docks;
  return docks.length === 1 && dock.builtIn === state.round ? dock.planet : undefined;
}

type Ballots = Map<SeatId, { outcome: string; votes: number }>;

/** Updates the ballots with one fact. A seat that has voted may later abstain or buy more votes. */
function counted(ballots: Ballots, fact: GameFact): void {
  if (fact.type === 'votes-cast') ballots.set(fact.seat, { outcome: fact.outcome, votes: fact.votes });
  if (fact.type === 'abstained') ballots.delete(fact.seat);
  const own = fact.type === 'votes-bought' ? ballots.get(fact.seat) : undefined;
  if (own && fact.type === 'votes-bought') own.votes += fact.votes;
}

/** Formats the votes on the last vote about a card: " (12 For, 3 Against)"; empty if there are none. */
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
  const all = [...sums].sort(([, a], [, b]) => b - a).map(([one, votes]) => ({ outcome: outcome(one), votes }));
  return formatParentheses(formatVoteTally(all));
}

/** Sentences by type of fact; empty if there is nothing to tell. */
const narrators: Narrators = {
  ...phaseNarrators,
  ...pieceNarrators,
  ...battleNarrators,
  ...cardNarrators,
  ...leaderNarrators,
};

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
  const say = wordsFor(game, telling.emojiOf ?? (() => ''));
  const known = (facts as readonly GameFact[]).filter(
    (fact) => canKnow(fact, viewer) && Object.hasOwn(narrators, fact.type),
  );
  const grouped = groupFacts(known);
  return narrateLines<GroupedFact>(
    game,
    {
      facts: grouped,
      seats: [...Object.keys(game.state.seats), NEUTRAL_SEAT],
      who: say.who,
      nameOfSystem: say.system,
      targetsOf: (fact) => (fact.type === 'target-named' && fact.amount === undefined ? listTargets(fact, say) : []),
      sentence: (fact) => sentenceOf(fact, say),
      listsResults: ({ type }) => type === 'strategic-action',
      beginsFight: ({ type }) => type === 'battle-begins',
      textBelow: (fact) => textBelow(game, fact, grouped[grouped.indexOf(fact) + 1]),
    },
    telling,
  );
}

const sentenceOf = (fact: GroupedFact, say: Words): string =>
  // Some names end with an exclamation mark.
  (narrators[fact.type] as (fact: GroupedFact, say: Words) => string)(fact, say).replace(/!\.$/, '!');

/** Returns the text of a card or objective in small type, because not every player knows all of them. */
function textBelow({ book }: Game, fact: GroupedFact, next: GroupedFact | undefined): string {
  const isUntold =
    fact.type === 'ability-used' && (fact.component in book.byKind['political-card'] || isUntoldUse(fact, next));
  const said = isUntold ? fact.component : cardOf(fact);
  if (said === undefined) return '';
  const { name = '', text } = book.components[said] ?? {};
  // The name of some cards is the start of their text.
  const card = fact.type === 'political-card-revealed' ? book.byKind['political-card'][fact.card] : undefined;
  return text && !text.startsWith(name) ? `\n-# ${text}${card ? ` ${formatLawNote(card)}` : ''}` : '';
}

/** Returns the card or objective that a fact plays or reveals. */
function cardOf(fact: GameFact): string | undefined {
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
