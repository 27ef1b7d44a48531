import { LRUCache } from 'lru-cache';
import { resolveEdition } from './operations/operation-context.ts';
import { followPlans } from './jobs/follow-plans.ts';
import { commitOperation } from './execute-operation.ts';
import { MAX_CACHED_GAMES, type ServiceDependencies, type ServiceContext } from './context.ts';
import { chooseMove, type ChooseMove } from './ai/choose-move.ts';

/** Creates a service context from its dependencies. Without `think`, AI players choose their moves synchronously. */
export function createContext({
  store,
  editions,
  clock,
  random,
  log,
  think,
  span,
}: ServiceDependencies): ServiceContext {
  const here: ChooseMove = (thinking, done) => done(chooseMove(resolveEdition(context, thinking.edition), thinking));
  const context: ServiceContext = {
    store,
    clock,
    randomInt: random,
    log,
    editions: new Map(editions.map((one) => [one.id, one])),
    stateCache: new LRUCache({ max: MAX_CACHED_GAMES }),
    recordCache: new LRUCache({ max: MAX_CACHED_GAMES }),
    changeListeners: new Set(),
    pendingAi: new Set(),
    chooseMove: think ?? here,
    withSpan: span ?? ((_what, body) => body()),
    aiPausedUntil: new Map(),
    pendingFollowups: new Map(),
    planVersions: new Map(),
    unfinishedFollowups: new Set(),
    missedTimes: new Set(),
    contended: new Map(),
    followPlans: (game) => followPlans(context, game),
    upcastGame: async (game) => void (await commitOperation(context, 'renew', { by: { user: '' }, game })),
    upcastCount: 0,
  };
  return context;
}
