import { ask, call, chosenOne, choose, done, fork, goto, type Procedure, type Question } from '../../../../engine/index.ts';
import type { StrategyCard } from '../components/component.ts';
import { procedure, question, window, type Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import { nameOfSeat } from '../names.ts';
import { othersFrom, seatOf } from '../seats.ts';
import type { ComponentId, SeatId } from '../state.ts';

export function strategyCardOf(game: Game, id: ComponentId): StrategyCard {
  const component = game.book.byKind['strategy-card'][id];
  if (!component) throw new Error(`No strategy card ${id}`);
  return component;
}

interface Secondary {
  seat: SeatId;
  card: ComponentId;
  by: SeatId;
  /** The primary ability is resolved in its stead. */
  primary?: true;
}

const isFree = (game: Game, { seat, card }: Secondary): boolean =>
  !strategyCardOf(game, card).secondaryCost || modify(game, 'secondary-free', { seat, card }, false);

/** Always put, even where only declining is open: something might be done first. */
const useSecondary = question<Secondary>()(
  'use-secondary',
  (game, seat, data) => {
    const card = strategyCardOf(game, data.card);
    const free = isFree(game, data);
    const poor = seatOf(game, seat).tokens.strategy < 1 ? 'You have no command token in your strategy pool.' : undefined;
    const off = card.secondaryUnable?.(game, seat) ?? (free ? undefined : poor);
    return choose(`${nameOfSeat(game, data.by)} used ${card.name}. Use its secondary ability?`, [
      { key: 'use', label: free ? 'Use it' : 'Use it for a strategy token', hint: card.text, ...(off !== undefined && { off }) },
      // Whoever does not have to spend a token still may.
      ...(card.secondaryCost && modify(game, 'primary-instead', { seat, card: data.card }, false)
        ? [
            {
              key: 'use-primary',
              label: 'Use its primary ability for a strategy token',
              hint: card.text,
              ...(poor !== undefined && { off: poor }),
            },
          ]
        : []),
      { key: 'decline', label: 'Decline' },
    ]);
  },
  { title: (game, _seat, { card }) => `use the secondary ability of ${strategyCardOf(game, card).name} or decline` },
);

/** One player's secondary ability (82.1). Gives back whether it was used. */
export const secondaryAbility = procedure<Secondary>()('secondary-ability', {
  start: (game, data) => {
    const required = modify(game, 'secondary-required', { seat: data.seat, card: data.card }, false) && isFree(game, data);
    return required ? goto('use') : ask([useSecondary.of(data.seat, { ...data })], 'answered');
  },
  answered: (_game, data, got) => {
    const answer = chosenOne(got.answer);
    if (answer === 'use-primary') data.primary = true;
    return answer === 'use' || data.primary ? goto('use') : done(false);
  },
  use: (game, data) => {
    const card = strategyCardOf(game, data.card);
    const free = !data.primary && isFree(game, data);
    if (!free) {
      seatOf(game, data.seat).tokens.strategy -= 1; // 20.5
      game.fact({ type: 'tokens-spent', seat: data.seat, pools: { strategy: 1 }, why: data.card });
    }
    game.fact({ type: 'secondary-used', seat: data.seat, card: data.card });
    return call(data.primary ? card.primary : card.secondary, { seat: data.seat, ...(free && { free: true }) }, 'used');
  },
  used: (_game, { seat, card }) => window('after', 'strategy-ability-resolved', { seat, card }, 'end'),
  end: () => done(true),
});

/** The strategic action (82): the primary ability, the others' secondary ability, and the card is exhausted. */
export const strategicAction = procedure<{ seat: SeatId; card: ComponentId }>()('strategic-action', {
  start: (game, data) => {
    game.fact({ type: 'strategic-action', seat: data.seat, card: data.card });
    return window('when', 'strategic-action', { seat: data.seat, card: data.card }, 'primary');
  },
  primary: (game, { seat, card }) => call(strategyCardOf(game, card).primary, { seat }, 'resolved'),
  resolved: (_game, { seat, card }) => window('after', 'strategy-ability-resolved', { seat, card }, 'secondaries'),
  secondaries: (game, { seat, card }) =>
    // 82.1: clockwise from the left
    fork(
      secondaryAbility,
      othersFrom(game.state, seat).map((other) => ({ seat: other, data: { seat: other, card, by: seat } })),
      'exhaust',
    ),
  exhaust: (game, { seat, card }) => {
    // 82.2
    const own = seatOf(game, seat).strategyCards[card];
    if (own) own.used = true;
    return window('after', 'strategic-action-ends', { seat, card }, 'end');
  },
  end: () => done(),
});

export const strategicActionProcedures: Procedure<Game, never>[] = [strategicAction, secondaryAbility];
export const strategicActionQuestions: Question<Game, never>[] = [useSecondary];
