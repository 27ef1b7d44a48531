import { partnerIn } from '../rules/trade/breaking.ts';
import type { SeatId } from '../rules/terms.ts';
import { byWorth, choices, pick, type Habit } from './asked.ts';
import { regrets } from './expeditions.ts';
import { tradeIncome } from './income.ts';
import { lead, ranked, type Mind } from './mind.ts';

/** Whom nobody gives anything: who is far ahead, and near the end. */
export function feared(mind: Mind, seat: SeatId): boolean {
  const { points } = mind.game.state.options;
  return lead(mind, seat) >= 3 && mind.game.state.seats[seat].points >= points / 2;
}

const bestContract = ({ game }: Mind, seat: SeatId): number => Math.max(0, ...game.state.seats[seat].contracts);

/** Whose contract is worth most, of those who are not feared. */
const propose: Habit = byWorth((mind, key) => (key === 'none' ? 0 : feared(mind, key) ? -1 : bestContract(mind, key) + 1));

/** One gives as much as one hopes to get, and else the least. */
const give: Habit = (mind, { data, spec }) => {
  const { partner } = data as { partner: SeatId };
  const hope = bestContract(mind, partner);
  const [first] = ranked(choices(spec), ({ key }) => -Math.abs(Number(key) - hope));
  return first && [first.key];
};

const agree: Habit = (mind, { data, spec }) => {
  const { partner, gets } = data as { partner: SeatId; gets: number };
  if (feared(mind, partner)) return pick({ spec } as never, 'no');
  const offers = choices(spec).filter(({ key }) => key !== 'no');
  const [least] = ranked(offers, ({ key }) => -Math.abs(Number(key) - gets));
  return least ? [least.key] : undefined;
};

/** Others may trade with each other as long as neither is feared. */
const approve: Habit = (mind, asked) => {
  const { seats } = asked.data as { seats: SeatId[] };
  return pick(asked, seats.some((seat) => feared(mind, seat)) ? 'no' : 'yes');
};

/** All agreements are cancelled where the others live by them much more than the seat does. */
const way: Habit = (mind, asked) => {
  const most = Math.max(0, ...mind.rivals.map((seat) => tradeIncome(mind, seat)));
  return pick(asked, most - tradeIncome(mind) >= 5 ? 'cancel' : 'trade');
};

const breakThem: Habit = byWorth((mind, id) => {
  const found = mind.game.state.agreements[id];
  if (!found) return -1;
  const partner = partnerIn(found, mind.seat);
  const [mine, theirs] = mind.seat === found.seats[0] ? found.worth : [found.worth[1], found.worth[0]];
  return regrets(mind, partner, mine, theirs) ? 1 : -1;
});

export const tradeHabits: Record<string, Habit> = {
  'trade-or-cancel': way,
  'propose-agreement': propose,
  'give-contract': give,
  'agree-to-trade': agree,
  'approve-agreement': approve,
  'break-agreements': breakThem,
};
