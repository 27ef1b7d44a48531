import type { Election } from '#ti4/rules/terms.ts';
import { partsOf } from '#kit/narration/fact-groups.ts';
import { type Narrators } from './words.ts';
import { formatList, formatCount, formatSome } from '#text/sentences.ts';

const VOTED_ON: Partial<Record<string, string>> & Record<Election, string> = {
  'for-against': 'vote for or against',
  player: 'elect a player',
  planet: 'elect a planet',
  law: 'elect a law',
  'strategy-card': 'elect a strategy card',
  'secret-objective': 'elect a scored secret objective',
};

/** Sentences about objectives, agendas, laws and the speaker. */
export const councilNarrators = {
  'objective-replaced': (fact, say) => `${say.component(fact.by)} replaces ${say.component(fact.objective)}.`,
  'objective-revealed': (fact, say) => `New objective: ${say.component(fact.objective)}${say.worth(fact.objective)}.`,
  'objective-scored': (fact, say) => {
    const [gained] = partsOf(fact, 'points', 'points-gained');
    const worth = gained ? ` (${gained.points} VP, now ${gained.total})` : say.worth(fact.objective);
    return `${say.seat(fact.seat)} scores ${say.component(fact.objective)}${worth}.`;
  },
  'points-gained': (fact, say) => {
    const { points } = fact;
    if (!points) return undefined;
    return `${say.seat(fact.seat)} ${points < 0 ? 'loses' : 'gains'} ${formatCount(Math.abs(points), 'victory point')} (now ${fact.total}).`;
  },
  'speaker-changed': (fact, say) => `${say.seat(fact.seat)} becomes the speaker.`,
  'agenda-revealed': (fact, say) =>
    `New ${fact.again ? 'vote on the agenda' : 'agenda'}: ${say.component(fact.agenda)}.`,
  'agenda-seen': (fact, say) =>
    `Only you see the agenda: ${say.component(fact.agenda)}. ${say.text(fact.agenda)}`.trimEnd(),
  'vote-announced': (fact, say) =>
    `${say.component(fact.agenda)}: the agenda stays hidden until it is resolved (${VOTED_ON[fact.elect] ?? 'choose an outcome'}).`,
  'agenda-uncovered': (fact, say) => `The hidden agenda is ${say.component(fact.agenda)}.`,
  'agenda-replaced': () => 'The agenda is discarded and replaced by another.',
  'agendas-looked-at': (fact, say) => `${say.seat(fact.seat)} looks at ${formatCount(fact.count, 'agenda')}.`,
  'agendas-seen': ({ agendas }, say) =>
    agendas.length
      ? `You look at the next ${formatSome(agendas.length, 'agenda')}: ${formatList(agendas.map((agenda) => say.component(agenda)))}.`
      : 'There are no agendas to look at.',
  'agenda-shown': (fact, say) => `${say.seat(fact.seat)} shows the next agenda to ${say.seat(fact.receiver)}.`,
  'deck-ends-seen': (fact, say) => {
    const named = (cards: readonly string[]): string =>
      formatList(cards.map((agenda) => say.component(agenda))) || 'nothing';
    return `You look at ${named(fact.top)} on top of the agenda deck and ${named(fact.bottom)} at the bottom.`;
  },
  'agendas-put-back': (fact, say) => {
    const [top, bottom] = [fact.top, fact.bottom];
    const ways = [
      ...(top ? [`${formatCount(top, 'agenda')} on top of the deck`] : []),
      ...(bottom ? [`${formatCount(bottom, 'agenda')} at the bottom`] : []),
    ];
    return ways.length ? `${say.seat(fact.seat)} places ${formatList(ways)}.` : undefined;
  },
  'votes-added': (fact, say) =>
    `${say.seat(fact.seat)} casts ${formatCount(fact.votes, 'more vote', 'more votes')} ${say.votedFor(fact.outcome)} with ${say.component(fact.by)}.`,
  'votes-cast': (fact, say) =>
    `${say.seat(fact.seat)} casts ${formatCount(fact.votes, 'vote')} ${say.votedFor(fact.outcome)}.`,
  abstained: (fact, say) =>
    `${say.seat(fact.seat)} ${fact.barred || say.neverVotes(fact.seat) ? 'cannot vote' : 'abstains'}.`,
  'outcome-predicted': (fact, say) =>
    `${say.seat(fact.seat)} predicts the outcome ${say.outcome(fact.outcome)} with ${say.component(fact.by)}.`,
  'prediction-correct': (fact, say) => `${say.seat(fact.seat)}'s prediction with ${say.component(fact.by)} is correct.`,
  'outcome-changed': (fact, say) => `${say.seat(fact.seat)} changes the outcome to ${say.outcome(fact.outcome)}.`,
  'agendas-discarded': (fact, say) =>
    `${say.seat(fact.seat)} discards ${formatList(fact.agendas.map((agenda) => say.component(agenda)))}.`,
  'agenda-annulled': (fact, say) =>
    `${say.seat(fact.seat)} discards the agenda ${say.component(fact.agenda)}: it has no effect.`,
  'outcome-resolved': (fact, say) => {
    const cast = (fact.votes ?? [])
      .filter((one) => typeof one.votes === 'number')
      .map(({ outcome, votes }) => `${votes} ${say.votedFor(outcome)}`);
    return `${say.component(fact.agenda)}: the outcome is ${say.outcome(fact.outcome)}${cast.length ? ` (${cast.join(', ')})` : ''}.`;
  },
  'law-enacted': (fact, say) => `The law ${say.component(fact.law)} takes effect.`,
  'law-discarded': (fact, say) => `The law ${say.component(fact.law)} is discarded.`,
  'laws-blanked': (fact, say) => `${say.seat(fact.seat)} suspends all laws until the end of this turn.`,
  'law-passed': (fact, say) => `${say.seat(fact.seat)} gains the law ${say.component(fact.law)}.`,
} satisfies Partial<Narrators>;
