import { Illegal, type GameInfo } from '#service';
import type { HandlerContext, Reply } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';

export type { HandlerContext, Reply, BotContext } from '#discord/edition/edition-adapter.ts';

/** The part of some work that is done before it first waits for something. */
export const runInSpan = <T>({ withSpan }: HandlerContext, what: string, body: () => T): T =>
  withSpan ? withSpan(what, body) : body();

/** Words with pictures; where too much is being drawn, with a word on that instead of them. */
export async function replyWithPictures(content: string, pictures: Promise<Picture[]>): Promise<Reply> {
  try {
    return { message: { content, pictures: await pictures } };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { message: { content: `${content}\n-# ${error.message}` } };
  }
}

export const textReply = (content: string): Reply => ({ message: { content } });

export const findSeatOfUser = (game: GameInfo, user: string): string | undefined =>
  game.members.find((member) => member.user === user)?.seat ?? undefined;
