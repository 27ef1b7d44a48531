import { mapSequential } from '#discord/async/sequential.ts';
import type { Fact } from '#engine';
import { Illegal, type Message as Said, type NumberedFact, type TurnMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import type { Message, Picture } from './message.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import type { MessageContext } from './message-context.ts';
import { formatChapterLines, type Retraction } from '#discord/format/chapter-lines.ts';
import { formatList } from '#text/sentences.ts';

type NoticeOf<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** A stretch of commands, all of one chapter. */
export type CommandRange = Omit<TurnMessage, 'kind'>;

/** Of the first of these commands what comes after so many facts, of the last only so many. */
async function factsInRange(
  seen: Pick<LoadedGame, 'facts'>,
  { from, to, after = 0, upto = Infinity }: Pick<CommandRange, 'from' | 'to' | 'after' | 'upto'>,
): Promise<NumberedFact[]> {
  let [command, at] = [0, 0];
  return (await seen.facts(from, to)).filter((one) => {
    at = one.command === command ? at + 1 : 0;
    command = one.command;
    // A correction has had a message of its own.
    return (command !== from || at >= after) && (command !== to || at < upto) && one.fact.type !== 'corrected';
  });
}

const factsOf = async (seen: LoadedGame, stretch: Parameters<typeof factsInRange>[1]): Promise<Fact[]> =>
  (await factsInRange(seen, stretch)).map(({ fact }) => fact);

/** What these tell, one after the other; looked up in one go. */
async function factsOfRanges(seen: LoadedGame, told: CommandRange[]): Promise<NumberedFact[]> {
  if (told.length < 2) return told.length ? factsInRange(seen, told[0]) : [];
  const all = await seen.facts(Math.min(...told.map(({ from }) => from)), Math.max(...told.map(({ to }) => to)));
  const only = {
    facts: async (from: number, to: number) => all.filter(({ command }) => command >= from && command <= to),
  };
  return (await mapSequential(told, async (stretch) => factsInRange(only, stretch))).flat();
}

/** Whether there is nothing in these that everybody is told of. */
export async function isSilent(seen: LoadedGame, told: CommandRange[]): Promise<boolean> {
  for (const stretch of told) if (seen.presenter.narrate(await factsOf(seen, stretch), null).length) return false;
  return true;
}

/** What happened in these, in words; with what is true no more, since it was taken back, in a line each. */
export async function turnMessage(
  seen: LoadedGame,
  told: CommandRange[],
  retracted: Retraction[] = [],
): Promise<Message> {
  const { presenter } = seen;
  const chapter = told.at(-1)?.chapter;
  const facts = await factsOfRanges(seen, told);
  const inRounds = chapter?.inner === true;
  // The title says whose turn it is; of a combat, who against whom.
  const subject = inRounds ? undefined : (chapter?.seat ?? undefined);
  const list = formatChapterLines(
    {
      sight: presenter,
      inRounds,
      ...(subject !== undefined && { subject }),
      ...(chapter?.place !== undefined && { place: chapter.place }),
    },
    facts,
    retracted,
  );
  const title = chapter && `**${chapter.title}**`;
  const content = [title, list].filter(Boolean).join('\n');
  const colour = chapter && chapter.seat !== null ? presenter.seatColor?.(chapter.seat) : undefined;
  return {
    content: content || presenter.status(),
    frame: { mark: 0, ...(colour !== undefined && { accentColor: colour }) },
  };
}

/** A close-up of what these have changed, or both sides of a combat that is over; or the whole board. */
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

/** A picture that cannot be drawn, or not in time, does not keep the words back. */
async function drawOrSkip({ log }: BotContext, game: string, draw: () => Promise<Picture[]>): Promise<Picture[]> {
  try {
    return await draw();
  } catch (error) {
    // Too many are in line: the picture would come too late for its words.
    if (!(error instanceof Illegal)) log.error({ game, err: error }, 'A board could not be drawn');
    return [];
  }
}

export async function endMessage(posted: MessageContext, said: NoticeOf<'ended'>): Promise<Message> {
  const { presenter } = posted.loaded;
  const winners = formatList(said.winners.map((seat) => presenter.seatName(seat)));
  return {
    content: `**The game has ended. ${winners ? `Victory for ${winners}!` : ''}**\n${presenter.scores()}`.trim(),
    pictures: await drawOrSkip(posted.context, posted.game, () => presenter.drawBoard()),
  };
}

/** What everybody may know of what happened, as the end of a sentence; where there is nothing of the kind, no word of how much there is. */
export function formatPublicFacts({ loaded }: MessageContext, facts: Fact[]): string {
  const told = loaded.presenter.narrate(facts, null);
  const list = joinWithinLimit(
    told.map((line) => `- ${line}`),
    700,
  );
  return told.length ? `a move:\n${list}\n` : 'a move. ';
}
