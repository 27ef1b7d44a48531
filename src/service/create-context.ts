import { LRUCache } from 'lru-cache';
import { editionOf } from './operations/operation-context.ts';
import { follow } from './jobs/follow-plans.ts';
import { change } from './execute-operation.ts';
import { STATES_KEPT, type Parts, type Room } from './context.ts';
import { thoughtOf, type Think } from './ai/choose-move.ts';

/** What a table works with, put together from its parts; whoever thinks does so here, where nobody else is said to. */
export function roomFor({ store, editions, clock, random, log, think, span }: Parts): Room {
  const here: Think = (thinking, done) => done(thoughtOf(editionOf(room, thinking.edition), thinking));
  const room: Room = {
    store,
    clock,
    random,
    log,
    editions: new Map(editions.map((one) => [one.id, one])),
    states: new LRUCache({ max: STATES_KEPT }),
    records: new LRUCache({ max: STATES_KEPT }),
    listeners: new Set(),
    stirred: new Set(),
    think: think ?? here,
    span: span ?? ((_what, body) => body()),
    resting: new Map(),
    left: new Map(),
    plans: new Map(),
    behind: new Set(),
    missed: new Set(),
    follow: (game) => follow(room, game),
    renew: async (game) => void (await change(room, 'renew', { by: { user: '' }, game })),
    renewed: 0,
  };
  return room;
}
