import type { Fact } from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { NarrationOptions as CommonOptions } from '#kit/narration/narrate.ts';
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

/** Without a handler, the caller of `narrate` gets the error. */
const thrown: NonNullable<CommonOptions['onError']> = (error) => {
  throw error;
};

/** Options for errors, emoji before player names, and shortened sentences. */
export interface NarrationOptions extends CommonOptions {
  /** The place that the heading names. Sentences omit it. */
  place?: string;
  /** Joins consecutive actions of one player, other than `subject`, in one line. */
  joined?: true;
}

/**
 * Returns the sentence for a fact. A fact from an older version gets none if its type is unknown or a required field is
 * missing.
 */
function said(fact: GroupedFact, say: Words): string | undefined {
  const known = Object.hasOwn(narrators, fact.type) && hasRequiredFields(fact);
  return known ? (narrators[fact.type] as (fact: GroupedFact, say: Words) => string | undefined)(fact, say) : undefined;
}

/**
 * Narrates what happened, one short sentence for each fact that the viewer may know. Losses of the same kind in one
 * place share a sentence. Facts that need no words give no line. `onError` handles a sentence that fails, so that the
 * others still follow. `facts`: the facts as saved.
 */
export function narrate(
  game: Game,
  facts: readonly Fact[],
  viewer: SeatId | null,
  { onError = thrown, emojiOf, texts, subject, place, joined }: NarrationOptions = {},
): string[] {
  const words = elsewhere(createWords(game, emojiOf), place);
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
      onError(error, fact.type);
    }
  }
  return lines;
}

/** Returns words that omit the place if it is the one in the heading. */
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

/** Returns the name of the acting player if the sentence begins with it; undefined otherwise. */
function doer(fact: GroupedFact, line: string, words: Words): string | undefined {
  const { seat } = fact as { seat?: unknown };
  const name = typeof seat === 'string' ? words.seat(seat) : undefined;
  return name !== undefined && stripSubject(name, line) !== line ? name : undefined;
}

/** Maximum length in characters of a line that joins sentences. */
const LINE = 240;

/** Joins a line and the same player's next action; undefined if they need separate lines. */
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

/** Formats the text of a played card or used leader in small type, since not everybody knows all cards. */
function textBelow({ book }: Game, fact: GroupedFact): string {
  const card = playedCard(fact);
  const component = card === undefined ? undefined : book.components[componentOf(card)];
  // A faction's abilities are explained on its sheet; a leader's card is only in front of its player.
  const text = fact.type === 'ability-used' && component?.kind !== 'leader' ? undefined : component?.text;
  return text ? `\n-# ${text}` : '';
}

/** Returns the types of facts that have no sentence. */
export const listUnnarratedTypes = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.map((fact) => fact.type).filter((type) => !(type in narrators))),
];

/**
 * Groups facts that share a sentence: units destroyed one after the other in one place, the same draw by several
 * players, and facts that an adjacent one already covers.
 */
function gathered(facts: readonly GameFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const fact of facts) {
    if (joins(found.at(-1), fact) || saidOfItself(found, fact) || saidByUse(found.at(-1), fact)) continue;
    // Produced units are also placed; only the production is narrated.
    if (fact.type === 'produced') while (isPlaced(found.at(-1), fact.seat)) found.pop();
    const landed = found.findLastIndex((one) => isLanded(one, fact));
    if (landed >= 0) found.splice(landed, 1);
    if (tellsOfUse(found.at(-1), fact) || tellsOfAim(found.at(-1), fact)) found.pop();
    found.push(beginning(fact));
  }
  return found;
}

/** Starts the group that similar facts can join. */
function beginning(fact: GameFact): GroupedFact {
  if (fact.type === 'unit-destroyed') return { ...fact, units: [fact.unit] };
  if (fact.type === 'tokens-redistributed') return { ...fact, sheets: [fact] };
  if (fact.type === 'secret-objectives-drawn' || fact.type === 'action-cards-drawn')
    return { ...fact, all: [fact.seat] };
  return fact;
}

/** Tells whether the fact joins the group of the last one, and adds it. */
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

/** The use of an agent implies that it is exhausted. */
const saidByUse = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'leader-exhausted' &&
  last?.type === 'ability-used' &&
  last.seat === fact.seat &&
  last.component === fact.leader;

/** The exhaustion of a technology implies its use. */
const tellsOfUse = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'technology-exhausted' &&
  last?.type === 'ability-used' &&
  last.seat === fact.seat &&
  last.component === fact.technology;

/** The prediction implies the target named for the card. */
const tellsOfAim = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'outcome-predicted' && last?.type === 'target-named' && last.component === fact.by;

/** The sentence about an explored card covers that it is kept, attached or purged. */
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

/** Forces placed directly on a planet also land there; only the landing is narrated. */
const isLanded = (told: GroupedFact, fact: GameFact): boolean =>
  fact.type === 'ground-forces-committed' &&
  told.type === 'units-placed' &&
  told.seat === fact.seat &&
  told.planet === fact.planet &&
  told.count === fact.units.length &&
  fact.units.every((type) => type === told.unit);

const isPlaced = (fact: GroupedFact | undefined, seat: SeatId): boolean =>
  fact?.type === 'units-placed' && fact.seat === seat;
