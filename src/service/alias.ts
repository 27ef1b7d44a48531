import { createHmac } from 'node:crypto';
import { CODE_ALPHABET, type ReadContext } from './operations/operation-context.ts';
import type { Alias, GameId } from './types.ts';

/** 28 characters to the power of 12 are more than 57 bits: unguessable, and unique within a game. */
const ALIAS_LENGTH = 12;

/**
 * Returns the public alias of an internal number or id: such a number would reveal how many hidden questions there were
 * and so to whom they were put. The alias is an HMAC of `what`, which may include the reader, keyed with the game's
 * secret: players cannot compare aliases with each other, nor any two of their own.
 */
export function aliasOf(reader: Pick<ReadContext, 'store'>, game: GameId, ...what: (string | number)[]): Alias {
  const digest = createHmac('sha256', reader.store.games.secret(game)).update(JSON.stringify(what)).digest();
  return Array.from(
    { length: ALIAS_LENGTH },
    (_, i) => CODE_ALPHABET[digest.readUInt16BE(i * 2) % CODE_ALPHABET.length],
  ).join('');
}

/** Returns a question's alias for the user it is put to. */
export const askAlias = (reader: Pick<ReadContext, 'store'>, game: GameId, user: string, number: number): Alias =>
  aliasOf(reader, game, 'ask', user, number);
