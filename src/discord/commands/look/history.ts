import type { Fact, SeatId } from '#engine';
import type { NumberedFact } from '#service';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { narrationStyle } from '#discord/format/narration-style.ts';
import { truncate, firstLine } from '#text/markdown.ts';

// Formats a game's history as one viewer may see it.

/** Commands read at a time, and the maximum in total. */
const COMMANDS_PER_READ = 50;
const MAX_COMMANDS_READ = 1500;

/** Maximum length of a summarized turn, or phase without turns, in characters. */
const MAX_TURN_LENGTH = 260;

/**
 * Returns the facts of the last `moves` moves that the viewer can see. Moves without visible facts do not count: their
 * number (an automatic decline, an offer between two other players) would reveal hidden information.
 */
export async function loadFactsOfLastMoves(seen: VisibleGame, viewer: string | null, moves: number): Promise<Fact[]> {
  const found: Fact[][] = [];
  for (let to = seen.info.head; to > 0 && found.length < moves; to -= COMMANDS_PER_READ) {
    const byCommand = new Map<number, Fact[]>();
    for (const { command, fact } of await seen.facts(Math.max(1, to - COMMANDS_PER_READ + 1), to))
      byCommand.set(command, [...(byCommand.get(command) ?? []), fact]);
    found.unshift(...[...byCommand.values()].filter((facts) => seen.presenter.narrate(facts, viewer).length));
  }
  return found.slice(-moves).flat();
}

interface Section {
  title: string;
  /** True for a turn, false for a phase. */
  turn: boolean;
  /** Seat whose turn it is. */
  subject?: SeatId;
  facts: NumberedFact[];
}

/** Formats the last turns and phases, one line each, `most` in total. */
export const formatHistory = async (seen: VisibleGame, viewer: string | null, most: number): Promise<string[]> =>
  formatSections(seen.presenter, sectionsOf(seen.presenter, await loadFactsOfLastTurns(seen, most)), viewer)
    .slice(-most)
    .flatMap(({ line }) => line);

/** A turn, or a phase without turns. */
export interface PastTurn {
  title: string;
  /** Seat whose turn it was. */
  subject?: SeatId;
  facts: Fact[];
  /** First and last command so far. For internal use: players must not see command numbers. */
  firstCommand: number;
  lastCommand: number;
}

/** Returns the last `most` turns and phases with their facts, oldest first. */
export async function loadPastTurns(seen: VisibleGame, most: number): Promise<PastTurn[]> {
  let phase = '';
  const found = sectionsOf(seen.presenter, await loadFactsOfLastTurns(seen, most)).flatMap(
    ({ title, turn, subject, facts }): PastTurn[] => {
      const [first] = facts;
      if (!title) return [];
      if (!turn) phase = title;
      const last = facts[facts.length - 1];
      const called = turn && phase ? `${phase}: ${title}` : title;
      return [
        {
          title: called,
          ...(subject !== undefined && { subject }),
          facts: facts.map(({ fact }) => fact),
          firstCommand: first.command,
          lastCommand: last.command,
        },
      ];
    },
  );
  return found.slice(-most);
}

/** Loads the facts of at least the last `most` turns and phases, up to about MAX_COMMANDS_READ commands back. */
async function loadFactsOfLastTurns({ presenter, info, facts }: VisibleGame, most: number): Promise<NumberedFact[]> {
  const found: NumberedFact[] = [];
  let heads = 0;
  for (let to = info.head; to > 0 && heads <= most && info.head - to < MAX_COMMANDS_READ; to -= COMMANDS_PER_READ) {
    const earlier = await facts(Math.max(1, to - COMMANDS_PER_READ + 1), to);
    heads += earlier.filter(({ fact }) => presenter.sectionOf?.(fact)).length;
    found.unshift(...earlier);
  }
  return found;
}

/** Groups facts by turn and phase; the facts before the first one belong to `begun`, which has no title by default. */
function sectionsOf(
  presenter: VisibleGame['presenter'],
  facts: readonly NumberedFact[],
  begun: Omit<Section, 'facts'> = { title: '', turn: true },
): Section[] {
  const sections: Section[] = [{ ...begun, facts: [] }];
  for (const one of facts) {
    const head = presenter.sectionOf?.(one.fact);
    if (head) sections.push({ ...head, facts: [] });
    sections.at(-1)?.facts.push(one);
  }
  return sections.slice(sections[0].facts.length ? 0 : 1);
}

/**
 * Summarizes a turn in order. If it is too long, keeps the notable facts, the latest ones first because they show the
 * outcome, and then as many of the others as fit.
 */
function summarizeTurn(
  presenter: VisibleGame['presenter'],
  told: readonly NumberedFact[],
  said: (some: readonly NumberedFact[]) => string[],
  maxLength: number,
): string {
  const text = (some: readonly NumberedFact[]): string => said(some).join('. ');
  const whole = text(told);
  if (whole.length <= maxLength) return whole;
  const matters = told.filter(({ fact }) => presenter.isNotable?.(fact));
  let from = 0;
  while (from < matters.length - 1 && text(matters.slice(from)).length > maxLength - 3) from++;
  let kept = new Set(matters.slice(from));
  for (const one of told) {
    const more = new Set(kept).add(one);
    if (text(told.filter((other) => more.has(other))).length > maxLength - 3) break;
    kept = more;
  }
  const list = told.filter((one) => kept.has(one));
  if (!list.length) return truncate(whole, maxLength);
  return truncate(from ? `… ${text(list)}` : `${text(list)} …`, maxLength);
}

interface SummaryOptions {
  /** Maximum length of a section's line, in characters. */
  maxLength: number;
  /** Set to leave out the texts of cards. */
  brief?: true;
}

/** Formats each section. */
function formatSections(
  presenter: VisibleGame['presenter'],
  sections: readonly Section[],
  viewer: string | null,
  { maxLength, brief }: SummaryOptions = { maxLength: MAX_TURN_LENGTH },
): { line: string[] }[] {
  return sections.map(({ title, turn, subject, facts: told }) => {
    const style = { ...(title && narrationStyle({ subject })), ...(brief && { brief }) };
    const said = (some: readonly NumberedFact[]): string[] =>
      presenter
        .narrate(
          some.map(({ fact }) => fact),
          viewer,
          style,
        )
        .map((one) => firstLine(one).replace(/\.$/, ''));
    const line = summarizeTurn(presenter, told, said, maxLength);
    if (!title) return { line: line ? [`- ${line}`] : [] };
    return { line: turn ? (line ? [`- **${title}**: ${line}`] : []) : [`**${title}**${line ? `: ${line}` : ''}`] };
  });
}

/** Narrates other players' effects on the viewer in phases without turns, which the summary of turns leaves out. */
function factsAffecting(presenter: VisibleGame['presenter'], sections: readonly Section[], viewer: string): string[] {
  return sections.flatMap(({ title, turn, facts }) => {
    if (!title || turn) return [];
    const own = facts.flatMap(({ fact }) => (presenter.affectsSeat?.(fact, viewer) ? [fact] : []));
    return presenter.narrate(own, viewer).map((one) => `- ${firstLine(one)}`);
  });
}

/** Maximum number of lines in the short summary since the last move, and in the long one. */
const MAX_SINCE_LINES = 5;
const MAX_LONG_SINCE_LINES = 12;

/** Maximum length of a player's line in the short summary, in characters. */
const MAX_SINCE_LENGTH = 120;

/** Merges all turns of a player, so that each player has one line. */
function mergeTurns(sections: readonly Section[]): Section[] {
  const merged = new Map<string, Section>();
  for (const section of sections) {
    const earlier = merged.get(section.title);
    if (earlier) merged.delete(section.title);
    merged.set(section.title, { ...section, facts: [...(earlier?.facts ?? []), ...section.facts] });
  }
  return [...merged.values()];
}

/** Visible events since a user's last move: one short line for each player, and the turns in more detail. */
export interface EventsSinceLastMove {
  short: string;
  long: string;
}

/** Summarizes the visible events since the user's last move; empty if there are none. */
export async function formatSinceLastMove(
  seen: VisibleGame,
  user: string,
  viewer: string | null,
): Promise<EventsSinceLastMove> {
  const last = await seen.findLastMove(user);
  if (!last) return { short: '', long: '' };
  const from = Math.max(last.until + 1, seen.info.head - MAX_COMMANDS_READ);
  const facts = await seen.facts(from, seen.info.head);
  const begun = sectionsOf(seen.presenter, await seen.facts(Math.max(1, from - COMMANDS_PER_READ), from - 1)).at(-1);
  const sections = sectionsOf(seen.presenter, facts, begun);
  const befallen = viewer === null ? [] : factsAffecting(seen.presenter, sections, viewer);
  const listed = (some: readonly Section[], options?: SummaryOptions): string[] => [
    ...befallen,
    ...formatSections(seen.presenter, some, viewer, options).flatMap(({ line }) =>
      line.filter((one) => one.startsWith('- ')),
    ),
  ];
  const titled = (lines: readonly string[]): string =>
    lines.length ? ['-# Since your last move', ...lines].join('\n') : '';
  return {
    short: titled(listed(mergeTurns(sections), { maxLength: MAX_SINCE_LENGTH, brief: true }).slice(-MAX_SINCE_LINES)),
    long: titled(listed(sections).slice(-MAX_LONG_SINCE_LINES)),
  };
}
