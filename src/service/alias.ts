import { createHmac } from 'node:crypto';
import { CODE_ALPHABET, type ReadContext } from './operations/operation-context.ts';
import type { Alias, GameId } from './types.ts';

/** 28 signs to the power of 12 are more than 57 bits: not guessed, and never twice in a game. */
const ALIAS_LENGTH = 12;

/**
 * What stands outside for a number or id that counts what not everybody may know of: how many questions there were tells
 * whom they were put to. By the game's secret, which is never told, and by what it is and who reads it: nobody can compare theirs
 * with another's, nor two of their own.
 */
export function aliasOf(desk: Pick<ReadContext, 'store'>, game: GameId, ...what: (string | number)[]): Alias {
  const digest = createHmac('sha256', desk.store.games.secret(game)).update(JSON.stringify(what)).digest();
  return Array.from(
    { length: ALIAS_LENGTH },
    (_, i) => CODE_ALPHABET[digest.readUInt16BE(i * 2) % CODE_ALPHABET.length],
  ).join('');
}

/** A question, as the one it is put to knows it. */
export const askAlias = (desk: Pick<ReadContext, 'store'>, game: GameId, user: string, number: number): Alias =>
  aliasOf(desk, game, 'ask', user, number);
