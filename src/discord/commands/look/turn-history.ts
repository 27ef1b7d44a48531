import { toPlainText } from '#text/emoji-tokens.ts';
import { Illegal } from '#service';
import { replyWithPictures, type Reply } from '#discord/interactions/replies.ts';
import type { GameInteraction, Choice } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, buttonRows, type Picture, type ActionRow } from '#discord/messages/message.ts';
import { truncate, firstLine, lastLines } from '#text/markdown.ts';
import { loadPastTurns, type PastTurn } from './history.ts';
import { menuCommandId } from '#discord/commands/menu-command-id.ts';

// One turn that has been: what happened in it, and the board as it then stood.

/** What one answer brought to its end may be several. */
const aliasOf = ({ loaded }: GameInteraction, { firstCommand, title }: PastTurn): string =>
  loaded.aliasOf('turn', firstCommand, title);

/** The last turns, the newest first, with how each began. */
export async function turnChoices(at: GameInteraction): Promise<Choice[]> {
  const { presenter } = at.loaded;
  if (!presenter.sectionOf) return [];
  return (await loadPastTurns(at.loaded, LIMITS.menuOptions)).toReversed().map((past) => {
    const told = presenter.narrate(past.facts, at.seat ?? null, past.subject);
    const hint = told.length ? truncate(toPlainText(firstLine(told[0])), LIMITS.description) : '';
    return { key: aliasOf(at, past), label: past.title, ...(hint && { hint }) };
  });
}

/** What happened in a turn, as whoever asks may know it, and the board at its end. */
export async function showTurn(at: GameInteraction, turn: string): Promise<Reply> {
  const found = (await loadPastTurns(at.loaded, LIMITS.menuOptions)).find((past) => aliasOf(at, past) === turn);
  if (!found) throw new Illegal('There is no such turn any more. `/history` tells the last ones.');
  const { user } = at.origin.caller;
  const told = at.loaded.presenter.narrate(found.facts, at.seat ?? null, found.subject).map((line) => `- ${line}`);
  const content = `**${found.title}**\n${lastLines(told, LIMITS.content - 200)}`;
  const board = async (): Promise<Picture[]> => (await at.loaded.boardAfter(found.lastCommand)).drawBoard(user);
  return at.context.quota.spend('pictures', user, () => replyWithPictures(content, board()));
}

/** Leads to the turns of which the board can be seen. */
export const turnButton = ({ loaded }: GameInteraction): ActionRow[] =>
  buttonRows([button(menuCommandId(loaded.info.id, 'history', 'turn'), 'The board after a turn')]);
