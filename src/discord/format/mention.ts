import { isAi, aiName, type GameInfo } from '#service';
import { escapeMarkdown } from '#text/markdown.ts';

/** Formats a user as a ping, an AI player as a bold name, and a deleted user as "a former player". */
export const mention = (user: string): string =>
  isAi(user) ? `**${aiName(user)}**` : /^\d+$/.test(user) ? `<@${user}>` : 'a former player';

/** Replaces mentions by bold names: in a components message, a mention would show its user an empty notification. */
export const replaceMentions = ({ members }: GameInfo, content: string): string =>
  content.replace(/<@(\d+)>/g, (mentioned, user) => {
    const name = members.find((member) => member.user === user)?.name;
    return name === undefined ? mentioned : `**${escapeMarkdown(name)}**`;
  });
