import type { TallyRules } from '#simulation';
import type { GameFact } from '#ti3/rules/facts.ts';

/** Events that a simulation counts, besides its end. */
export const TALLY_RULES = {
  'tactical actions': (fact: GameFact) => fact.type === 'action-begins' && fact.action === 'tactical',
  'transfer actions': (fact: GameFact) => fact.type === 'action-begins' && fact.action === 'transfer',
  'space battles': (fact: GameFact) => fact.type === 'battle-begins' && fact.planet === undefined,
  invasions: (fact: GameFact) => fact.type === 'battle-begins' && fact.planet !== undefined,
  'defended invasions': (fact: GameFact) =>
    fact.type === 'battle-begins' && fact.planet !== undefined && !fact.unopposed,
  'planets taken': (fact: GameFact) => fact.type === 'planet-taken',
  retreats: (fact: GameFact) => fact.type === 'fleet-withdrawn',
  'agreements made': (fact: GameFact) => fact.type === 'agreement-made',
  'agreements broken': (fact: GameFact) => fact.type === 'agreement-broken',
  'agreements broken by a partner': (fact: GameFact) => fact.type === 'agreement-broken' && fact.by !== null,
  'cards played': (fact: GameFact) => fact.type === 'action-card-played',
  laws: (fact: GameFact) => fact.type === 'law-enacted',
  votes: (fact: GameFact) => fact.type === 'votes-cast',
  objectives: (fact: GameFact) => fact.type === 'objective-claimed',
  technologies: (fact: GameFact) => fact.type === 'technology-gained',
  'counters met': (fact: GameFact) => fact.type === 'domain-counter-met',
  'planets probed': (fact: GameFact) => fact.type === 'planets-probed',
  'leaders lost': (fact: GameFact) => fact.type === 'leader-lost',
  'leaders captured': (fact: GameFact) => fact.type === 'leader-captured',
  'leaders home again': (fact: GameFact) => fact.type === 'leader-placed',
  'landings turned back': (fact: GameFact) => fact.type === 'landing-turned-back',
  'passages granted': (fact: GameFact) => fact.type === 'passage-answered' && fact.granted,
  'structures seized': (fact: GameFact) => fact.type === 'structures-seized',
  'facilities built': (fact: GameFact) => fact.type === 'facility-built',
  'agents given up': (fact: GameFact) => fact.type === 'leader-lost' && fact.how === 'given-up',
  'captives decided on': (fact: GameFact) =>
    ['captive-freed', 'captive-handed'].includes(fact.type) || (fact.type === 'leader-lost' && fact.how === 'executed'),
} satisfies TallyRules<GameFact>;
