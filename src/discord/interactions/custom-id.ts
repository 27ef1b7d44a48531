import { LIMITS } from '#discord/limits.ts';

/**
 * Content of a button's or menu's custom id: its kind, the game, the question or another id, the verb, and an argument
 * (an option's key). This is enough to handle a press after a restart, since nothing is kept in memory.
 */
export interface CustomId {
  /**
   * q: a question; g: a game action; r: a request; t: a trade offer; c: a retried command; f: a form that answers
   * several questions.
   */
  kind: 'q' | 'g' | 'r' | 't' | 'c' | 'f';
  game: string;
  id: string;
  verb: string;
  arg: string;
}

export function customId(kind: CustomId['kind'], game: string, id: string | number, verb: string, arg = ''): string {
  const text = [kind, game, id, verb, arg].join(':');
  if (text.length > LIMITS.customId) throw new Error(`A custom_id of ${text.length} characters: ${text}`);
  return text;
}

/** Parses a custom id; undefined if it is forged, truncated or from another version. */
export function parseCustomId(text: string): CustomId | undefined {
  if (text.length > LIMITS.customId) return undefined;
  const match = /^([qgrtcf]):([A-Za-z0-9-]{1,24}):([A-Za-z0-9-]{0,24}):([a-z+-]{1,12}):(.*)$/s.exec(text);
  if (!match) return undefined;
  const [, kind, game, id, verb, arg] = match;
  return { kind: kind as CustomId['kind'], game, id, verb, arg };
}

/**
 * Derives a component id from a mark, for messages without buttons. It is large, so that it never equals an id that
 * Discord assigns.
 */
export const componentIdOf = (mark: string): number => {
  let hash = 2_166_136_261;
  for (const sign of mark) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619);
  return ((hash >>> 2) | 0x4000_0000) >>> 0;
};

interface Part {
  id?: number;
  customId?: string | null;
  custom_id?: string;
  components?: Part[];
}

/** Tells whether a message, sent or fetched, carries a mark in a button or as a component id. */
export const hasMark = (components: readonly unknown[], mark: string): boolean => {
  const marked = ({ id, customId, custom_id, components: inner = [] }: Part): boolean => {
    const read = parseCustomId(customId ?? custom_id ?? '');
    return (read?.kind === 'g' && read.id === mark) || id === componentIdOf(mark) || inner.some(marked);
  };
  return (components as Part[]).some(marked);
};

/**
 * Returns the alias of a request. Requests are numbered across all games, and the number would reveal how many others
 * there are.
 */
export const requestAlias = (seen: { aliasOf(kind: 'request', id: number): string }, request: number): string =>
  seen.aliasOf('request', request);
