import { LIMITS } from '#discord/limits.ts';

/**
 * What a button or menu carries: what kind of thing it is, the game, the ask or other id, the verb, and an argument
 * (an option's key). Enough to work after a restart, since nothing is kept in memory.
 */
export interface CustomId {
  /** q: a question; g: something of a game; r: a request; t: an offer of a trade; c: a command given again; f: a form that answers several questions. */
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

/** Undefined where the text is none of ours: forged, cut short, or of another version. */
export function parseCustomId(text: string): CustomId | undefined {
  if (text.length > LIMITS.customId) return undefined;
  const match = /^([qgrtcf]):([A-Za-z0-9-]{1,24}):([A-Za-z0-9-]{0,24}):([a-z+-]{1,12}):(.*)$/s.exec(text);
  if (!match) return undefined;
  const [, kind, game, id, verb, arg] = match;
  return { kind: kind as CustomId['kind'], game, id, verb, arg };
}

/** The mark as the number of a component, where there are no buttons: large, so that it is none of those that Discord gives by itself. */
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

/** Whether a message, as it is sent or as it is found, carries a mark: in one of its buttons, or as the number of a part. */
export const hasMark = (components: readonly unknown[], mark: string): boolean => {
  const marked = ({ id, customId, custom_id, components: inner = [] }: Part): boolean => {
    const read = parseCustomId(customId ?? custom_id ?? '');
    return (read?.kind === 'g' && read.id === mark) || id === componentIdOf(mark) || inner.some(marked);
  };
  return (components as Part[]).some(marked);
};

/** Requests are numbered across all games: how many there are elsewhere is nobody's business. */
export const requestAlias = (seen: { aliasOf(kind: 'request', id: number): string }, request: number): string =>
  seen.aliasOf('request', request);
