import { toPlainText } from '#text/emoji-tokens.ts';
import { Illegal } from '#service';
import { replyWithPictures, type Reply } from '#discord/interactions/replies.ts';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { narrationStyle } from '#discord/format/narration-style.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows, type Picture, type ActionRow } from '#discord/messages/message.ts';
import { truncate, firstLine, lastLines } from '#text/markdown.ts';
import { loadPastTurns, type PastTurn } from './history.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';

// Shows one past turn: its events and the board at its end.

/** Returns a turn's alias; includes the title, because several turns or phases can begin in one command. */
const aliasOf = ({ loaded }: GameInteraction, { firstCommand, title }: PastTurn): string =>
  loaded.aliasOf('turn', firstCommand, title);

/** Lists the last turns as choices, newest first, each with the first event as its hint. */
export async function turnChoices(at: GameInteraction): Promise<Choice[]> {
  const { presenter } = at.loaded;
  if (!presenter.sectionOf) return [];
  return (await loadPastTurns(at.loaded, LIMITS.menuOptions)).toReversed().map((past) => {
    const told = presenter.narrate(past.facts, at.seat ?? null, narrationStyle(past));
    const hint = told.length ? truncate(toPlainText(firstLine(told[0])), LIMITS.description) : '';
    return { key: aliasOf(at, past), label: past.title, ...(hint && { hint }) };
  });
}

/**
 * Shows a turn's events as the user may see them, and the board at its end. Throws Illegal if the turn is not found.
 */
export async function showTurn(at: GameInteraction, turn: string): Promise<Reply> {
  const found = (await loadPastTurns(at.loaded, LIMITS.menuOptions)).find((past) => aliasOf(at, past) === turn);
  if (!found) throw new Illegal('I no longer have that turn. `/history` shows the last turns.');
  const { user } = at.origin.caller;
  const told = at.loaded.presenter
    .narrate(found.facts, at.seat ?? null, narrationStyle(found))
    .map((line) => `- ${line}`);
  const content = `**${found.title}**\n${lastLines(told, LIMITS.content - 200)}`;
  const board = async (): Promise<Picture[]> => (await at.loaded.boardAfter(found.lastCommand)).drawBoard(user);
  return at.context.quota.spend('pictures', user, () => replyWithPictures(content, board()));
}

/** Returns the button that opens the menu of past turns. */
export const turnButton = ({ loaded }: GameInteraction): ActionRow[] =>
  buttonRows([button(menuCommandId(loaded.info.id, 'history', 'turn'), 'Show the board after a turn')]);
