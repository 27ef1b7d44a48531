import type { Fact } from '../../../engine/index.ts';
import { eachTold, mayKnow, type Telling } from '../../../kit/telling.ts';
import { upper, withoutSubject } from '../../../words/sentences.ts';
import type { GameFact } from '../rules/facts.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/terms.ts';
import { joined, type Joined } from './joined.ts';
import { narrators } from './narrators.ts';
import { wordsFor, type Words } from './words.ts';

/** What a card says stands below it, in small type; of our own cards it is said that they are. */
function textOf({ book }: Game, fact: GameFact): string {
  const id = fact.type === 'action-card-played' ? fact.component : fact.type === 'political-card-drawn' ? fact.card : '';
  const card = book.components[id];
  return card?.text ? `\n-# ${card.text}${card.own ? ' (Our own card.)' : ''}` : '';
}

/** What has happened, as far as a viewer may know it: a sentence for each thing. Facts that nothing is known of give none. */
export function narrate(game: Game, facts: readonly Fact[], viewer: SeatId | null, telling: Telling = {}): string[] {
  const { signOf = () => '', subject, texts, faulty } = telling;
  const say = wordsFor(game, signOf);
  const theirs = subject === undefined ? undefined : say.who(subject);
  const known = facts.filter((fact) => mayKnow(fact, viewer) && Object.hasOwn(narrators, fact.type)) as GameFact[];
  const line = (fact: Joined): string => {
    const told = (narrators[fact.type] as (fact: Joined, say: Words) => string)(fact, say);
    return told && upper(withoutSubject(theirs, told)) + (texts ? textOf(game, fact) : '');
  };
  return eachTold(joined(known), line, faulty);
}
