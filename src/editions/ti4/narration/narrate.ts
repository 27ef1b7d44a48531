import type { Fact } from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { canKnow } from '#ti4/views/board-events.ts';
import { cardNarrators } from './cards.ts';
import { fleetNarrators } from './fleets.ts';
import { councilNarrators } from './council.ts';
import { explorationNarrators } from './exploration.ts';
import { gameFlowNarrators } from './game-flow.ts';
import { hasRequiredFields } from './required-fields.ts';
import { createWords, type Narrators, type GroupedFact, type Words } from './words.ts';
import { capitalize, stripSubject } from '#text/sentences.ts';

const narrators: Narrators = {
  ...gameFlowNarrators,
  ...fleetNarrators,
  ...councilNarrators,
  ...cardNarrators,
  ...explorationNarrators,
};

/** Hears of a sentence that has failed, and of which type of facts it was to tell. */
export type NarrationErrorHandler = (error: unknown, type: string) => void;

/** Where nobody hears of it, whoever wants something told does. */
const thrown: NarrationErrorHandler = (error) => {
  throw error;
};

/** How things are told: who hears of what fails, and what stands before each player's name. */
export interface NarrationOptions {
  faulty?: NarrationErrorHandler;
  signOf?: (seat: SeatId) => string;
  /** The text of a card that is played follows below it. */
  texts?: true;
  /** Whose doings these are, as what stands above them says: a sentence that begins with their name goes without it. */
  subject?: SeatId;
  /** Where they are done, as what stands above them says: no sentence says it again. */
  place?: string;
  /** What one player does in a row, of those whose doings these are not, is told in one line. */
  joined?: true;
}

/** What is said of a fact. One of an earlier version may be of no type there is, or lack what its sentence speaks of: nothing is said of it. */
function said(fact: GroupedFact, say: Words): string | undefined {
  const known = Object.hasOwn(narrators, fact.type) && hasRequiredFields(fact);
  return known ? (narrators[fact.type] as (fact: GroupedFact, say: Words) => string | undefined)(fact, say) : undefined;
}

/**
 * What happened, a short sentence for each thing, as far as a viewer may know it. Losses of the same kind in one place
 * make one sentence. Facts that need no words give no line, and those whose sentence fails keep nobody from the others, where that is
 * heard by `faulty`. `facts`: as they were saved.
 */
export function narrate(
  game: Game,
  facts: readonly Fact[],
  viewer: SeatId | null,
  { faulty = thrown, signOf, texts, subject, place, joined }: NarrationOptions = {},
): string[] {
  const words = elsewhere(createWords(game, signOf), place);
  const name = subject === undefined ? undefined : words.seat(subject);
  const lines: string[] = [];
  let last: string | undefined;
  const add = (fact: GroupedFact, line: string): void => {
    const told = capitalize(stripSubject(name, line)) + (texts ? textBelow(game, fact) : '');
    const who = joined ? doer(fact, line, words) : undefined;
    const more =
      who !== undefined && who === last && who !== name
        ? goingOn(lines.at(-1) ?? '', stripSubject(who, line))
        : undefined;
    if (more === undefined) lines.push(told);
    else lines[lines.length - 1] = more;
    last = isOneSentence(told) ? who : undefined;
  };
  for (const fact of gathered((facts as readonly GameFact[]).filter((one) => canKnow(one, viewer)))) {
    try {
      const line = said(fact, words);
      if (line) add(fact, line);
    } catch (error) {
      faulty(error, fact.type);
    }
  }
  return lines;
}

/** A place is said where it is another than what stands above says. */
const elsewhere = (words: Words, known: string | undefined): Words =>
  known === undefined
    ? words
    : {
        ...words,
        place: (fact) => {
          const said = words.place(fact);
          return said.replace(/^ (on|at) /, '') === known ? '' : said;
        },
      };

const isOneSentence = (line: string): boolean =>
  !line.includes('\n') && !/[.:!?] \p{Lu}/u.test(line) && line.endsWith('.');

/** The name of whoever does what a sentence says, where it begins with it. */
function doer(fact: GroupedFact, line: string, words: Words): string | undefined {
  const { seat } = fact as { seat?: unknown };
  const name = typeof seat === 'string' ? words.seat(seat) : undefined;
  return name !== undefined && stripSubject(name, line) !== line ? name : undefined;
}

/** So long is a line at most in which things are told together. */
const LINE = 240;

/** A line with what the same player did then; undefined where that is better told by itself. */
function goingOn(line: string, rest: string): string | undefined {
  const whole = `${line.slice(0, -1)}; ${rest}`;
  return isOneSentence(whole) && whole.length <= LINE ? whole : undefined;
}

const playedCard = (fact: GroupedFact): string | undefined =>
  fact.type === 'action-card-played' || fact.type === 'ability-used'
    ? fact.component
    : fact.type === 'promissory-note-played'
      ? fact.card
      : undefined;

/** The text of what is played, in small type: not everybody knows all cards. */
function textBelow({ book }: Game, fact: GroupedFact): string {
  const card = playedCard(fact);
  const component = card === undefined ? undefined : book.components[componentOf(card)];
  // What the abilities of a faction say stands on its sheet; a leader's card lies before its player alone.
  const text = fact.type === 'ability-used' && component?.kind !== 'leader' ? undefined : component?.text;
  return text ? `\n-# ${text}` : '';
}

/** Types of facts that no sentence has been written for. */
export const listUnnarratedTypes = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.map((fact) => fact.type).filter((type) => !(type in narrators))),
];

/** What is told in one: units destroyed one after the other in the same place, what all draw, and what a fact says that comes right before. */
function gathered(facts: readonly GameFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const fact of facts) {
    if (joins(found.at(-1), fact) || saidOfItself(found, fact) || saidByUse(found.at(-1), fact)) continue;
    // What is built has been placed: said once.
    if (fact.type === 'produced') while (isPlaced(found.at(-1), fact.seat)) found.pop();
    const landed = found.findLastIndex((one) => isLanded(one, fact));
    if (landed >= 0) found.splice(landed, 1);
    if (tellsOfUse(found.at(-1), fact) || tellsOfAim(found.at(-1), fact)) found.pop();
    found.push(beginning(fact));
  }
  return found;
}

/** Facts that others like them can join. */
function beginning(fact: GameFact): GroupedFact {
  if (fact.type === 'unit-destroyed') return { ...fact, units: [fact.unit] };
  if (fact.type === 'tokens-redistributed') return { ...fact, sheets: [fact] };
  if (fact.type === 'secret-objectives-drawn' || fact.type === 'action-cards-drawn')
    return { ...fact, all: [fact.seat] };
  return fact;
}

/** Whether the fact before now says this one too. */
function joins(last: GroupedFact | undefined, fact: GameFact): boolean {
  if (fact.type === 'unit-destroyed' && last?.type === 'unit-destroyed') {
    if (last.seat !== fact.seat || last.system !== fact.system || last.planet !== fact.planet) return false;
    last.units?.push(fact.unit);
    return true;
  }
  if (fact.type === 'tokens-redistributed' && last?.type === 'tokens-redistributed' && last.seat !== fact.seat) {
    last.sheets?.push(fact);
    return true;
  }
  if (fact.type !== 'secret-objectives-drawn' && fact.type !== 'action-cards-drawn') return false;
  if (last?.type !== fact.type || last.count !== fact.count || last.all?.includes(fact.seat)) return false;
  last.all?.push(fact.seat);
  return true;
}

/** An agent is exhausted by being used. */
const saidByUse = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'leader-exhausted' &&
  last?.type === 'ability-used' &&
  last.seat === fact.seat &&
  last.component === fact.leader;

/** Whose technology is exhausted has used it. */
const tellsOfUse = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'technology-exhausted' &&
  last?.type === 'ability-used' &&
  last.seat === fact.seat &&
  last.component === fact.technology;

/** What a card is aimed at is what its player predicts with it. */
const tellsOfAim = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'outcome-predicted' && last?.type === 'target-named' && last.component === fact.by;

/** A card that was found a moment ago: that it is kept, attached, or leaves the game, is said with what it is. */
function saidOfItself(found: GroupedFact[], fact: GameFact): boolean {
  const cards =
    fact.type === 'card-kept' || fact.type === 'card-attached'
      ? [fact.card]
      : fact.type === 'cards-purged'
        ? fact.cards
        : undefined;
  return (
    Array.isArray(cards) &&
    cards.length === 1 &&
    found.some((one) => one.type === 'card-explored' && one.card === cards[0])
  );
}

/** Forces that come from nowhere are placed, and then land: said once. */
const isLanded = (told: GroupedFact, fact: GameFact): boolean =>
  fact.type === 'ground-forces-committed' &&
  told.type === 'units-placed' &&
  told.seat === fact.seat &&
  told.planet === fact.planet &&
  told.count === fact.units.length &&
  fact.units.every((type) => type === told.unit);

const isPlaced = (fact: GroupedFact | undefined, seat: SeatId): boolean =>
  fact?.type === 'units-placed' && fact.seat === seat;
