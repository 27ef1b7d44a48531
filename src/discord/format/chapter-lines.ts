import type { NumberedFact } from '#service';
import type { GamePresenter, NarrationStyle } from '#discord/edition/game-presenter.ts';
import { lastLines } from '#text/markdown.ts';

/** Maximum length of a chapter in one message, in characters. */
const MAX_CHAPTER_LENGTH = 3500;

/** An undo within a chapter: the command it follows, and the line that reports it. */
export interface Retraction {
  after: number;
  line: string;
}

type Narrator = Pick<GamePresenter, 'narrate' | 'combatRounds' | 'summarizeRounds'>;

const lengthOf = (list: string[]): number => list.join('\n').length;

/** Joins the lines; if they are too long, keeps the newest and refers to `/history` for the rest. */
const keepNewest = (list: string[]): string =>
  lengthOf(list) <= MAX_CHAPTER_LENGTH
    ? list.join('\n')
    : `-# For what happened before, see \`/history\`.\n${lastLines(list, MAX_CHAPTER_LENGTH)}`;

/** Narration options. `inRounds`: splits a combat into rounds. */
interface ChapterStyle extends NarrationStyle {
  narrator: Narrator;
  inRounds?: boolean;
}

/** Narrates the facts, a line each, with the undo lines at the point where they happened. */
function narrateWithRetractions(
  { narrator, inRounds: _inRounds, ...style }: ChapterStyle,
  facts: NumberedFact[],
  retracted: Retraction[],
): string[] {
  return [...retracted, undefined].flatMap((until, i) => {
    const since = i ? retracted[i - 1].after : -1;
    const here = facts.filter(({ command }) => command > since && (until === undefined || command <= until.after));
    const said = narrator.narrate(
      here.map(({ fact }) => fact),
      null,
      style,
    );
    return [...said.map((line) => `- ${line}`), ...(until ? [until.line] : [])];
  });
}

/** A section of a chapter; a combat round has a title. */
interface ChapterSection {
  title?: string;
  facts: NumberedFact[];
  left?: string;
}

/** Formats a chapter as lines, with undo lines in place and, for a combat, a title for each round. */
export function formatChapterLines(manner: ChapterStyle, facts: NumberedFact[], retracted: Retraction[]): string {
  const { narrator, inRounds = false } = manner;
  const bounds = retracted.toSorted((one, other) => one.after - other.after);
  const parts = inRounds ? sectionsOf(narrator, facts) : [{ facts }];
  const blocks = parts.map((part, i) => {
    const [from, to] = [i ? part.facts[0].command : -1, parts[i + 1]?.facts[0].command ?? Infinity];
    const lines = narrateWithRetractions(
      manner,
      // The title already reports the first fact of a round.
      part.title ? part.facts.slice(1) : part.facts,
      bounds.filter(({ after }) => after >= from && after < to),
    );
    const shown = [...lines, ...(part.left ? [`-# ${part.left}`] : [])];
    return { ...part, lines: part.title && shown.length ? [`**${part.title}**`, ...shown] : shown };
  });
  return keepNewest(foldRounds(narrator, blocks));
}

function sectionsOf(narrator: Narrator, facts: NumberedFact[]): ChapterSection[] {
  let at = 0;
  const parts = narrator.combatRounds?.(facts.map(({ fact }) => fact)) ?? [{ facts: facts.map(({ fact }) => fact) }];
  return parts.map((part) => ({ ...part, facts: facts.slice(at, (at += part.facts.length)) }));
}

/** Returns all lines; if they are too long, summarizes the oldest rounds in one line. The last round stays in full. */
function foldRounds(narrator: Narrator, blocks: (ChapterSection & { lines: string[] })[]): string[] {
  const isRound = ({ title }: ChapterSection): boolean => title !== undefined;
  const [before, after] = [blocks.filter((one) => !isRound(one)), blocks.filter(isRound)];
  for (let fold = 0; ; fold++) {
    const gone = after.slice(0, fold).flatMap(({ facts }) => facts.map(({ fact }) => fact));
    const brief = gone.length && narrator.summarizeRounds ? [`-# ${narrator.summarizeRounds(gone)}`] : [];
    const list = [
      ...before.flatMap(({ lines }) => lines),
      ...brief,
      ...after.slice(fold).flatMap(({ lines }) => lines),
    ];
    if (lengthOf(list) <= MAX_CHAPTER_LENGTH || fold >= after.length - 1) return list;
  }
}
