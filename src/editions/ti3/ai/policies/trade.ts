import { partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { chooseByValue, openOptions, pickOption, type Policy } from '#ti3/ai/policy.ts';
import { prefersBreaking } from '#ti3/ai/evaluation/tactical-actions.ts';
import { tradeIncome } from '#ti3/ai/evaluation/trade-income.ts';
import { pointLead, rankBy, type AiContext } from '#ti3/ai/ai-context.ts';

/** Tells whether a rival is far ahead and near victory: such a player gets nothing. */
export function isFeared(context: AiContext, seat: SeatId): boolean {
  const { points } = context.game.state.options;
  return pointLead(context, seat) >= 3 && context.game.state.seats[seat].points >= points / 2;
}

/** Returns the value of the contract that a partner will probably give for a contract of value `worth`. */
const likely = ({ game }: AiContext, partner: SeatId, worth: number): number =>
  rankBy(game.state.seats[partner].contracts, (one) => -Math.abs(one - worth))[0] ?? 0;

/**
 * Returns the value of exchanging contracts: the income minus the rival's benefit, which counts more for a leading
 * rival.
 */
const bargain = (context: AiContext, partner: SeatId, gives: number, gets: number): number =>
  gets - Math.max(0.2, 0.4 + 0.1 * pointLead(context, partner)) * gives;

/**
 * Lists players who refused an agreement with the seat since Trade was played; they are not asked again in the same
 * action.
 */
function turnedDown({ game, seat }: AiContext): Set<SeatId> {
  const { facts } = game.state;
  const since = facts.slice(facts.findLastIndex(({ type }) => type === 'strategic-action') + 1);
  return new Set(
    since.flatMap((fact) => {
      if (fact.type !== 'agreement-refused' || ![fact.seat, fact.partner].includes(seat)) return [];
      return [fact.seat === seat ? fact.partner : fact.seat];
    }),
  );
}

/** Proposes the best exchange of contracts to a player who is not dangerous. */
const propose: Policy = (context, { spec }) => {
  if (spec.kind !== 'choose') return undefined;
  const refused = turnedDown(context);
  const rated = openOptions(spec).flatMap(({ key }) => {
    const [partner, worth] = key.split('>');
    if (key === 'none' || isFeared(context, partner) || refused.has(partner)) return [];
    return [
      {
        key,
        partner,
        gives: worth,
        worth: bargain(context, partner, Number(worth), likely(context, partner, Number(worth))),
      },
    ];
  });
  const left = context.own.contracts.map(String);
  const found: string[] = [];
  const taken = new Set<SeatId>();
  for (const { key, partner, gives, worth } of rankBy(rated, (one) => one.worth)) {
    if (worth <= 0 || found.length >= spec.max || taken.has(partner) || !left.includes(gives)) continue;
    left.splice(left.indexOf(gives), 1);
    taken.add(partner);
    found.push(key);
  }
  return found.length ? found : spec.min ? pickOption({ spec } as never, 'none') : [];
};

const agree: Policy = (context, { data, spec }) => {
  const { partner, gets } = data as { partner: SeatId; gets: number };
  if (isFeared(context, partner)) return pickOption({ spec } as never, 'no');
  const offers = openOptions(spec).filter(({ key }) => key !== 'no');
  const [least] = rankBy(offers, ({ key }) => -Math.abs(Number(key) - gets));
  return least ? [least.key] : undefined;
};

/** Approves agreements between other players unless one of them is dangerous. */
const approve: Policy = (context, asked) => {
  const { seats } = asked.data as { seats: SeatId[] };
  return pickOption(asked, seats.some((seat) => isFeared(context, seat)) ? 'no' : 'yes');
};

const approveAll: Policy = chooseByValue((context, key) =>
  key.split('+').some((seat) => isFeared(context, seat)) ? -1 : 1,
);

/** Cancels all agreements if a rival earns much more from them than the seat. */
const way: Policy = (context, asked) => {
  const most = Math.max(0, ...context.rivals.map((seat) => tradeIncome(context, seat)));
  return pickOption(asked, most - tradeIncome(context) >= 5 ? 'cancel' : 'trade');
};

const breakThem: Policy = chooseByValue((context, id) => {
  const found = context.game.state.agreements[id];
  if (!found) return -1;
  const partner = partnerIn(found, context.seat);
  const [mine, theirs] = context.seat === found.seats[0] ? found.worth : [found.worth[1], found.worth[0]];
  return prefersBreaking(context, partner, mine, theirs) ? 1 : -1;
});

export const tradePolicies: Record<string, Policy> = {
  'trade-or-cancel': way,
  'propose-agreement': propose,
  'agree-to-trade': agree,
  'approve-agreement': approve,
  'approve-agreements': approveAll,
  'break-agreements': breakThem,
};
