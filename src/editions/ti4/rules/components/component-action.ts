import type { Action } from '../../../../engine/index.ts';
import type { Component, Deed, Held } from './component.ts';
import type { Game } from '../game.ts';
import { usableFrom } from './in-force.ts';
import { modify } from './modifiers.ts';
import { useCall } from './play.ts';
import type { ComponentId, SeatId } from '../state.ts';

interface Doable {
  component: Component;
  held: Held;
  /** Why it cannot be done just now. */
  unable?: string;
}

function unableTo(game: Game, component: Component, held: Held, deed: Deed): string | undefined {
  const { holder: seat } = held;
  if (component.kind === 'action-card') {
    const barred = modify(game, 'action-card-barred', { seat, card: held.key }, undefined);
    if (barred) return barred;
  }
  if (component.kind === 'faction' && modify(game, 'abilities-barred', { seat }, false))
    return 'Your faction abilities cannot be used just now.';
  return deed.unable(game, held);
}

function* doable(game: Game, seat: SeatId, kind: 'action' | 'anytime'): Generator<Doable> {
  for (const component of Object.values(game.book.components)) {
    const deed = component[kind];
    if (!deed) continue;
    for (const held of usableFrom(game, component, seat)) {
      const unable = unableTo(game, component, held, deed);
      yield { component, held, ...(unable !== undefined && { unable }) };
    }
  }
}

/** Component actions of whatever a seat has in play or in hand (22.1), with why one cannot be performed (22.3). */
export const componentActions = (game: Game, seat: SeatId): Doable[] => [...doable(game, seat, 'action')];

/** What a seat may do unasked. */
export const anytimeDeeds = (game: Game, seat: SeatId): Doable[] => [...doable(game, seat, 'anytime')];

const find = (game: Game, seat: SeatId, component: ComponentId, key: unknown): Doable | undefined =>
  anytimeDeeds(game, seat).find((one) => one.component.id === component && (key === undefined || one.held.key === key));

/** Uses an ability "at any time": { component, key }. */
const use: Action<Game> = {
  name: 'use',
  check: (game, seat, { component, key }: { component: ComponentId; key?: string }) => {
    const found = find(game, seat, component, key);
    return found ? found.unable : 'You have nothing of that name to use at any time.';
  },
  run: (game, seat, { component, key }: { component: ComponentId; key?: string }) => {
    const found = find(game, seat, component, key);
    if (!found) return undefined;
    const { procedure, data } = useCall(found.component, found.held, 'anytime');
    return { next: 'call', procedure, data, then: '' };
  },
};

export const componentActionActions: Action<Game>[] = [use];
