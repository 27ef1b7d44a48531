import type { Fact, OpenAsk, Spec } from '../../../engine/index.ts';
import { canonical } from '../../../engine/index.ts';
import { componentOf } from '../rules/components/component.ts';
import type { Game, Rulebook } from '../rules/game.ts';
import type { ComponentId, UnitType } from '../rules/state.ts';

export interface Count {
  /** Times it was among the choices, open. */
  offered: number;
  /** Times it was played, used, gained, scored, revealed, enacted, or otherwise took part in what happened. */
  used: number;
}

/** How often each component came up, over all games it is given. */
export interface Coverage {
  counts: Record<ComponentId, Count>;
  asked: (game: Game, open: OpenAsk, spec: Spec) => void;
  told: (game: Game, fact: Fact) => void;
}

/** Facts that name a component, and where: what they are about took part in the game. */
const NAMED = ['component', 'technology', 'objective', 'agenda', 'law', 'card', 'why', 'by'] as const;

/** Enough of a component's values seen to change: the rest need not be looked at. */
const ENOUGH = 1000;

/** Looks at what happens, and for the book it is given from now on also at the values that components change. */
export function coverage(book: Rulebook): Coverage {
  const counts: Record<ComponentId, Count> = {};
  for (const id of Object.keys(book.components)) counts[id] = { offered: 0, used: 0 };
  for (const { id, modifiers } of Object.values(book.components)) {
    const values = (modifiers ?? {}) as Record<string, (game: Game, held: unknown, value: unknown, about: unknown) => unknown>;
    for (const [name, change] of Object.entries(values)) {
      values[name] = (game, held, value, about) => {
        const changed = change(game, held, value, about);
        if (changed !== value && counts[id].used < ENOUGH && canonical(changed) !== canonical(value)) counts[id].used++;
        return changed;
      };
    }
  }
  const componentFor = (game: Game, key: string): ComponentId | undefined => {
    const bare = key.slice(key.indexOf(':') + 1).split('/')[0];
    const effect = game.state.effects[bare] ?? game.state.laws[bare];
    const id = effect?.component ?? componentOf(bare);
    return id in counts ? id : undefined;
  };
  return {
    counts,
    asked: (game, _open, spec) => {
      if (spec.kind !== 'choose') return;
      for (const { key, off } of spec.options) {
        const id = off === undefined ? componentFor(game, key) : undefined;
        if (id !== undefined) counts[id].offered++;
      }
    },
    told: (game, fact) => {
      const named = new Set(
        NAMED.map((field) => fact[field])
          .filter((value): value is string => typeof value === 'string')
          .map(componentOf),
      );
      // Units are named by their types: what they are is on their owner's sheet.
      if (fact.type === 'units-placed') named.add(game.state.seats[String(fact.seat)]?.units[fact.unit as UnitType]);
      for (const id of named) if (id in counts) counts[id].used++;
    },
  };
}
