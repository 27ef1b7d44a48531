import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from '../factions/leaders-at-hand.ts';

/** An agenda is revealed; agents rest. Ann is the speaker, and only bob has anything to vote with, unless others are named as `voters`. */
export function council(agenda: string, setting: Setting = {}, voters: string[] = []): TestTable {
  return table({
    ...setting,
    planets: { bob: ['mecatol-rex'], ...setting.planets },
    phase: 'agenda',
    change: (state) => {
      resting(state);
      state.decks.agenda.draw = [agenda, ...['archived-secret', 'economic-equality'].filter((id) => id !== agenda)];
      for (const seat of ['ann', 'cat'])
        if (!voters.includes(seat))
          for (const id of state.systems[state.seats[seat].home].planets) state.planets[id].exhausted = true;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});
}

/** Bob votes with Mecatol Rex; of the others those who can vote do so with one planet for what `also` says, or abstain. */
export function elects(t: TestTable, outcome: string, also: Record<string, string> = {}): TestTable {
  t.bob.votesFor(outcome, 'mecatol-rex');
  for (const seat of ['cat', 'ann']) {
    if (!t.asks(seat, 'vote-for')) continue;
    t.seat(seat).votesFor(also[seat] ?? 'abstain');
    if (also[seat]) t.seat(seat).casts('quinarra');
  }
  return t;
}

/** An agenda as it is revealed, voted on and resolved. */
export const resolve = (
  agenda: string,
  outcome: string,
  setting: Setting = {},
  also: Record<string, string> = {},
): TestTable => elects(council(agenda, setting, Object.keys(also)), outcome, also);

/** Where the next strategy phase begins, all else over. */
export function nextStrategyPhase(t: TestTable): TestTable {
  t.state.stack = [];
  for (const planet of Object.values(t.state.planets)) planet.exhausted = false;
  return t.begin(strategyPhase, {});
}

/** A law in play, for `Setting.change`. */
export const inPlay =
  (law: string, elected?: string, owner?: string): NonNullable<Setting['change']> =>
  (state) => {
    state.laws[law] = {
      component: law,
      ...(elected !== undefined && { elected }),
      ...(owner !== undefined && { owner }),
    };
  };

/** A number of each seat's, in seating order. */
const each =
  (of: 'points' | 'tradeGoods') =>
  (t: TestTable): string =>
    Object.values(t.state.seats)
      .map((seat) => seat[of])
      .join(' ');
export const points = each('points');
export const goods = each('tradeGoods');
