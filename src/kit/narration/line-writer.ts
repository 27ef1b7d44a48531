import type { SeatId } from '#engine';
import { seatOf, type GroupableFact } from './fact-groups.ts';
import { dropPhaseStart, formatGroup, type SentenceWriter } from './group-lines.ts';
import { guardSentence, type NarrationOptions } from './narrate.ts';
import type { SystemMentions } from './system-mentions.ts';

/** Rules by which an edition's facts become lines. */
interface LineRules<F> extends Pick<SentenceWriter<F>, 'sentence' | 'listsResults'>, Pick<NarrationOptions, 'onError'> {
  /** Returns the name with which a seat's sentences begin. */
  who: (seat: SeatId) => string;
  systems: SystemMentions;
  /** Tells whether a fact begins a turn, in which each system is named again. */
  beginsTurn: (fact: F) => boolean;
  /** Set if the lines are below a title that names the round and the player. */
  isTitled: boolean;
}

/** Returns the name of the player whose fact it is; undefined if it is no player's. */
export function nameIn(fact: object, who: (seat: SeatId) => string): string | undefined {
  const seat = seatOf(fact);
  return seat === undefined ? undefined : who(seat);
}

/** Creates a function that writes the line of a fact and its parts; an empty one if there is nothing to tell. */
export function createLineWriter<F extends GroupableFact>(rules: LineRules<F>): (fact: F) => string {
  const { sentence, listsResults, who, systems, beginsTurn, isTitled, onError } = rules;
  const writer: SentenceWriter<F> = {
    sentence: guardSentence(sentence, onError),
    nameIn: (fact) => nameIn(fact, who),
    ...(listsResults && { listsResults }),
  };
  return (fact) => {
    if (beginsTurn(fact)) systems.forget();
    const line = systems.shorten(formatGroup(fact, writer));
    return isTitled ? dropPhaseStart(line) : line;
  };
}
