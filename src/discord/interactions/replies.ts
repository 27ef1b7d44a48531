import { Illegal, type GameInfo } from '#service';
import type { HandlerContext, Reply } from '#discord/edition/edition-adapter.ts';
import type { Picture } from '#discord/messages/message.ts';

export type { HandlerContext, Reply, BotContext } from '#discord/edition/edition-adapter.ts';

/** Runs `body` and measures the part before its first await, which may block the event loop. */
export const runInSpan = <T>({ withSpan }: HandlerContext, what: string, body: () => T): T =>
  withSpan ? withSpan(what, body) : body();

/** Returns a reply with pictures; with the reason if Illegal says that they cannot be drawn. */
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
