import { isAi, aiName, type GameInfo } from '#service';
import { escapeMarkdown } from '#text/markdown.ts';

/** Practice players have a name, and nobody to ping. */
export const mention = (user: string): string =>
  isAi(user) ? `**${aiName(user)}**` : /^\d+$/.test(user) ? `<@${user}>` : 'a former player';

/** A mention in a message of components is an empty notice on its person's screen: there they are called by their names. */
export const replaceMentions = ({ members }: GameInfo, content: string): string =>
  content.replace(/<@(\d+)>/g, (mentioned, user) => {
    const name = members.find((member) => member.user === user)?.name;
    return name === undefined ? mentioned : `**${escapeMarkdown(name)}**`;
  });
