import type { Fact } from '#engine';
import { componentOf } from '#ti4/rules/components/component.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { createLineShortener } from '#kit/narration/group-lines.ts';
import { createLineWriter, nameIn } from '#kit/narration/line-writer.ts';
import type { NarrationOptions as CommonOptions } from '#kit/narration/narrate.ts';
import { SystemMentions } from '#kit/narration/system-mentions.ts';
import { isUntoldUse, ToldTexts } from '#kit/narration/told-texts.ts';
import { canKnow } from '#ti4/views/board/board-events.ts';
import { cardNarrators, listTargets } from './cards.ts';
import { fleetNarrators } from './fleets.ts';
import { councilNarrators } from './council.ts';
import { explorationNarrators } from './exploration.ts';
import { gameFlowNarrators } from './game-flow.ts';
import { groupFacts } from './group-facts.ts';
import { hasRequiredFields } from './required-fields.ts';
import { createWords, isFragment, type Narrators, type GroupedFact, type Words } from './words.ts';
import { capitalize, stripSubject } from '#text/sentences.ts';

const narrators: Narrators = {
  ...gameFlowNarrators,
  ...fleetNarrators,
  ...councilNarrators,
  ...cardNarrators,
  ...explorationNarrators,
};

/** Options for errors, emoji before player names, and shortened sentences. */
export interface NarrationOptions extends CommonOptions {
  /** The place that the heading names. Sentences omit it. */
  place?: string;
  /** Set to leave out card texts within sentences, unlike those on lines below. */
  brief?: true;
  /** Joins consecutive actions of one player, other than `subject`, in one line. */
  joined?: true;
}

/** Returns the sentence for a fact; undefined if it needs none, or if its type is unknown as in an older game. */
function said(fact: GroupedFact, say: Words): string | undefined {
  if (!Object.hasOwn(narrators, fact.type)) return undefined;
  return (narrators[fact.type] as (fact: GroupedFact, say: Words) => string | undefined)(fact, say);
}

/**
 * Narrates what happened in short lines, as far as the viewer may know it. Facts that belong together share a line (see
 * `groupFacts`); facts that need no words give none. `onError` handles a sentence that fails, so that the others still
 * follow. `facts`: the facts as saved.
 */
export function narrate(
  game: Game,
  facts: readonly Fact[],
  viewer: SeatId | null,
  telling: NarrationOptions = {},
): string[] {
  const { onError, emojiOf, texts, subject, place, hasTurnTitle, hasFightTitle, joined, skipped, brief } = telling;
  const words = adapt(createWords(game, emojiOf, viewer), place, brief);
  const name = subject === undefined ? undefined : words.seat(subject);
  const others = Object.keys(game.state.seats).filter((seat) => seat !== subject);
  const shorten = createLineShortener(name, others.map(words.seat));
  const lines: string[] = [];
  const shown = new ToldTexts();
  let last: string | undefined;
  const add = (fact: GroupedFact, line: string): void => {
    const told = capitalize(shorten(line)) + (texts ? shown.once(textBelow(game, fact, nextOf(fact))) : '');
    const who = joined ? doer(fact, line, words) : undefined;
    const more =
      who !== undefined && who === last && who !== name
        ? goingOn(lines.at(-1) ?? '', stripSubject(who, line))
        : undefined;
    if (more === undefined) lines.push(told);
    else lines[lines.length - 1] = more;
    last = isOneSentence(told) ? who : undefined;
  };
  const known = (facts as readonly GameFact[]).filter((fact) => canKnow(fact, viewer) && hasRequiredFields(fact));
  const grouped = groupFacts(game, known);
  const nextOf = (fact: GroupedFact): GroupedFact | undefined => grouped[grouped.indexOf(fact) + 1];
  const systems = new SystemMentions(game, words.system, place);
  const write = createLineWriter<GroupedFact>({
    facts: grouped,
    targetsOf: (fact) => (fact.type === 'target-named' && fact.amount === undefined ? listTargets(fact, words) : []),
    sentence: (fact) => said(fact, words) ?? '',
    listsResults: ({ type }) => type === 'strategic-action',
    who: words.seat,
    systems,
    beginsTurn: ({ type }) => type === 'turn-begins',
    isInTitle: ({ type }) => hasFightTitle === true && type === 'combat-begins',
    isTitled: hasTurnTitle ?? name !== undefined,
    onError,
  });
  for (const fact of grouped) {
    if (lines.length === skipped) {
      systems.forget();
      shown.forget();
    }
    const line = write(fact);
    if (line) add(fact, line);
  }
  return lines;
}

/** Returns words that omit the place if it is the one in the heading, and with `brief` the texts of cards. */
const adapt = (words: Words, known: string | undefined, brief: true | undefined): Words => ({
  ...words,
  ...(brief && { text: () => '' }),
  ...(known !== undefined && {
    place: (fact: Parameters<Words['place']>[0]) => {
      const said = words.place(fact);
      return said.replace(/^ (on|at) /, '') === known ? '' : said;
    },
  }),
});

const isOneSentence = (line: string): boolean =>
  !line.includes('\n') && !/[.:!?] \p{Lu}/u.test(line) && line.endsWith('.');

/** Facts that are not joined with others, like private ones: dice, cards played, losses and combats. */
const ALONE: readonly GroupedFact['type'][] = [
  'dice-rolled',
  'dice-rerolled',
  'die-rolled',
  'rift-rolled',
  'action-card-played',
  'promissory-note-played',
  'unit-destroyed',
  'combat-begins',
  'combat-won',
];

/** Returns the name of the acting player if the sentence begins with it and can be joined; undefined otherwise. */
function doer(fact: GroupedFact, line: string, words: Words): string | undefined {
  if (fact.to || ALONE.includes(fact.type)) return undefined;
  const name = nameIn(fact, words.seat);
  return name !== undefined && stripSubject(name, line) !== line ? name : undefined;
}

/** Maximum length in characters of a line that joins sentences. */
const LINE = 240;

/** Joins a line and the same player's next action; undefined if they need separate lines. */
function goingOn(line: string, rest: string): string | undefined {
  const whole = `${line.slice(0, -1)}; ${rest}`;
  return isOneSentence(whole) && whole.length <= LINE ? whole : undefined;
}

/** Returns the component of the card that a fact plays, uses or reveals. */
function cardOf(fact: GroupedFact): string | undefined {
  const card = cardIdOf(fact);
  return card === undefined ? undefined : componentOf(card);
}

function cardIdOf(fact: GroupedFact): string | undefined {
  switch (fact.type) {
    case 'action-card-played':
    case 'ability-used':
      return fact.component;
    case 'promissory-note-played':
    case 'card-explored':
      return fact.card;
    case 'relic-gained':
      return fact.from === undefined ? fact.relic : undefined;
    case 'objective-revealed':
      return fact.objective;
    case 'agenda-revealed':
    case 'agenda-uncovered':
      return fact.agenda;
    default:
      return undefined;
  }
}

/** Formats the text of a played or revealed card or a used leader in small type, since not all players know all cards. */
function textBelow(game: Game, fact: GroupedFact, next: GroupedFact | undefined): string {
  const { book } = game;
  const found = fact.type === 'planet-taken' ? fact.parts?.explored?.[0] : undefined;
  if (found) return textBelow(game, found, next);
  const card = cardOf(fact);
  // The purpose of fragments is explained with the fragments themselves; they are too common to repeat it here.
  if (card === undefined || isFragment(game, card)) return '';
  const component = book.components[card];
  // A faction's abilities are explained on its sheet; a leader's card or a law is nowhere else in the thread.
  const isUse = fact.type === 'ability-used' && component?.kind !== 'leader' && !(card in book.byKind.agenda);
  const text = isUse && !isUntoldUse(fact, next) ? undefined : component?.text;
  return text ? `\n-# ${text}` : '';
}

/** Returns the types of facts that have no sentence. */
export const listUnnarratedTypes = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.map((fact) => fact.type).filter((type) => !(type in narrators))),
];
