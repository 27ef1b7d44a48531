import { customId } from '#discord/interactions/custom-id.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { Seen } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, rows } from '#discord/messages/message.ts';
import { clip, plain } from '#text/markdown.ts';

/** What a person reads of a trade that waits for them, whatever else they are asked; longer ones are read whole behind the button. */
const TOLD = 300;

/** Below what somebody is asked: what others offer them, and the way to it. `seat`: theirs. */
export function withOffers(reply: Reply, { game, sight }: Pick<Seen, 'game' | 'sight'>, seat: string | null): Reply {
  const { message } = reply;
  const mine =
    game.status === 'running' && seat !== null ? (sight.offers?.() ?? []).filter(({ to }) => to === seat) : [];
  if (!message || !mine.length) return reply;
  const { components = [] } = message;
  const fits = components.length < LIMITS.rows;
  const more = mine.length > 1 ? `, and ${mine.length - 1} more` : '';
  const line = `\n-# :envelope: You are offered: ${clip(plain(mine[0].text), TOLD)}${more}.${fits ? '' : ' `/trade answer` takes it or declines it.'}`;
  const look = fits ? rows([button(customId('t', game.id, mine[0].alias, 'look'), 'Look at what I am offered')]) : [];
  return {
    ...reply,
    message: {
      ...message,
      content: clip(message.content, LIMITS.content - line.length) + line,
      components: [...components, ...look],
    },
  };
}
