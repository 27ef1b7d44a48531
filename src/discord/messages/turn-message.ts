import { inTurn } from '#discord/async/sequential.ts';
import type { Fact } from '#engine';
import { Illegal, type Message as Said, type NumberedFact, type TurnTold } from '#service';
import type { Workings } from '#discord/interactions/replies.ts';
import type { Sighted } from '#discord/edition/edition-adapter.ts';
import type { Message, Picture } from './message.ts';
import { lines } from '#text/markdown.ts';
import type { Posted } from './message-context.ts';
import { toldIn, type Retraction } from '#discord/format/chapter-lines.ts';
import { listed } from '#text/sentences.ts';

type Of<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;

/** A stretch of commands, all of one chapter. */
export type Stretch = Omit<TurnTold, 'kind'>;

/** Of the first of these commands what comes after so many facts, of the last only so many. */
async function numbered(
  seen: Pick<Sighted, 'facts'>,
  { from, to, after = 0, upto = Infinity }: Pick<Stretch, 'from' | 'to' | 'after' | 'upto'>,
): Promise<NumberedFact[]> {
  let [command, at] = [0, 0];
  return (await seen.facts(from, to)).filter((one) => {
    at = one.command === command ? at + 1 : 0;
    command = one.command;
    // A correction has had a message of its own.
    return (command !== from || at >= after) && (command !== to || at < upto) && one.fact.type !== 'corrected';
  });
}

const factsOf = async (seen: Sighted, stretch: Parameters<typeof numbered>[1]): Promise<Fact[]> =>
  (await numbered(seen, stretch)).map(({ fact }) => fact);

/** What these tell, one after the other; looked up in one go. */
async function allOf(seen: Sighted, told: Stretch[]): Promise<NumberedFact[]> {
  if (told.length < 2) return told.length ? numbered(seen, told[0]) : [];
  const all = await seen.facts(Math.min(...told.map(({ from }) => from)), Math.max(...told.map(({ to }) => to)));
  const only = {
    facts: async (from: number, to: number) => all.filter(({ command }) => command >= from && command <= to),
  };
  return (await inTurn(told, async (stretch) => numbered(only, stretch))).flat();
}

/** Whether there is nothing in these that everybody is told of. */
export async function saysNothing(seen: Sighted, told: Stretch[]): Promise<boolean> {
  for (const stretch of told) if (seen.sight.narrate(await factsOf(seen, stretch), null).length) return false;
  return true;
}

/** What happened in these, in words; with what is true no more, since it was taken back, in a line each. */
export async function turnMessage(seen: Sighted, told: Stretch[], retracted: Retraction[] = []): Promise<Message> {
  const { sight } = seen;
  const chapter = told.at(-1)?.chapter;
  const facts = await allOf(seen, told);
  const inRounds = chapter?.inner === true;
  // The title says whose turn it is; of a combat, who against whom.
  const subject = inRounds ? undefined : (chapter?.seat ?? undefined);
  const list = toldIn(
    {
      sight,
      inRounds,
      ...(subject !== undefined && { subject }),
      ...(chapter?.place !== undefined && { place: chapter.place }),
    },
    facts,
    retracted,
  );
  const title = chapter && `**${chapter.title}**`;
  const content = [title, list].filter(Boolean).join('\n');
  const colour = chapter && chapter.seat !== null ? sight.colour?.(chapter.seat) : undefined;
  return { content: content || sight.status(), frame: { mark: 0, ...(colour !== undefined && { colour }) } };
}

/** A close-up of what these have changed, or both sides of a combat that is over; or the whole board. */
export async function picturesOf(
  context: Workings,
  seen: Sighted,
  wanted: 'board' | 'what changed',
  told: Stretch[],
): Promise<Picture[]> {
  const { sight } = seen;
  const [{ from, after }, { to, upto }] = [told[0], told[told.length - 1]];
  const facts = await factsOf(seen, {
    from,
    to,
    ...(after !== undefined && { after }),
    ...(upto !== undefined && { upto }),
  });
  return drawn(context, seen.game.id, async () => {
    if (wanted === 'board' || !sight.scene) return sight.board();
    const fleets = told.at(-1)?.chapter?.inner ? await sight.fleets?.(facts) : undefined;
    return fleets?.length ? fleets : sight.scene(facts);
  });
}

/** A picture that cannot be drawn, or not in time, does not keep the words back. */
async function drawn({ log }: Workings, game: string, draw: () => Promise<Picture[]>): Promise<Picture[]> {
  try {
    return await draw();
  } catch (error) {
    // Too many are in line: the picture would come too late for its words.
    if (!(error instanceof Illegal)) log.error({ game, err: error }, 'A board could not be drawn');
    return [];
  }
}

export async function endMessage(posted: Posted, said: Of<'ended'>): Promise<Message> {
  const { sight } = posted.seen;
  const winners = listed(said.winners.map((seat) => sight.seatName(seat)));
  return {
    content: `**The game has ended. ${winners ? `Victory for ${winners}!` : ''}**\n${sight.scores()}`.trim(),
    pictures: await drawn(posted.context, posted.game, () => sight.board()),
  };
}

/** What everybody may know of what happened, as the end of a sentence; where there is nothing of the kind, no word of how much there is. */
export function toldOf({ seen }: Posted, facts: Fact[]): string {
  const told = seen.sight.narrate(facts, null);
  const list = lines(
    told.map((line) => `- ${line}`),
    700,
  );
  return told.length ? `a move:\n${list}\n` : 'a move. ';
}
