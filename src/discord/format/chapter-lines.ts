import type { SeatId } from '#engine';
import type { NumberedFact } from '#service';
import type { GamePresenter } from '#discord/edition/edition-adapter.ts';
import { lastLines } from '#text/markdown.ts';

/** So much is told in one message, in characters. */
const MAX_CHAPTER_LENGTH = 3500;

/** Where in a chapter something was taken back: after which command, and a line on it. */
export interface Retraction {
  after: number;
  line: string;
}

type Narrator = Pick<GamePresenter, 'narrate' | 'combatRounds' | 'summarizeRounds'>;

const lengthOf = (list: string[]): number => list.join('\n').length;

/** The newest lines; for what there is no room, a word on where it is. */
const keepNewest = (list: string[]): string =>
  lengthOf(list) <= MAX_CHAPTER_LENGTH
    ? list.join('\n')
    : `-# What came before is in \`/history\`.\n${lastLines(list, MAX_CHAPTER_LENGTH)}`;

/** How it is told: by rounds where it is a combat, and without the name of whose turn it is where the title has it. */
interface ChapterStyle {
  sight: Narrator;
  inRounds?: boolean;
  subject?: SeatId;
  place?: string;
}

/** Each thing that happened in a line, and what was taken back where it stood. */
function narrateWithRetractions(
  { sight, subject, place }: ChapterStyle,
  facts: NumberedFact[],
  retracted: Retraction[],
): string[] {
  return [...retracted, undefined].flatMap((until, i) => {
    const since = i ? retracted[i - 1].after : -1;
    const here = facts.filter(({ command }) => command > since && (until === undefined || command <= until.after));
    const said = sight.narrate(
      here.map(({ fact }) => fact),
      null,
      subject,
      place,
    );
    return [...said.map((line) => `- ${line}`), ...(until ? [until.line] : [])];
  });
}

/** A stretch of what is told, with a title of its own where it is a round of a combat. */
interface ChapterSection {
  title?: string;
  facts: NumberedFact[];
  left?: string;
}

/** What happened in lines, with what was taken back where it stood. */
export function formatChapterLines(manner: ChapterStyle, facts: NumberedFact[], retracted: Retraction[]): string {
  const { sight, inRounds = false } = manner;
  const bounds = retracted.toSorted((one, other) => one.after - other.after);
  const parts = inRounds ? sectionsOf(sight, facts) : [{ facts }];
  const blocks = parts.map((part, i) => {
    const [from, to] = [i ? part.facts[0].command : -1, parts[i + 1]?.facts[0].command ?? Infinity];
    const lines = narrateWithRetractions(
      manner,
      // A round's title says that it begins.
      part.title ? part.facts.slice(1) : part.facts,
      bounds.filter(({ after }) => after >= from && after < to),
    );
    const shown = [...lines, ...(part.left ? [`-# ${part.left}`] : [])];
    return { ...part, lines: part.title && shown.length ? [`**${part.title}**`, ...shown] : shown };
  });
  return keepNewest(foldRounds(sight, blocks));
}

function sectionsOf(sight: Narrator, facts: NumberedFact[]): ChapterSection[] {
  let at = 0;
  const parts = sight.combatRounds?.(facts.map(({ fact }) => fact)) ?? [{ facts: facts.map(({ fact }) => fact) }];
  return parts.map((part) => ({ ...part, facts: facts.slice(at, (at += part.facts.length)) }));
}

/** All lines; where there is no room for them, the oldest rounds in one. The last is always told in full. */
function foldRounds(sight: Narrator, blocks: (ChapterSection & { lines: string[] })[]): string[] {
  const isRound = ({ title }: ChapterSection): boolean => title !== undefined;
  const [before, after] = [blocks.filter((one) => !isRound(one)), blocks.filter(isRound)];
  for (let fold = 0; ; fold++) {
    const gone = after.slice(0, fold).flatMap(({ facts }) => facts.map(({ fact }) => fact));
    const brief = gone.length && sight.summarizeRounds ? [`-# ${sight.summarizeRounds(gone)}`] : [];
    const list = [
      ...before.flatMap(({ lines }) => lines),
      ...brief,
      ...after.slice(fold).flatMap(({ lines }) => lines),
    ];
    if (lengthOf(list) <= MAX_CHAPTER_LENGTH || fold >= after.length - 1) return list;
  }
}
