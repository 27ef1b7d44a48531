import { ask, call, chosenKey, choose, done, fork, goto, type Option, type Procedure, type Question } from '#engine';
import { prefixedKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import type { StrategyCard } from '#ti4/rules/components/component.ts';
import { followingMoment, procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { hasOpenAnytimeAbility } from '#ti4/rules/components/component-actions.ts';
import { hasStandingOrder } from '#ti4/rules/events/standing-orders.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { exhaust } from '#ti4/rules/components/in-force.ts';
import { nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { returnToken } from '#ti4/rules/tokens/command-tokens.ts';
import {
  strategyTokenProblem,
  spendStrategyTokenSilently,
  spendStrategyToken,
  queueTokensSpentReaction,
  hasTokenChoice,
} from '#ti4/rules/tokens/strategy-tokens.ts';
import { capitalize } from '#text/sentences.ts';

export function strategyCardOf(game: Game, id: ComponentId): StrategyCard {
  const component = game.book.byKind['strategy-card'][id];
  if (!component) throw new Error(`No strategy card ${id}`);
  return component;
}

export interface Secondary {
  seat: SeatId;
  card: ComponentId;
  by: SeatId;
  /** An effect grants free use; any tokens it places come from the reinforcements. */
  granted?: true;
  /** Used without a strategic action (82), which some abilities require. */
  alone?: true;
  /** The primary ability is resolved instead. */
  primary?: true;
  /** The active player's token that is used instead of an own one, with its system and the component that allows it. */
  instead?: Instead;
  /** Number of strategy pool tokens spent. */
  spent?: number;
}

interface Instead {
  system: SystemId;
  component: ComponentId;
  key: string;
}

/** Key of a token of the active player and the component that uses it: 'instead:jae-mir-kan@18'. */
const insteadKey = prefixedKey<string>('instead:');
const sourceKey = optionalPairKey<string, SystemId>('@');

/** Returns the tokens on the board that could be used instead of an own one. */
function tokensInStead(game: Game, { seat, by, alone }: Secondary): (Instead & { option: string })[] {
  if (alone) return [];
  const systems = Object.values(game.state.systems).filter(({ tokens }) => tokens.includes(by));
  return modify(game, 'tokens-in-stead', { seat, by }, []).flatMap(({ component, key }) =>
    systems.map(({ id }) => ({ system: id, component, key, option: insteadKey.format(sourceKey.format(key, id)) })),
  );
}

/** Returns an option for each such token. */
const insteadOptions = (game: Game, data: Secondary, unable: string | undefined): Option[] =>
  tokensInStead(game, data).map(({ option, component, system }) => ({
    key: option,
    label: `Follow with ${game.book.components[component]?.name ?? component}: use their token at ${nameOfSystem(game, system)}`,
    ...(unable !== undefined && { disabledReason: unable }),
  }));

const isFree = (game: Game, { seat, card, granted }: Secondary): boolean =>
  granted === true ||
  !strategyCardOf(game, card).secondaryCost ||
  modify(game, 'secondary-free', { seat, card }, false);

/** Always asked, even if declining is the only option: the player might use another ability first. */
export const useSecondary = question<Secondary>()(
  'use-secondary',
  (game, seat, data) => {
    if (!data.granted && hasStandingOrder(game, seat, skipOrder('use-secondary', data.card))) return SKIPPED;
    const card = strategyCardOf(game, data.card);
    const free = isFree(game, data);
    const poor = strategyTokenProblem(game, seat);
    const unable = card.secondaryUnable?.(game, seat);
    const off = unable ?? (free ? undefined : poor);
    const used = data.granted
      ? ''
      : `${capitalize(nameOfSeat(game, data.by))} performed the strategic action of ${card.name}. `;
    return choose(`${used}Do you ${data.granted ? `use the secondary ability of ${card.name}` : 'follow'}?`, [
      {
        key: 'use',
        label: data.granted ? 'Use the secondary ability' : free ? 'Follow' : 'Follow for 1 strategy token',
        hint: card.secondaryVain?.(game, seat) ?? card.offer,
        ...(off !== undefined && { disabledReason: off }),
      },
      ...(free ? [] : insteadOptions(game, data, unable)),
      // A player whose secondary ability is free may still spend a token.
      ...(!data.granted && card.secondaryCost && modify(game, 'primary-instead', { seat, card: data.card }, false)
        ? [
            {
              key: 'use-primary',
              label: 'Use the primary ability for 1 strategy token',
              hint: card.text,
              ...(poor !== undefined && { disabledReason: poor }),
            },
          ]
        : []),
      { key: 'decline', label: 'Decline' },
    ]);
  },
  {
    publicAnswer: (game, seat, data) => (mustDeclineSecondary(game, seat, data) ? ['decline'] : undefined),
    title: (game, _seat, { card }) => `follow ${strategyCardOf(game, card).name} or decline`,
  },
);

const isBeyond = (game: Game, seat: SeatId, { card, by }: Secondary): boolean =>
  strategyCardOf(game, card).secondaryBeyond?.(game, seat, by) === true;

/**
 * Tells whether it is public that a seat has no command token for a secondary ability and no way to get one: tokens
 * cannot be traded. A seat that lacks something else may still receive it, unless `secondaryBeyond` rules that out.
 */
export const mustDeclineSecondary = (game: Game, seat: SeatId, data: Secondary): boolean =>
  (isBeyond(game, seat, data) ||
    (!isFree(game, data) && strategyTokenProblem(game, seat) !== undefined && !tokensInStead(game, data).length)) &&
  !modify(game, 'primary-instead', { seat, card: data.card }, false) &&
  !hasOpenAnytimeAbility(game, seat);

/** Exhausts the component and returns the active player's token from the board. */
function useInstead(game: Game, { seat, by }: Secondary, { system, component, key }: Instead): void {
  exhaust(game, { component, holder: seat, key });
  returnToken(game, by, system);
  game.addFact({ type: 'token-removed', seat: by, system });
}

/** One player's secondary ability (82.1). Returns whether it was used. */
export const secondaryAbility = procedure<Secondary>()('secondary-ability', {
  start: (game, data) => {
    const required =
      modify(game, 'secondary-required', { seat: data.seat, card: data.card }, false) && isFree(game, data);
    return required ? goto('use') : ask([useSecondary.ask(data.seat, { ...data })], 'answered');
  },
  answered: (game, data, got) => {
    const answer = chosenKey(got.answer);
    if (answer === 'use-primary') data.primary = true;
    const other = tokensInStead(game, data).find(({ option }) => option === answer);
    if (other) data.instead = { system: other.system, component: other.component, key: other.key };
    return answer === 'use' || data.primary || other ? goto('use') : done(false);
  },
  use: (game, data) => {
    const free = !data.primary && isFree(game, data);
    if (data.instead) useInstead(game, data, data.instead);
    else if (!free && hasTokenChoice(game, data.seat))
      return call(spendStrategyToken, { seat: data.seat, why: data.card }, 'spent');
    else if (!free) data.spent = spendStrategyTokenSilently(game, data.seat, undefined, data.card); // 20.5
    return goto('perform');
  },
  spent: (_game, data, got) => {
    data.spent = Number(got.result);
    return goto('perform');
  },
  perform: (game, data) => {
    const card = strategyCardOf(game, data.card);
    const free = !data.primary && data.spent === undefined && data.instead === undefined;
    game.addFact({ type: 'secondary-used', seat: data.seat, card: data.card });
    return call(
      data.primary ? card.primary : card.secondary,
      { seat: data.seat, ...(free && !data.granted && { free: true }), ...(data.instead && { tokenOf: data.by }) },
      'used',
    );
  },
  used: (game, { seat, card, spent }) => {
    queueTokensSpentReaction(game, seat, spent ?? 0);
    return openWindow('after', 'strategy-ability-resolved', { seat, card }, 'end');
  },
  end: () => done(true),
});

/**
 * The strategic action (82): the primary ability, then the other players' secondary abilities, then the card is
 * exhausted.
 */
export const strategicAction = procedure<{ seat: SeatId; card: ComponentId }>()('strategic-action', {
  start: (game, data) => {
    game.addFact({ type: 'strategic-action', seat: data.seat, card: data.card });
    const about = { seat: data.seat, card: data.card };
    // Cards that prevent the action come before reactions to it. If no card prevents it, one window is enough.
    if (!game.book.listenersByMoment['when strategic-action-nears'])
      return openWindow('when', 'strategic-action', about, 'primary');
    return openWindow('when', 'strategic-action-nears', about, 'primary', {
      next: [followingMoment('when', 'strategic-action', about)],
    });
  },
  primary: (game, { seat, card }) => call(strategyCardOf(game, card).primary, { seat }, 'resolved'),
  resolved: (_game, { seat, card }) => openWindow('after', 'strategy-ability-resolved', { seat, card }, 'secondaries'),
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
    return openWindow('after', 'strategic-action-ends', { seat, card }, 'end');
  },
  end: () => done(),
});

export const strategicActionProcedures: Procedure<Game, never>[] = [strategicAction, secondaryAbility];
export const strategicActionQuestions: Question<Game, never>[] = [useSecondary];
