import { seatOfFact, type GroupableFact } from './fact-groups.ts';

/**
 * Tells whether no line tells what a used ability does: it brought nothing, and its user does nothing next. The last
 * fact may have a line to come.
 */
export const isUntoldUse = (fact: GroupableFact, next: GroupableFact | undefined): boolean =>
  fact.type === 'ability-used' && !fact.parts?.results && next !== undefined && seatOfFact(next) !== seatOfFact(fact);

/** Tells whether a card that was voted on takes effect without being used: it affects all players. */
export const takesEffectByItself = (
  card: { elect?: unknown; reactions?: readonly { mandatory?: unknown }[] } | undefined,
): boolean =>
  card !== undefined && card.elect !== 'player' && (card.reactions ?? []).every(({ mandatory }) => mandatory);

/** Tells whether a card that elects a player takes effect on that player without being used. */
export const takesEffectOnElected = (
  card: { elect?: unknown; reactions?: readonly { mandatory?: unknown }[] } | undefined,
): boolean => card?.elect === 'player' && (card.reactions ?? []).every(({ mandatory }) => mandatory);

/** Texts of cards below the lines of one narration: each is given once, so that readers need not read it again. */
export class ToldTexts {
  private readonly told = new Set<string>();

  /** Returns the text the first time, and an empty text after that. */
  once(text: string): string {
    if (this.told.has(text)) return '';
    this.told.add(text);
    return text;
  }

  /** Forgets all texts: the reader does not see the lines so far. */
  forget(): void {
    this.told.clear();
  }
}
