import { mapSequential } from '#discord/async/sequential.ts';
import type { Fact } from '#engine';
import { Illegal, type QueuedMessage, type NumberedFact, type TurnMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import type { NarrationStyle } from '#discord/edition/game-presenter.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { button, buttonRows, type Message, type Picture } from './message.ts';
import { newGameButton } from './new-game-button.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import type { MessageContext } from './message-context.ts';
import { formatChapterLines, type Retraction } from '#discord/format/chapter-lines.ts';
import { narrationStyle } from '#discord/format/narration-style.ts';
import { formatList } from '#text/sentences.ts';

type NoticeOf<Kind extends QueuedMessage['kind']> = Extract<QueuedMessage, { kind: Kind }>;

/** A range of commands of one chapter. */
export type CommandRange = Omit<TurnMessage, 'kind'>;

/**
 * Returns the facts of a range: those after the first `after` ones of the first command, and the first `upto` ones of
 * the last.
 */
async function factsInRange(
  seen: Pick<LoadedGame, 'facts'>,
  { from, to, after = 0, upto = Infinity }: Pick<CommandRange, 'from' | 'to' | 'after' | 'upto'>,
): Promise<NumberedFact[]> {
  let [command, at] = [0, 0];
  return (await seen.facts(from, to)).filter((one) => {
    at = one.command === command ? at + 1 : 0;
    command = one.command;
    // Corrections have messages of their own.
    return (command !== from || at >= after) && (command !== to || at < upto) && one.fact.type !== 'corrected';
  });
}

const factsOf = async (seen: LoadedGame, stretch: Parameters<typeof factsInRange>[1]): Promise<Fact[]> =>
  (await factsInRange(seen, stretch)).map(({ fact }) => fact);

/** Returns the facts of several ranges in order, loaded in one query. */
async function factsOfRanges(seen: LoadedGame, told: CommandRange[]): Promise<NumberedFact[]> {
  if (told.length < 2) return told.length ? factsInRange(seen, told[0]) : [];
  const all = await seen.facts(Math.min(...told.map(({ from }) => from)), Math.max(...told.map(({ to }) => to)));
  const only = {
    facts: async (from: number, to: number) => all.filter(({ command }) => command >= from && command <= to),
  };
  return (await mapSequential(told, async (stretch) => factsInRange(only, stretch))).flat();
}

/** Returns what the title of a chapter names, so that lines omit it; the title of a combat names both sides. */
function styleOf(chapter: CommandRange['chapter']): NarrationStyle {
  if (!chapter) return {};
  const { inner, seat, place } = chapter;
  return narrationStyle({ subject: inner === true ? undefined : (seat ?? undefined), place });
}

/** Tells whether the ranges give no lines below the title of their chapter. */
export async function hasNoLines(seen: LoadedGame, told: CommandRange[]): Promise<boolean> {
  const style = styleOf(told.at(-1)?.chapter);
  for (const stretch of told)
    if (seen.presenter.narrate(await factsOf(seen, stretch), null, style).length) return false;
  return true;
}

/** Narrates the ranges, with one line for each undone part. */
export async function turnMessage(
  seen: LoadedGame,
  told: CommandRange[],
  retracted: Retraction[] = [],
): Promise<Message> {
  const { presenter } = seen;
  const chapter = told.at(-1)?.chapter;
  const facts = await factsOfRanges(seen, told);
  const inRounds = chapter?.inner === true;
  const style = styleOf(chapter);
  const fightTitle = inRounds && { hasFightTitle: true as const };
  const list = formatChapterLines({ ...style, ...fightTitle, narrator: presenter, inRounds }, facts, retracted);
  const title = chapter && `**${chapter.title}**`;
  // A turn's last message may have only a picture.
  const caption = !list && style.subject !== undefined ? '-# The board after this turn.' : '';
  const content = [title, list, caption].filter(Boolean).join('\n');
  const colour = chapter && chapter.seat !== null ? presenter.seatColor?.(chapter.seat) : undefined;
  return {
    content: content || presenter.status(),
    frame: { mark: 0, ...(colour !== undefined && { accentColor: colour }) },
  };
}

/** Draws the whole board, a close-up of the changes, or both sides of a combat that is over. */
export async function drawChapter(
  context: BotContext,
  seen: LoadedGame,
  wanted: 'board' | 'what changed',
  told: CommandRange[],
): Promise<Picture[]> {
  const { presenter } = seen;
  const [{ from, after }, { to, upto }] = [told[0], told[told.length - 1]];
  const facts = await factsOf(seen, {
    from,
    to,
    ...(after !== undefined && { after }),
    ...(upto !== undefined && { upto }),
  });
  return drawOrSkip(context, seen.info.id, async () => {
    if (wanted === 'board' || !presenter.drawChanges) return presenter.drawBoard();
    const fleets = told.at(-1)?.chapter?.inner ? await presenter.drawCombat?.(facts) : undefined;
    return fleets?.length ? fleets : presenter.drawChanges(facts);
  });
}

/** Draws pictures; returns none if they fail or take too long, so that the text is sent anyway. */
async function drawOrSkip({ log }: BotContext, game: string, draw: () => Promise<Picture[]>): Promise<Picture[]> {
  try {
    return await draw();
  } catch (error) {
    // The drawing queue is full: the picture would come too late.
    if (!(error instanceof Illegal)) log.error({ game, err: error }, 'Cannot draw a board');
    return [];
  }
}

export async function endMessage(posted: MessageContext, said: NoticeOf<'ended'>): Promise<Message> {
  const { presenter } = posted.loaded;
  const winners = formatList(said.winners.map((seat) => presenter.seatName(seat)));
  return {
    content: `**The game has ended. ${winners ? `Victory for ${winners}!` : ''}**\n${presenter.scores()}`.trim(),
    pictures: await drawOrSkip(posted.context, posted.game, () => presenter.drawBoard()),
    components: buttonRows([
      button(customId('g', posted.game, posted.mark, 'rematch'), 'Rematch', 'primary'),
      newGameButton(),
    ]),
  };
}

/** Formats the public facts as the end of a sentence; without public facts it does not reveal how many there are. */
export function formatPublicFacts({ loaded }: MessageContext, facts: Fact[]): string {
  const told = loaded.presenter.narrate(facts, null);
  const list = joinWithinLimit(
    told.map((line) => `- ${line}`),
    700,
  );
  return told.length ? `a move:\n${list}\n` : 'a move. ';
}
