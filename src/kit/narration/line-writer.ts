import type { SeatId } from '#engine';
import { haveSameAudience, seatOfFact, type GroupableFact } from './fact-groups.ts';
import { dropPhaseStart, formatGroup, type SentenceWriter } from './group-lines.ts';
import { guardSentence, type NarrationOptions } from './narrate.ts';
import type { SystemMentions } from './system-mentions.ts';
import { areNamedIn } from './targets.ts';

/** Types of facts that answer a card. They can name its target without saying that it is the target. */
export const CARD_RESPONSES: readonly string[] = [
  'action-card-played',
  'action-card-cancelled',
  'ability-used',
  'target-named',
];

/** Rules by which an edition's facts become lines. */
export interface LineRules<F extends GroupableFact>
  extends Pick<SentenceWriter<F>, 'sentence' | 'listsResults'>, Pick<NarrationOptions, 'onError'> {
  /** All facts that get lines, in their order. */
  facts: readonly F[];
  /** Returns the names of the targets that a fact says were chosen; empty if the fact is about something else. */
  targetsOf: (fact: F) => readonly string[];
  /** Returns the name with which a seat's sentences begin. */
  who: (seat: SeatId) => string;
  systems: SystemMentions;
  /** Tells whether a fact begins a turn, in which each system is named again. */
  beginsTurn: (fact: F) => boolean;
  /** Tells whether the title tells a fact already. */
  isInTitle: (fact: F) => boolean;
  /** Set if the lines are below a title that names the round and the turn or phase. */
  isTitled: boolean;
}

/** Returns the name of the player whose fact it is; undefined if it is no player's. */
export function nameIn(fact: object, who: (seat: SeatId) => string): string | undefined {
  const seat = seatOfFact(fact);
  return seat === undefined ? undefined : who(seat);
}

/**
 * Returns the lines that follow a fact and that the same viewers read, up to the first response. `count`: how many at
 * most.
 */
function linesAfter<F extends GroupableFact>(
  fact: F,
  facts: readonly F[],
  { count, format }: { count: number; format: (fact: F) => string },
): string[] {
  const lines: string[] = [];
  for (const next of facts.slice(facts.indexOf(fact) + 1)) {
    if (!haveSameAudience(next, fact)) continue;
    if (lines.length >= count || CARD_RESPONSES.includes(next.type)) break;
    const line = format(next);
    if (line) lines.push(line);
  }
  return lines;
}

/** Creates a function that writes the line of a fact and its parts; an empty one if there is nothing to tell. */
export function createLineWriter<F extends GroupableFact>(rules: LineRules<F>): (fact: F) => string {
  const { facts, targetsOf, sentence, listsResults, who, systems } = rules;
  const { beginsTurn, isInTitle, isTitled, onError } = rules;
  const writer: SentenceWriter<F> = {
    sentence: guardSentence(sentence, onError),
    nameIn: (fact) => nameIn(fact, who),
    ...(listsResults && { listsResults }),
  };
  const format = (fact: F): string => formatGroup(fact, writer);
  const isToldLater = (fact: F): boolean => {
    const targets = targetsOf(fact);
    const after = (): string[] => linesAfter(fact, facts, { count: targets.length, format });
    return targets.length > 0 && areNamedIn(after(), targets);
  };
  return (fact) => {
    if (beginsTurn(fact)) systems.forget();
    if (isInTitle(fact) || isToldLater(fact)) return '';
    const line = systems.shorten(format(fact));
    return isTitled ? dropPhaseStart(line) : line;
  };
}
