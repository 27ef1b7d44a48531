import { fragmentsOf } from '#ti4/rules/exploration/exploration-cards.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import { MECATOL_REX, planetsOf } from '#ti4/rules/planets/planets.ts';
import { definitionOf } from '#ti4/rules/units/units.ts';
import { distancesFrom, ownSeat, memoizeForDecision, unitPlacement, type AiContext } from '#ti4/ai/ai-context.ts';
import { type Goal, candidates, termsOf } from './goals.ts';

/** Amounts kept for objectives that are paid for at the end of this round. */
export interface GoalReserve {
  resources: number;
  influence: number;
  tradeGoods: number;
  tokens: number;
  actionCards: number;
  fragments: number;
}

/** Lists objectives that the seat can score now, some of them for a payment. */
export const scorableGoals = (context: AiContext): Omit<Goal, 'lacks'>[] =>
  memoizeForDecision(context, 'ready', () =>
    candidates(context)
      .filter((id) => objectiveOf(context.game, id).fulfilled(context.game, context.seat))
      .map((id) => termsOf(context, id)),
  );

/**
 * Returns what a seat saves: for a custodians token in reach, and for the best paid public and secret objective unless
 * a free one gives as many points.
 */
export const reserveFor = (context: AiContext): GoalReserve =>
  memoizeForDecision(context, 'reserve', () => {
    const kept: GoalReserve = { resources: 0, influence: 0, tradeGoods: 0, tokens: 0, actionCards: 0, fragments: 0 };
    const paid = scorableGoals(context).filter(
      ({ spend, points }) => Object.keys(spend).length > 0 && payable(context, spend, points),
    );
    const free = scorableGoals(context).filter(({ spend }) => !Object.keys(spend).length);
    const best = (secret: boolean) => {
      const most = Math.max(0, ...free.filter((aim) => aim.secret === secret).map(({ points }) => points));
      return paid.filter((aim) => aim.secret === secret && aim.points > most).sort((a, b) => b.points - a.points)[0];
    };
    if (custodiansInReach(context)) kept.influence += CUSTODIANS_INFLUENCE;
    // The first round is for growth.
    if (context.game.state.round > 1)
      for (const aim of [best(false), best(true)])
        for (const [kind, count] of Object.entries(aim?.spend ?? {})) kept[kind as keyof GoalReserve] += count;
    return kept;
  });

/** Influence that removing the custodians token costs. */
export const CUSTODIANS_INFLUENCE = 6;

/** Tells whether the seat can pay for the custodians token, and ships with capacity can get there this round. */
function custodiansInReach(context: AiContext): boolean {
  const { game, seat } = context;
  const rex = game.state.planets[MECATOL_REX]?.system;
  if (
    !game.state.custodians ||
    rex === undefined ||
    spendableAmount(game, seat, 'influence') < CUSTODIANS_INFLUENCE ||
    ownSeat(context).tokens.tactic < 1 ||
    game.state.systems[rex].tokens.includes(seat)
  )
    return false;
  const far = distancesFrom(context, [rex]);
  return Object.entries(unitPlacement(context).ships).some(
    ([system, ships]) =>
      (far[system] ?? 9) < 3 &&
      !game.state.systems[system].tokens.includes(seat) &&
      ships.some(
        (ship) =>
          ship.owner === seat &&
          (definitionOf(game, ship).capacity ?? 0) > 0 &&
          (definitionOf(game, ship).move ?? 0) >= (far[system] ?? 9),
      ),
  );
}

/** Tells whether the seat could save this payment by the end of the round. */
function payable(
  context: AiContext,
  { resources = 0, influence = 0, tradeGoods = 0, tokens = 0, actionCards = 0, fragments = 0 }: Goal['spend'],
  points: number,
): boolean {
  const own = ownSeat(context);
  const ready = planetsOf(context.game, context.seat).filter(({ exhausted }) => !exhausted);
  const sum = (kind: 'resources' | 'influence') =>
    own.tradeGoods + ready.reduce((total, { id }) => total + (context.game.book.planets[id]?.[kind] ?? 0), 0);
  return (
    sum('resources') >= resources &&
    sum('influence') >= influence &&
    own.tradeGoods + own.commodities >= tradeGoods &&
    own.tokens.tactic + own.tokens.strategy >= tokens &&
    own.actionCards.length >= actionCards &&
    fragmentsOf(context.game, context.seat).length >= fragments &&
    points > 0
  );
}
