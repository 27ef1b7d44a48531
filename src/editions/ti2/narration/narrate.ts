import type { Fact } from '#engine';
import { canKnow, type NarrationOptions } from '#kit/narration/narrate.ts';
import { narrateLines } from '#kit/narration/narrate-lines.ts';
import { formatPoliticalCardType } from '#ti2/rules/politics/laws.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import { isOwn } from '#ti2/rules/components/sources.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import { NEUTRAL_SEAT } from '#ti2/rules/names.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { groupFacts } from './group-facts.ts';
import type { GroupedFact } from './grouped-fact.ts';
import { narrators } from './narrators.ts';
import { createWords, type Words } from './words.ts';

const isExplained = ({ byKind }: Game['book'], component: string): boolean =>
  component in byKind['political-card'] || component in byKind.technology || component in byKind.race;

/** Returns the component whose text a fact shows; undefined for none. */
function told({ book }: Game, fact: GameFact): string | undefined {
  if (fact.type === 'action-card-played') return fact.component;
  // No other line tells what a law, technology or race ability does.
  if (fact.type === 'ability-used' && isExplained(book, fact.component)) return fact.component;
  if (fact.type === 'political-card-drawn') return fact.card;
  return fact.type === 'domain-counter-met' || fact.type === 'domain-counter-seen'
    ? resolveComponentId(fact.counter)
    : undefined;
}

/** Returns the text of a card in small type, marked if the card is our own. */
function textOf(game: Game, fact: GameFact): string {
  const { book } = game;
  // A player who sees cards also gets their texts.
  if (fact.type === 'action-cards-seen') {
    const ids = [...new Set(fact.cards.map(resolveComponentId))];
    const nameOf = (id: string): string => (ids.length > 1 ? `${book.components[id]?.name ?? id}: ` : '');
    return ids.map((id) => `\n-# ${nameOf(id)}${book.components[id]?.text ?? ''}`).join('');
  }
  const said = told(game, fact);
  if (said === undefined) return '';
  const card = book.components[said];
  const nature =
    card?.kind === 'political-card' && fact.type !== 'ability-used' ? ` ${formatPoliticalCardType(card)}` : '';
  return card?.text ? `\n-# ${card.text}${nature}${isOwn(card) ? ' (Custom card.)' : ''}` : '';
}

/** Narrates facts in sentences, as far as the viewer may know them. Skips facts of unknown types. */
export function narrate(
  game: Game,
  facts: readonly Fact[],
  viewer: SeatId | null,
  telling: NarrationOptions = {},
): string[] {
  const say = createWords(game, telling.emojiOf ?? (() => ''), viewer);
  const known = facts.filter((fact) => canKnow(fact, viewer) && Object.hasOwn(narrators, fact.type)) as GameFact[];
  return narrateLines<GroupedFact>(
    game,
    {
      facts: groupFacts(known),
      seats: [...Object.keys(game.state.seats), NEUTRAL_SEAT],
      who: say.who,
      nameOfSystem: say.system,
      targetsOf: (fact) => (fact.type === 'target-named' ? fact.target.flatMap(say.target) : []),
      sentence: (fact) => sentenceOf(fact, say),
      beginsFight: (fact) => fact.type === 'battle-begins' && !fact.noWayOut,
      textBelow: (fact) => [fact, ...(fact.parts?.explored ?? [])].map((one) => textOf(game, one)).join(''),
    },
    telling,
  );
}

const sentenceOf = (fact: GroupedFact, say: Words): string =>
  (narrators[fact.type] as (fact: GroupedFact, say: Words) => string)(fact, say);
