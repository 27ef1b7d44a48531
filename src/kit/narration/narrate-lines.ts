import type { Fact, SeatId } from '#engine';
import { capitalize } from '#text/sentences.ts';
import type { GroupableFact } from './fact-groups.ts';
import { createLineShortener } from './group-lines.ts';
import { createLineWriter, type LineRules } from './line-writer.ts';
import { narrateEach, type NarrationOptions } from './narrate.ts';
import { SystemMentions, type PositionedBoard } from './system-mentions.ts';
import { ToldTexts } from './told-texts.ts';

/** An edition's grouped facts, and how its narration formats the line of each. */
interface NarratedFacts<F extends GroupableFact> extends Pick<
  LineRules<F>,
  'facts' | 'targetsOf' | 'sentence' | 'listsResults' | 'who'
> {
  /** All seats whose names can begin a line. */
  seats: readonly SeatId[];
  nameOfSystem: (system: string) => string;
  /** Tells whether a title that names both sides of a fight tells a fact already. */
  beginsFight: (fact: F) => boolean;
  /** Returns the card texts below the line of a fact; empty if there are none. */
  textBelow: (fact: F) => string;
}

/** Narrates facts in lines: shortens names that are mentioned again, and gives each card text once. */
export function narrateLines<F extends GroupableFact & Fact>(
  board: PositionedBoard,
  { seats, nameOfSystem, beginsFight, textBelow, ...rules }: NarratedFacts<F>,
  { subject, hasTurnTitle, hasFightTitle, texts, onError, skipped }: NarrationOptions,
): string[] {
  const { facts, who } = rules;
  const others = seats.filter((seat) => seat !== subject).map(who);
  const shorten = createLineShortener(subject === undefined ? undefined : who(subject), others);
  const systems = new SystemMentions(board, nameOfSystem);
  const shown = new ToldTexts();
  const write = createLineWriter<F>({
    ...rules,
    systems,
    beginsTurn: ({ type }) => type === 'turn-begins',
    isInTitle: (fact) => hasFightTitle === true && beginsFight(fact),
    isTitled: hasTurnTitle ?? subject !== undefined,
    onError,
  });
  const line = (fact: F): string => {
    const told = write(fact);
    return told && capitalize(shorten(told)) + (texts ? shown.once(textBelow(fact)) : '');
  };
  const forget = (): void => {
    systems.forget();
    shown.forget();
  };
  return narrateEach(facts, line, { onError, skipped, forget });
}
