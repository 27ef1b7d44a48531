import type { Fact } from '#engine';
import { narrateEach, canKnow, type NarrationOptions } from '#kit/narration/narrate.ts';
import { capitalize, stripSubject } from '#text/sentences.ts';
import { formatPoliticalCardType } from '#ti2/rules/politics/laws.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import { isOwn } from '#ti2/rules/components/sources.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { groupFacts, type GroupedFact } from './group-facts.ts';
import { narrators } from './narrators.ts';
import { createWords, type Words } from './words.ts';

/** Of which component it is said what it does. */
function told(fact: GameFact): string | undefined {
  if (fact.type === 'action-card-played') return fact.component;
  if (fact.type === 'political-card-drawn') return fact.card;
  return fact.type === 'domain-counter-met' || fact.type === 'domain-counter-seen'
    ? resolveComponentId(fact.counter)
    : undefined;
}

/** What a card says stands below it, in small type; of our own cards it is said that they are. */
function textOf({ book }: Game, fact: GameFact): string {
  // Whoever is shown cards reads what they do.
  if (fact.type === 'action-cards-seen')
    return [...new Set(fact.cards.map(resolveComponentId))]
      .map((id) => `\n-# ${book.components[id]?.name ?? id}: ${book.components[id]?.text ?? ''}`)
      .join('');
  const card = book.components[told(fact) ?? ''];
  const nature = card?.kind === 'political-card' ? ` ${formatPoliticalCardType(card)}` : '';
  return card?.text ? `\n-# ${card.text}${nature}${isOwn(card) ? ' (Our own card.)' : ''}` : '';
}

/** What has happened, as far as a viewer may know it: a sentence for each thing. Facts that nothing is known of give none. */
export function narrate(
  game: Game,
  facts: readonly Fact[],
  viewer: SeatId | null,
  telling: NarrationOptions = {},
): string[] {
  const { emojiOf = () => '', subject, texts, onError } = telling;
  const say = createWords(game, emojiOf);
  const theirs = subject === undefined ? undefined : say.who(subject);
  const known = facts.filter((fact) => canKnow(fact, viewer) && Object.hasOwn(narrators, fact.type)) as GameFact[];
  const said = new Set<string>();
  // A card that is played twice says only once what it does.
  const textsOf = (fact: GameFact): string => {
    const text = textOf(game, fact);
    return said.has(text) ? '' : (said.add(text), text);
  };
  const line = (fact: GroupedFact): string => {
    const told = (narrators[fact.type] as (fact: GroupedFact, say: Words) => string)(fact, say);
    return told && capitalize(stripSubject(theirs, told)) + (texts ? textsOf(fact) : '');
  };
  return narrateEach(groupFacts(known), line, onError);
}
