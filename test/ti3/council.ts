import { openAsks } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { ValueContextOf, ValueName, ValueOf } from '#kit/components/types.ts';
import type { Ti3 } from '#ti3/rules/components/component.ts';
import { enactForTest } from './enact.ts';
import { CardTable, type Name } from './card-table.ts';

const SEATS: readonly Name[] = ['bob', 'cal', 'ann'];

/** A table at which the council decides on single cards: whoever has votes gives them all for one outcome. */
export class Council extends CardTable {
  decides(card: string, outcome: string, second?: string): this {
    this.begins('vote-on', { card });
    for (const choice of second === undefined ? [outcome] : [outcome, second])
      for (const seat of SEATS) if (this.asksFor(seat) === 'vote') this.says(seat, choice);
    return this;
  }

  /** Of a vote that has begun already. */
  decidesOn(outcome: string): this {
    for (const seat of SEATS) if (this.asksFor(seat) === 'vote') this.says(seat, outcome);
    return this;
  }

  asksFor(seat: Name): string | undefined {
    return openAsks(this.state).find(({ ask }) => ask.player === seat && ask.reply === undefined)?.ask.question;
  }

  /** A law that has been in force for a while. */
  law(id: string, elected?: Name): this {
    enactForTest(this.game, id, elected);
    return this;
  }

  value<V extends ValueName<Ti3>>(name: V, about: ValueContextOf<Ti3, V>, base: ValueOf<Ti3, V>): ValueOf<Ti3, V> {
    return modify(this.game, name, about, base);
  }

  of(seat: Name) {
    return this.state.seats[seat];
  }

  goods(): number[] {
    return (['ann', 'bob', 'cal'] as const).map((seat) => this.of(seat).tradeGoods);
  }

  gives(goods: number): this {
    for (const seat of SEATS) this.of(seat).tradeGoods = goods;
    return this;
  }

  ready(seat: Name): number {
    return Object.values(this.state.planets).filter(({ owner, exhausted }) => owner === seat && !exhausted).length;
  }

  /** Everybody who is asked answers as it is proposed, or with the first choice. */
  goesOn(): this {
    for (let i = 0; i < 60; i++) {
      const seat = SEATS.find((one) => this.asked(one));
      const spec = seat && this.asked(seat);
      if (!seat || !spec || this.asksFor(seat) === 'turn') return this;
      if (spec.kind === 'allot') this.replies(seat, spec.proposed);
      else if (spec.kind === 'number') this.replies(seat, spec.max);
      else this.replies(seat, this.choices(seat).slice(0, 'min' in spec ? Math.max(1, spec.min) : undefined));
    }
    throw new Error('It never ends');
  }
}

export const council = (sets?: readonly string[]): Council => new Council(sets);
