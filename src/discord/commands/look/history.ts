import type { Fact, SeatId } from '#engine';
import type { NumberedFact } from '#service';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { truncate, firstLine } from '#text/markdown.ts';

// What has happened, as one viewer may know it.

/** So many commands are looked through at once, and in all. */
const COMMANDS_PER_READ = 50;
const MAX_COMMANDS_READ = 1500;

/** What a turn, or a phase without turns, is told in. */
const MAX_TURN_LENGTH = 260;

/**
 * What a viewer may know of the last so many moves. Only moves that tell them something count: how many others lie in between (a table that
 * declines for somebody, an offer between two others) would tell on what is hidden.
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
  /** It is a turn, within a phase. */
  turn: boolean;
  /** Whose. */
  subject?: SeatId;
  facts: NumberedFact[];
}

/** The last turns and phases, one line each; `most` turns at the most. */
export const formatHistory = async (seen: VisibleGame, viewer: string | null, most: number): Promise<string[]> =>
  formatSections(seen.presenter, await loadFactsOfLastTurns(seen, most), viewer)
    .slice(-most)
    .flatMap(({ line }) => line);

/** A turn, or a phase without turns. */
export interface PastTurn {
  title: string;
  /** Whose turn it was. */
  subject?: SeatId;
  facts: Fact[];
  /** The commands in which it began and ended, or has come so far. They stay inside. */
  firstCommand: number;
  lastCommand: number;
}

/** The last turns and phases, each with what happened in it, the oldest first. */
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

/** What has happened in the last so many turns and phases, as far back as is looked. */
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

/** Facts by the turns and phases in which they happened; what comes before the first of them has no title. */
function sectionsOf(
  sight: VisibleGame['presenter'],
  facts: readonly NumberedFact[],
  begun: Omit<Section, 'facts'> = { title: '', turn: true },
): Section[] {
  const sections: Section[] = [{ ...begun, facts: [] }];
  for (const one of facts) {
    const head = sight.sectionOf?.(one.fact);
    if (head) sections.push({ ...head, facts: [] });
    sections.at(-1)?.facts.push(one);
  }
  return sections.slice(sections[0].facts.length ? 0 : 1);
}

/**
 * In the order in which it happened. Where there is no room for all of it, what matters, and of the rest what still finds room; of what matters
 * the last, which is how it came out.
 */
function summarizeTurn(
  sight: VisibleGame['presenter'],
  told: readonly NumberedFact[],
  said: (some: readonly NumberedFact[]) => string[],
): string {
  const text = (some: readonly NumberedFact[]): string => said(some).join('. ');
  const whole = text(told);
  if (whole.length <= MAX_TURN_LENGTH) return whole;
  const matters = told.filter(({ fact }) => sight.isNotable?.(fact));
  let from = 0;
  while (from < matters.length - 1 && text(matters.slice(from)).length > MAX_TURN_LENGTH - 3) from++;
  let kept = new Set(matters.slice(from));
  for (const one of told) {
    const more = new Set(kept).add(one);
    if (text(told.filter((other) => more.has(other))).length > MAX_TURN_LENGTH - 3) break;
    kept = more;
  }
  const list = told.filter((one) => kept.has(one));
  if (!list.length) return truncate(whole, MAX_TURN_LENGTH);
  return truncate(from ? `… ${text(list)}` : `${text(list)} …`, MAX_TURN_LENGTH);
}

/** `begun`: the turn or phase that the first of these facts is part of, if it has begun before. */
function formatSections(
  sight: VisibleGame['presenter'],
  facts: readonly NumberedFact[],
  viewer: string | null,
  begun?: Section,
): { line: string[] }[] {
  return sectionsOf(sight, facts, begun).map(({ title, turn, subject, facts: told }) => {
    const said = (some: readonly NumberedFact[]): string[] =>
      sight
        .narrate(
          some.map(({ fact }) => fact),
          viewer,
          subject,
        )
        .map((one) => firstLine(one).replace(/\.$/, ''));
    const line = summarizeTurn(sight, told, said);
    if (!title) return { line: line ? [`- ${line}`] : [] };
    return { line: turn ? (line ? [`- **${title}**: ${line}`] : []) : [`**${title}**${line ? `: ${line}` : ''}`] };
  });
}

/** Of phases without turns, of which nothing else is said, what has befallen a seat by another’s doing. */
function factsAffecting(sight: VisibleGame['presenter'], sections: readonly Section[], viewer: string): string[] {
  return sections.flatMap(({ title, turn, facts }) => {
    if (!title || turn) return [];
    const own = facts.flatMap(({ fact }) => (sight.affectsSeat?.(fact, viewer) ? [fact] : []));
    return sight.narrate(own, viewer).map((one) => `- ${firstLine(one)}`);
  });
}

/** So many lines say what has happened since. */
const MAX_SINCE_LINES = 5;

/** What a player may know of what has happened since their last move, in few lines; empty where there is nothing. */
export async function formatSinceLastMove(seen: VisibleGame, user: string, viewer: string | null): Promise<string> {
  const last = await seen.findLastMove(user);
  if (!last) return '';
  const from = Math.max(last.until + 1, seen.info.head - MAX_COMMANDS_READ);
  const facts = await seen.facts(from, seen.info.head);
  const begun = sectionsOf(seen.presenter, await seen.facts(Math.max(1, from - COMMANDS_PER_READ), from - 1)).at(-1);
  const told = formatSections(seen.presenter, facts, viewer, begun).flatMap(({ line }) =>
    line.filter((one) => one.startsWith('- ')),
  );
  const befallen =
    viewer === null ? [] : factsAffecting(seen.presenter, sectionsOf(seen.presenter, facts, begun), viewer);
  const all = [...befallen, ...told].slice(-MAX_SINCE_LINES);
  return all.length ? ['-# Since your last move', ...all].join('\n') : '';
}
