import type { Election } from '#ti4/rules/terms.ts';
import { type Narrators } from './words.ts';
import { formatList, formatCount } from '#text/sentences.ts';

const VOTED_ON: Partial<Record<string, string>> & Record<Election, string> = {
  'for-against': 'for or against',
  player: 'a player is elected',
  planet: 'a planet is elected',
  law: 'a law is elected',
  'strategy-card': 'a strategy card is elected',
  'secret-objective': 'a scored secret objective is elected',
};

/** Sentences about objectives, agendas, laws and the speaker. */
export const councilNarrators = {
  'objective-replaced': (fact, say) => `${say.component(fact.by)} takes the place of ${say.component(fact.objective)}.`,
  'objective-revealed': (fact, say) => `${say.component(fact.objective)} is revealed: ${say.text(fact.objective)}`,
  'objective-scored': (fact, say) => `${say.seat(fact.seat)} scores ${say.component(fact.objective)}.`,
  'points-gained': (fact, say) => {
    const { points } = fact;
    if (!points) return undefined;
    return `${say.seat(fact.seat)} ${points < 0 ? 'loses' : 'gains'} ${formatCount(Math.abs(points), 'victory point')} (${fact.total} now).`;
  },
  'speaker-changed': (fact, say) => `${say.seat(fact.seat)} becomes the speaker.`,
  'agenda-revealed': (fact, say) =>
    `The agenda ${say.component(fact.agenda)} is ${fact.again ? 'voted on again' : 'revealed'}: ${say.text(fact.agenda)}`,
  'agenda-seen': (fact, say) => `You draw ${say.component(fact.agenda)}, which only you see: ${say.text(fact.agenda)}`,
  'vote-announced': (fact, say) =>
    `What is voted on for ${say.component(fact.agenda)} stays unseen until it is resolved: ${VOTED_ON[fact.elect] ?? 'an outcome is chosen'}.`,
  'agenda-uncovered': (fact, say) => `Unseen lay ${say.component(fact.agenda)}: ${say.text(fact.agenda)}`,
  'agenda-replaced': () => 'The agenda is put aside for another.',
  'agendas-looked-at': (fact, say) => `${say.seat(fact.seat)} looks at ${formatCount(fact.count, 'agenda')}.`,
  'agendas-seen': (fact, say) =>
    `You see ${formatList(fact.agendas.map((agenda) => say.component(agenda))) || 'no agenda'}.`,
  'agenda-shown': (fact, say) => `${say.seat(fact.seat)} shows the next agenda to ${say.seat(fact.receiver)}.`,
  'deck-ends-seen': (fact, say) => {
    const named = (cards: readonly string[]): string =>
      formatList(cards.map((agenda) => say.component(agenda))) || 'nothing';
    return `On top of the agendas you see ${named(fact.top)}, at the bottom ${named(fact.bottom)}.`;
  },
  'agendas-put-back': (fact, say) => {
    const [top, bottom] = [fact.top, fact.bottom];
    const ways = [
      ...(top ? [`${formatCount(top, 'agenda')} back on top of the deck`] : []),
      ...(bottom ? [`${formatCount(bottom, 'agenda')} at the bottom`] : []),
    ];
    return ways.length ? `${say.seat(fact.seat)} puts ${formatList(ways)}.` : undefined;
  },
  'votes-added': (fact, say) =>
    `${say.seat(fact.seat)} casts ${formatCount(fact.votes, 'more vote', 'more votes')} for ${say.outcome(fact.outcome)} by ${say.component(fact.by)}.`,
  'votes-cast': (fact, say) =>
    `${say.seat(fact.seat)} casts ${formatCount(fact.votes, 'vote')} for ${say.outcome(fact.outcome)}.`,
  abstained: (fact, say) => `${say.seat(fact.seat)} abstains.`,
  'outcome-predicted': (fact, say) =>
    `${say.seat(fact.seat)} predicts ${say.outcome(fact.outcome)} with ${say.component(fact.by)}.`,
  'prediction-correct': (fact, say) => `${say.seat(fact.seat)} predicted right with ${say.component(fact.by)}.`,
  'outcome-changed': (fact, say) => `${say.seat(fact.seat)} turns the outcome into ${say.outcome(fact.outcome)}.`,
  'agendas-discarded': (fact, say) =>
    `${say.seat(fact.seat)} discards ${formatList(fact.agendas.map((agenda) => say.component(agenda)))}.`,
  'agenda-annulled': (fact, say) =>
    `${say.seat(fact.seat)} has ${say.component(fact.agenda)} discarded without effect.`,
  'outcome-resolved': (fact, say) => {
    const cast = (fact.votes ?? [])
      .filter((one) => typeof one.votes === 'number')
      .map(({ outcome, votes }) => `${say.outcome(outcome)} ${votes}`);
    return `${say.component(fact.agenda)}: the council decides for ${say.outcome(fact.outcome)}${cast.length ? ` (${cast.join(', ')})` : ''}.`;
  },
  'law-enacted': (fact, say) => `${say.component(fact.law)} is now law.`,
  'law-discarded': (fact, say) => `${say.component(fact.law)} is law no longer.`,
  'laws-blanked': (fact, say) => `${say.seat(fact.seat)} has all laws treated as blank to the end of this turn.`,
  'law-passed': (fact, say) => `${say.component(fact.law)} goes to ${say.seat(fact.seat)}.`,
} satisfies Partial<Narrators>;
