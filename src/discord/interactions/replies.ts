import { Illegal, type GameInfo } from '#service';
import type { Context, Reply } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';

export type { Context, Reply, Workings } from '#discord/edition/edition-adapter.ts';

/** The part of some work that is done before it first waits for something. */
export const spanned = <T>({ span }: Context, what: string, body: () => T): T => (span ? span(what, body) : body());

/** Words with pictures; where too much is being drawn, with a word on that instead of them. */
export async function shown(content: string, pictures: Promise<Picture[]>): Promise<Reply> {
  try {
    return { message: { content, pictures: await pictures } };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { message: { content: `${content}\n-# ${error.message}` } };
  }
}

export const say = (content: string): Reply => ({ message: { content } });

export const seatOf = (game: GameInfo, user: string): string | undefined =>
  game.members.find((member) => member.user === user)?.seat ?? undefined;
