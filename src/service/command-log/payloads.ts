import type { Answer, Id, Json } from '#engine';
import { FORMER_PLAYER_NAME, type CommandKind, type RequestRow } from '#store';
import type { SeatTransfer } from '#service/consent/terms.ts';
import type { QueuedMessage, Notice } from '#service/announce/queued-messages.ts';
import type { UserId } from '#service/types.ts';

/** Stored payload of each kind of command. Answers and actions refer to seats, never to users. */
export interface CommandPayloads {
  begin: { commitment: string };
  answer: { ask: number; id: Id; answer: Answer; firm?: boolean };
  withdraw: { ask: number; id: Id };
  act: { action: string; data: Json };
  undo: { from: number; to: number };
  repair: { name: string; data: Json };
  replace: { from: UserId; to: UserId };
  upcast: { from: number; to: number };
}

/** Stored payload of each kind of request. */
export interface RequestPayloads {
  undo: { from: number };
  repair: { name: string; data: Json };
  organiser: { organiser: UserId };
  appoint: { organiser: UserId };
  abandon: object;
  seat: SeatTransfer;
}

/**
 * Marks whether a place holds a user id, no user id, or more places in a list or object. The compiler requires an entry
 * for every place that may hold a string, so that no payload can contain a user id unnoticed.
 */
type Place<T> = [Json] extends [T]
  ? 'nobody'
  : | 'nobody'
    | (T extends string
        ? 'person' | { nameOf: string }
        : T extends readonly (infer E)[]
          ? { each: Place<E> }
          : T extends object
            ? UserIdPlaces<T>
            : never);
export type UserIdPlaces<T> = {
  readonly [K in keyof T as Textless<T[K]> extends true ? never : K]-?: Place<Exclude<T[K], null | undefined>>;
};
/** Tells whether a type has only numbers, flags and string literals. */
type Textless<T> = [
  T extends number | boolean | null | undefined ? never : T extends string ? (string extends T ? T : never) : T,
] extends [never]
  ? true
  : false;

type NoticeOf<W extends Notice['what'], N = Notice> = N extends { what: infer Ws } ? (W extends Ws ? N : never) : never;

const asked = { user: 'person', seat: 'nobody' } as const;

/** Places of user ids in messages, by kind. */
export const USER_IDS_IN_MESSAGES: {
  readonly [K in Exclude<QueuedMessage['kind'], 'notice'>]: UserIdPlaces<
    Omit<Extract<QueuedMessage, { kind: K }>, 'kind'>
  >;
} = {
  turn: { chapter: { seat: 'nobody', title: 'nobody', place: 'nobody' } },
  waiting: {},
  asked,
  private: asked,
  unplanned: { user: 'person' },
  promise: { user: 'person' },
  next: { ...asked, mark: 'nobody' },
  published: {},
  offers: { user: 'person', outcomes: { each: { offer: 'nobody' } } },
  reminder: asked,
  ended: { winners: 'nobody', summary: 'nobody' },
  seed: { seed: 'nobody', commitment: 'nobody' },
  lobby: {},
  title: {},
  undo: { user: 'person', needed: { each: 'person' } },
  repair: { user: 'person', name: 'nobody', data: 'nobody', needed: { each: 'person' } },
  takeover: { user: 'person', organiser: 'person', needed: { each: 'person' } },
  appoint: { user: 'person', organiser: 'person', needed: { each: 'person' } },
  abandon: { user: 'person', needed: { each: 'person' } },
  seat: { user: 'person', needed: { each: 'person' }, seat: 'nobody', to: 'person', from: 'person' },
  trouble: { user: 'person' },
};

export const USER_IDS_IN_NOTICES: { readonly [W in Notice['what']]: UserIdPlaces<Omit<NoticeOf<W>, 'what'>> } = {
  started: { commitment: 'nobody', seating: { each: { seat: 'nobody', user: 'person' } } },
  dice: { commitment: 'nobody' },
  paused: { user: 'person' },
  resumed: { user: 'person' },
  abandoned: { user: 'person' },
  moved: {},
  left: asked,
  replaced: { user: 'person', by: 'person', seat: 'nobody' },
  organiser: { user: 'person' },
  departed: { to: { each: 'person' }, user: 'person', seat: 'nobody' },
  overdue: { to: 'person', user: 'person', seat: 'nobody' },
};

export const USER_IDS_IN_COMMANDS: { readonly [K in CommandKind]: UserIdPlaces<CommandPayloads[K]> } = {
  begin: { commitment: 'nobody' },
  answer: { id: 'nobody', answer: 'nobody' },
  withdraw: { id: 'nobody' },
  act: { action: 'nobody', data: 'nobody' },
  undo: {},
  repair: { name: 'nobody', data: 'nobody' },
  replace: { from: 'person', to: 'person' },
  upcast: {},
};

export const USER_IDS_IN_REQUESTS: { readonly [K in RequestRow['kind']]: UserIdPlaces<RequestPayloads[K]> } = {
  undo: {},
  repair: { name: 'nobody', data: 'nobody' },
  organiser: { organiser: 'person' },
  appoint: { organiser: 'person' },
  abandon: {},
  seat: { seat: 'nobody', to: 'person', name: { nameOf: 'to' }, from: 'person' },
};

/**
 * Replaces a user's id by `alias` at the given places and nowhere else; returns the value itself if nothing changes.
 */
export function replaceUserId(value: Json, places: unknown, user: UserId, alias: UserId): Json {
  if (places === undefined || places === 'nobody') return value;
  if (places === 'person') return value === user ? alias : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const list = value.map((one) => replaceUserId(one, (places as { each: unknown }).each, user, alias));
    return list.every((one, i) => one === value[i]) ? value : list;
  }
  const entries = Object.entries(value);
  const changed = entries.map(([key, one]): [string, Json] => {
    const place = Object.hasOwn(places as object, key) ? (places as Record<string, unknown>)[key] : undefined;
    // A name is stored next to the id of its user.
    const owner = place !== null && typeof place === 'object' ? (place as { nameOf?: string }).nameOf : undefined;
    if (owner !== undefined) return [key, value[owner] === user ? FORMER_PLAYER_NAME : one];
    return [key, replaceUserId(one, place, user, alias)];
  });
  return changed.every(([, one], i) => one === entries[i][1]) ? value : Object.fromEntries(changed);
}
