import { expect, test } from 'vitest';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { CardTable } from '../card-table.ts';

const begun = (lay: (at: CardTable) => void): CardTable => {
  const at = new CardTable();
  lay(at);
  return at.begins('status-phase', {});
};

test('E3 16.1 a player claims one public, one secret objective', () => {
  const at = new CardTable();
  const secret = at.game.book.byKind.objective.technocrat;
  const { fulfilled } = secret;
  secret.fulfilled = () => true;
  at.state.objectives = [
    { id: 'six-trade-goods', claimedBy: [] },
    { id: 'twelve-trade-goods', claimedBy: ['ann'] },
    { id: 'five-technologies', claimedBy: [] },
  ];
  Object.assign(at.state.seats.ann, { tradeGoods: 20, secretObjective: 'technocrat' });
  const five = [
    'antimass-deflectors',
    'xrd-transporters',
    'hylar-v-assault-laser',
    'enviro-compensator',
    'sarween-tools',
  ];
  at.state.seats.ann.technologies = Object.fromEntries(five.map((component) => [component, { component }]));
  at.begins('status-phase', {});
  expect(at.choices('ann')).toEqual(['six-trade-goods', 'five-technologies', 'technocrat']);
  expect(() => at.says('ann', 'six-trade-goods', 'five-technologies')).toThrow(
    'You can score only 1 public objective at a time (E3 16.1).',
  );
  at.says('ann', 'six-trade-goods', 'technocrat');
  expect(at.state.seats.ann.tradeGoods).toBe(14);
  secret.fulfilled = fulfilled;
  expect([at.state.seats.ann.points, at.state.seats.ann.claimed]).toEqual([3, ['technocrat', 'six-trade-goods']]);
  expect(at.choices('ann')).not.toContain('five-technologies');
});

test('E3 16.1 claiming needs all planets of the home system', () => {
  const lay = ({ state }: CardTable): void => {
    state.objectives = [{ id: 'six-trade-goods', claimedBy: [] }];
    state.seats.bob.tradeGoods = 6;
  };
  expect(begun(lay).choices('bob')).toEqual(['six-trade-goods', 'none']);
  const robbed = begun((at) => {
    lay(at);
    at.state.planets.hercant.owner = 'ann';
  });
  expect(robbed.choices('bob')).not.toContain('six-trade-goods');
});

test('E3 16.1 every player may claim a public objective', () => {
  const at = begun(({ state }) => {
    state.objectives = [{ id: 'six-trade-goods', claimedBy: [] }];
    for (const seat of ['ann', 'bob'] as const) state.seats[seat].tradeGoods = 6;
    state.seats.bob.strategyCards = { diplomacy: { used: true } };
    state.seats.ann.strategyCards = { trade: { used: true } };
  });
  at.says('bob', 'six-trade-goods').says('ann', 'six-trade-goods');
  expect(at.state.objectives[0].claimedBy).toEqual(['bob', 'ann']);
});

test('E3 16.2 repairs ships, E3 16.3 returns counters, E3 16.4 refreshes planets', () => {
  const at = begun((table) => {
    const [ship] = table.units('ann', 'empty-1', 'dreadnought');
    ship.damaged = true;
    table.state.systems['empty-1'].counters = ['ann', 'bob'];
    table.state.planets.jord.exhausted = true;
    table.state.planets.saudor.exhausted = true;
  });
  expect([at.at('empty-1'), at.state.systems['empty-1'].counters]).toEqual([['dreadnought'], []]);
  // A planet that nobody has is nobody's to refresh.
  expect([at.state.planets.jord.exhausted, at.state.planets.saudor.exhausted]).toEqual([false, true]);
});

test('E3 5.4 redistribution keeps the fleet supply that fleets need', () => {
  const at = new CardTable();
  at.units('ann', 'empty-1', 'cruiser', 'cruiser', 'fighter');
  at.state.seats.ann.counters = { command: 0, fleet: 3, strategy: 0 };
  at.begins('status-phase', {});
  const asked = at.asked('ann');
  expect(asked?.kind === 'allot' && asked.amounts.map(({ hint }) => hint)).toEqual([
    undefined,
    `your ships at ${nameOfSystem(at.game, 'empty-1')} need 2`,
    undefined,
  ]);
  expect(() => at.replies('ann', { command: 5, fleet: 1, strategy: 0 })).toThrow(
    `Keep at least 2 in fleet supply: your ships at ${nameOfSystem(at.game, 'empty-1')} need 2.`,
  );
  expect(() => at.replies('ann', { command: 5, fleet: 2, strategy: 0 })).toThrow();
  at.replies('ann', { command: 3, fleet: 2, strategy: 1 });
  expect(at.asked('ann')).toBeUndefined();
  for (const seat of ['bob', 'cal'] as const) {
    const spec = at.asked(seat);
    if (spec?.kind === 'allot') at.replies(seat, spec.proposed);
  }
  expect(at.state.seats.ann.counters).toEqual({ command: 3, fleet: 2, strategy: 1 });
});
