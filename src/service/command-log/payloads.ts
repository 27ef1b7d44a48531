import type { Answer, Id, Json } from '#engine';
import { FORMER_PLAYER_NAME, type CommandKind, type RequestRow } from '#store';
import type { SeatTransfer } from '#service/consent/terms.ts';
import type { Message, Notice, UserId } from '#service/types.ts';

/** What each kind of command is kept with. Questions, answers and deeds speak of seats, never of people. */
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

/** What each kind of request is kept with. */
export interface RequestPayloads {
  undo: { from: number };
  repair: { name: string; data: Json };
  organiser: { organiser: UserId };
  appoint: { organiser: UserId };
  abandon: object;
  seat: SeatTransfer;
}

/**
 * Whose id stands at a place: a person's, nobody's, or at each place of a list or an object again. The compiler asks for
 * every place at which a text could stand, so that no kind of payload can come to hold a person unsaid.
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
/** Numbers, flags, and words of a fixed list. */
type Textless<T> = [
  T extends number | boolean | null | undefined ? never : T extends string ? (string extends T ? T : never) : T,
] extends [never]
  ? true
  : false;

type NoticeOf<W extends Notice['what'], N = Notice> = N extends { what: infer Ws } ? (W extends Ws ? N : never) : never;

const asked = { user: 'person', seat: 'nobody' } as const;

/** Where people stand in what is to be said, by kind. */
export const USER_IDS_IN_MESSAGES: {
  readonly [K in Exclude<Message['kind'], 'notice'>]: UserIdPlaces<Omit<Extract<Message, { kind: K }>, 'kind'>>;
} = {
  turn: { chapter: { seat: 'nobody', title: 'nobody', place: 'nobody' } },
  waiting: {},
  asked,
  private: asked,
  unplanned: { user: 'person' },
  reminder: asked,
  ended: { winners: 'nobody', summary: 'nobody' },
  seed: { seed: 'nobody', commitment: 'nobody' },
  lobby: {},
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

/** The value with another id in place of a person's, at these places and nowhere else; itself where they are not there. */
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
    // A name stands beside the id of whose it is.
    const owner = place !== null && typeof place === 'object' ? (place as { nameOf?: string }).nameOf : undefined;
    if (owner !== undefined) return [key, value[owner] === user ? FORMER_PLAYER_NAME : one];
    return [key, replaceUserId(one, place, user, alias)];
  });
  return changed.every(([, one], i) => one === entries[i][1]) ? value : Object.fromEntries(changed);
}
