import { customType, integer, text } from 'drizzle-orm/sqlite-core';
import type { Id, Json } from '#engine';
import { parseStateId, formatStateId } from './state-id.ts';

/** Unix time in ms. */
export const moment = (name: string) => integer(name);

export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false);

/** An id in a game's state: a number, or a string such as '12.bob.3' in a branch of a fork. */
export const stateId = customType<{ data: Id; driverData: string }>({
  dataType: () => 'text',
  toDriver: formatStateId,
  fromDriver: parseStateId,
});

export const json = <T = Json>(name: string) => text(name, { mode: 'json' }).$type<T>();
