import { plainSigns } from '#text/emoji-tokens.ts';
import { Illegal } from '#service';
import { shown, type Reply } from '#discord/interactions/replies.ts';
import type { At, Choice } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, rows, type Picture, type Row } from '#discord/messages/message.ts';
import { clip, firstLine, lastLines } from '#text/markdown.ts';
import { pastTurns, type Past } from './history.ts';
import { ledId } from '#discord/commands/menu-command-id.ts';

// One turn that has been: what happened in it, and the board as it then stood.

/** What one answer brought to its end may be several. */
const aliasOf = ({ seen }: At, { first, title }: Past): string => seen.alias('turn', first, title);

/** The last turns, the newest first, with how each began. */
export async function turnChoices(at: At): Promise<Choice[]> {
  const { sight } = at.seen;
  if (!sight.section) return [];
  return (await pastTurns(at.seen, LIMITS.menuOptions)).toReversed().map((past) => {
    const told = sight.narrate(past.facts, at.seat ?? null, past.subject);
    const hint = told.length ? clip(plainSigns(firstLine(told[0])), LIMITS.description) : '';
    return { key: aliasOf(at, past), label: past.title, ...(hint && { hint }) };
  });
}

/** What happened in a turn, as whoever asks may know it, and the board at its end. */
export async function turnShown(at: At, turn: string): Promise<Reply> {
  const found = (await pastTurns(at.seen, LIMITS.menuOptions)).find((past) => aliasOf(at, past) === turn);
  if (!found) throw new Illegal('There is no such turn any more. `/history` tells the last ones.');
  const { user } = at.from.caller;
  const told = at.seen.sight.narrate(found.facts, at.seat ?? null, found.subject).map((line) => `- ${line}`);
  const content = `**${found.title}**\n${lastLines(told, LIMITS.content - 200)}`;
  const board = async (): Promise<Picture[]> => (await at.seen.after(found.last)).board(user);
  return at.context.allowance.spend('pictures', user, () => shown(content, board()));
}

/** Leads to the turns of which the board can be seen. */
export const turnButton = ({ seen }: At): Row[] =>
  rows([button(ledId(seen.game.id, 'history', 'turn'), 'The board after a turn')]);
