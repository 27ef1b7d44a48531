import type { TallyRules } from '#simulation';
import type { GameFact } from '#ti2/rules/facts.ts';

const being =
  (...types: GameFact['type'][]) =>
  (fact: GameFact): boolean =>
    types.includes(fact.type);

/** Events that a simulation counts, besides its end. */
export const TALLY_RULES: TallyRules<GameFact> = {
  turns: being('turn-begins'),
  moves: being('ships-moved'),
  'rift rolls': being('rift-rolled'),
  'space battles': (fact) => fact.type === 'battle-begins' && fact.planet === null,
  invasions: (fact) => fact.type === 'battle-begins' && fact.planet !== null,
  withdrawals: being('fleet-withdrawn'),
  'planets taken': being('planet-taken'),
  'planets turned neutral': being('planet-neutral'),
  'insurgence checks': being('insurgence-checked'),
  votes: being('votes-cast'),
  laws: being('law-enacted'),
  exchanges: being('exchanged'),
  'agreements made': being('agreement-made'),
  'agreements ended': being('agreement-ended'),
  'cards played': being('action-card-played'),
  'cards canceled': being('action-card-cancelled'),
  'assets sold': being('assets-sold'),
  technologies: being('technology-gained'),
  'brackets entered': being('advanced'),
  'counters met': being('domain-counter-met'),
  'planets probed': being('planet-probed'),
  'planets razed': being('planet-razed'),
  'planets bought': being('planet-bought'),
  'leaders aboard': being('leaders-boarded'),
  'fates of leaders': being('leader-fate'),
  'leaders captured': (fact) => fact.type === 'leader-fate' && fact.fate === 'captured',
  'leaders freed': being('leader-freed'),
  'landings delayed': being('landing-delayed'),
  'troops promoted': being('troop-promoted'),
};
