import type { EventsSinceLastMove } from '#discord/commands/look/history.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';
import type { MenuCommand } from '#discord/edition/game-presenter.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows } from '#discord/messages/message.ts';

export const anytimeCommandButton = (game: string, { path, label, ask }: MenuCommand) =>
  button(menuCommandId(game, path, ask, 'question'), label, 'secondary');

export const undoButton = (game: string) => button(customId('g', game, '', 'undo'), 'Undo my last move', 'secondary');

/** Adds an undo button to the reply of an action outside a question, if there is room. */
export function withUndoButton(reply: Reply, game: string): Reply {
  const { message } = reply;
  const components = message?.components ?? [];
  const has = JSON.stringify(components).includes(customId('g', game, '', 'undo'));
  if (!message || has || components.length >= LIMITS.rows) return reply;
  return { ...reply, message: { ...message, components: [...components, ...buttonRows([undoButton(game)])] } };
}

/** Adds a button for the events since a user's last move that a short summary leaves out, if there is room. */
export function withEventsButton(reply: Reply, game: string, { short, long }: EventsSinceLastMove): Reply {
  const { message } = reply;
  const components = message?.components ?? [];
  if (!message || short === long || components.length >= LIMITS.rows) return reply;
  const look = button(customId('g', game, '', 'events'), 'Show what happened', 'secondary');
  return { ...reply, message: { ...message, components: [...components, ...buttonRows([look])] } };
}
