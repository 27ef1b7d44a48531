import type { GuardedEdition, GuardedGame, GuardedState } from '../secrets/editions/guarded-edition.ts';

/** Cards that the rules have shown to each seat and to the public (''). */
export class KnownCards {
  private readonly seen = new Map<string, Set<string>>();
  private readonly guarded: GuardedEdition;

  constructor(guarded: GuardedEdition) {
    this.guarded = guarded;
  }

  of(viewer: string): Set<string> {
    const found = this.seen.get(viewer) ?? new Set();
    this.seen.set(viewer, found);
    return found;
  }

  /** Adds the cards named in a fact for each viewer of the fact. */
  tell({ components }: GuardedGame['book'], fact: { to?: unknown }, seats: string[]): void {
    const { componentOf } = this.guarded;
    const { to } = fact;
    const named = (JSON.stringify(fact).match(/[a-z0-9-]+(?:#\d+)?/gi) ?? [])
      .flatMap((word) => [word, componentOf(word)])
      .filter((word) => components[componentOf(word)] !== undefined || word.includes('#'));
    const viewers = Array.isArray(to) ? (to as string[]) : [...seats, ''];
    for (const viewer of viewers) for (const word of named) this.of(viewer).add(word);
  }

  /** Adds the open cards for all viewers and each seat's own cards for that seat. */
  look(state: GuardedState): void {
    const { open, own, componentOf } = this.guarded;
    for (const viewer of [...state.order, '']) {
      for (const card of [...open(state), ...(viewer === '' ? [] : own(state, viewer))]) {
        this.of(viewer).add(card);
        this.of(viewer).add(componentOf(card));
      }
    }
  }
}
