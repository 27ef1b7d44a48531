import { expect, test } from 'vitest';
import { choose, openAsks, answerProblem, specOf, type Answer, type Json } from '#engine';
import type { AiContext } from '#ti4/ai/ai-context.ts';
import { chooseAnswer } from '#ti4/ai/index.ts';
import { takeablePlanets } from '#ti4/ai/evaluation/invasion.ts';
import { leaveNeededShips } from '#ti4/ai/evaluation/departures.ts';
import { listFleetSources } from '#ti4/ai/evaluation/fleet-sources.ts';
import { evaluatePlay } from '#ti4/ai/evaluation/component-advice.ts';
import { pickUpOnTheWay, type Fleet } from '#ti4/ai/evaluation/compose-fleets.ts';
import { hasPlanetToTake } from '#ti4/ai/evaluation/nearby-planets.ts';
import { evaluateActivationWithoutMove } from '#ti4/ai/evaluation/system-evaluation.ts';
import { chooseFleet } from '#ti4/ai/evaluation/tactical-actions.ts';
import { evaluateComponentAction } from '#ti4/ai/policies/cards.ts';
import { evaluatePrimary, evaluateSecondary } from '#ti4/ai/policies/turn.ts';
import { outOfTurnAction } from '#ti4/rules/phases/out-of-turn-action.ts';
import { paymentSpec } from '#ti4/rules/production/payment.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { table, type TestTable } from '../rules/table.ts';

// What practice players and proposals do not give up for nothing.

const seats = { ann: 'naalu', bob: 'letnev', cat: 'saar' } as const;

const chosen = ({ game }: TestTable, question: string, keys: string[], data: Json = {}, min = 1): Answer => {
  const spec = choose('', keys.map((key) => ({ key, label: key })), { min }); // prettier-ignore
  return chooseAnswer(knownTo(game, 'ann'), 'ann', { question, data, spec, check: () => undefined }, 'seed');
};

const mindOf = ({ game }: TestTable): AiContext => ({ game, seat: 'ann', below: () => 0, memo: new Map() });

test('26 a payment spends the planet of least other value', () => {
  const { game } = table({ seats, planets: { ann: ['centauri', 'qucenn', 'lor', 'gral'] } });
  const spec = paymentSpec(game, 'ann', { kind: 'resources', amount: 1, for: '' });
  expect(spec).toMatchObject({ proposed: { gral: 1 } });
});

test('81.6 objectives are paid for with planets before trade goods', () => {
  const { game } = table({ seats, planets: { ann: ['lor', 'thibah', 'wellon', 'ragh'] }, tradeGoods: { ann: 1 } });
  const paid = (phase: 'action' | 'status', then?: { kind: 'resources'; amount: number; for: '' }) => {
    game.state.phase = phase;
    const bill = { kind: 'influence' as const, amount: 3, for: '', ...(then && { then }) };
    const spec = paymentSpec(game, 'ann', bill);
    const asked = { question: 'payment', data: bill, spec, check: () => undefined };
    const goods = (answer: unknown): number => (answer as Record<string, number>)['trade-goods'] ?? 0;
    return [spec.kind === 'allot' ? spec.proposed : {}, chooseAnswer(knownTo(game, 'ann'), 'ann', asked, 'seed')].map(
      goods,
    );
  };
  expect(paid('status')).toEqual([0, 0]);
  expect(paid('status', { kind: 'resources', amount: 3, for: '' })).toEqual([0, 0]);
});

test("Z'eu activates nothing where there is nothing to gain", () => {
  const sets = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3'];
  const t = table({ sets, seats, active: 'ann' });
  expect(evaluateComponentAction(mindOf(t), 'zeu')).toBe(-1);
  t.begin(outOfTurnAction, { seat: 'ann' });
  const [open] = openAsks(t.state);
  const spec = specOf(t.game as never, open);
  const check = (value: Answer) => answerProblem(t.game as never, open, value, spec);
  const asked = { question: open.ask.question, data: open.ask.data, spec, check };
  expect(t).toAskAmongOthers('ann system-to-activate');
  expect(chooseAnswer(knownTo(t.game, 'ann', open.path), 'ann', asked, 'seed')).toEqual([]);
});

test('23.4 a practice player takes no structure from another planet', () => {
  const t = table({
    seats,
    planets: { ann: ['lodor', 'quann', 'saudor', 'lazar'] },
    ground: {
      lodor: { ann: '1 space-dock' },
      quann: { ann: '1 space-dock' },
      saudor: { ann: '1 space-dock' },
    },
  });
  expect(chosen(t, 'structure-site', ['space-dock@lazar', 'pds@lazar'])).toEqual(['pds@lazar']);
  expect(chosen(t, 'unit-to-take', ['u1'], { type: 'space-dock' }, 0)).toEqual([]);
});

test('23.4 no secondary of Construction without a structure to place', () => {
  const full = { ann: '2 pds, 1 space-dock' };
  const worth = (ground: Record<string, { ann: string }>): number =>
    evaluateSecondary(
      mindOf(table({ seats, planets: { ann: ['lodor', 'quann', 'saudor', 'lazar'] }, ground })),
      'construction',
    );
  expect(worth({ lodor: full, quann: full })).toBeGreaterThan(0);
  expect(worth({ lodor: full, quann: full, saudor: full })).toBe(0);
});

test('46.2 a practice player leaves the fewest units without a figure', () => {
  const t = table({
    seats,
    planets: { ann: ['lodor', 'quann'] },
    ground: { lodor: { ann: '2 infantry' }, quann: { ann: '1 infantry' } },
    space: { 27: { ann: '1 carrier, 1 infantry' } },
  });
  const given = (...places: string[]): Answer => chosen(t, 'places-without-figure', places, { type: 'infantry' });
  expect(given('lodor', 'quann')).toEqual(['quann']);
  expect(given('lodor', 'quann', '27')).toEqual(['27']);
});

test('8.8 a practice player votes with the planet of fewer resources', () => {
  const { game } = table({ seats, planets: { ann: ['lodor', 'gral'] } });
  const amounts = ['lodor', 'gral'].map((key) => ({ key, label: key, max: 1, weights: { votes: 1 } }));
  const spec = { kind: 'allot' as const, prompt: '', amounts, proposed: {} };
  const asked = { question: 'planets-for-votes', data: { outcome: 'for' }, spec, check: () => undefined };
  expect(chooseAnswer(knownTo(game, 'ann'), 'ann', asked, 'seed')).toEqual({ gral: 1 });
});

test('Cripple Defenses waits for a rival with PDS', () => {
  const worth = (ground: Record<string, { bob: string }>): number =>
    evaluateComponentAction(mindOf(table({ seats, planets: { bob: ['lodor'] }, ground })), 'cripple-defenses#1');
  expect(worth({})).toBe(0);
  expect(worth({ lodor: { bob: '1 pds' } })).toBeGreaterThan(0);
});

test('32.2, 20.5 Diplomacy is proposed where tokens would be placed', () => {
  const t = table({
    seats,
    planets: { ann: ['new-albion', 'starpoint', 'lodor'] },
    space: { 27: { ann: '2 cruiser' } },
    change: (state) => (state.systems['27'].tokens = ['bob', 'cat']),
  }).begin('strategic-action', { seat: 'ann', card: 'diplomacy' });
  const spec = t.spec('ann', 'diplomacy-system');
  const options = 'options' in spec ? spec.options : [];
  expect(options.filter(({ hint }) => hint).map(({ key }) => key)).toEqual(['27']);
  expect(
    chosen(
      t,
      'diplomacy-system',
      options.map(({ key }) => key),
    ),
  ).not.toEqual(['27']);
});

test('Unstable Planet and Plague wait for infantry to destroy', () => {
  const worth = (card: string, ground: Record<string, { bob: string }>): number =>
    evaluateComponentAction(
      mindOf(
        table({
          seats,
          planets: { bob: ['starpoint'] },
          ground,
          change: ({ planets }) => (planets.starpoint.exhausted = true),
        }),
      ),
      `${card}#1`,
    );
  for (const card of ['unstable-planet', 'plague']) {
    expect([card, worth(card, {})]).toEqual([card, 0]);
    expect(worth(card, { starpoint: { bob: '2 infantry' } })).toBeGreaterThan(0);
  }
});

test('War Effort waits for room in the fleet pool', () => {
  const worth = (ships: number): number =>
    evaluateComponentAction(
      mindOf(table({ seats, planets: { ann: ['lodor'] }, space: { 27: { ann: `${ships} dreadnought` } } })),
      'war-effort#1',
    );
  expect(worth(3)).toBe(0);
  expect(worth(2)).toBeGreaterThan(0);
});

test.each([
  ['ghost-ship', '27', '26'],
  ['warfare-rider-system', '27', '26'],
  ['mirage-flight-academy', '27:2', '26:1'],
])('%s places ships where the fleet has room', (question, full, free) => {
  const t = table({ seats, sets: ['base', 'pok'], space: { 27: { ann: '3 dreadnought, 3 fighter' }, 26: { ann: '1 carrier' } } }); // prettier-ignore
  for (const keys of [
    [full, free],
    [free, full],
  ])
    expect(chosen(t, question, keys)).toEqual([free]);
});

test('Ghost Ship and Fighter Conscription wait for room', () => {
  const played = (fleet: number, ships: string): boolean[] => {
    const t = table({
      seats,
      sets: ['base', 'codex-1'],
      space: { 26: { ann: ships } },
      change: ({ seats: { ann } }) => (ann.tokens = { tactic: 1, fleet, strategy: 1 }),
    });
    return ['ghost-ship#1', 'fighter-conscription#1'].map((card) => evaluateComponentAction(mindOf(t), card) > 0);
  };
  expect(played(3, '1 carrier')).toEqual([true, true]);
  expect(played(0, '1 dreadnought, 1 fighter')).toEqual([false, false]);
});

test('78.7 a practice player retreats to where its command token is', () => {
  const t = table({ seats, change: (state) => (state.systems['27'].tokens = ['ann']) });
  for (const places of [
    ['27', '26'],
    ['26', '27'],
  ])
    expect(chosen(t, 'retreat-to', places, { system: '25' })).toEqual(['27']);
});

test('A practice player plans no landing in a Demilitarized Zone', () => {
  const t = table({
    seats,
    sets: ['base', 'pok'],
    planets: { bob: ['starpoint', 'new-albion'] },
    change: ({ planets }) =>
      (planets.starpoint.markers = [
        { id: 'demilitarized-zone-attachment#1', component: 'demilitarized-zone-attachment' },
      ]),
  });
  expect(takeablePlanets(mindOf(t), '27')).toEqual(['new-albion']);
});

test('A practice player does not end its own turn', () => {
  const worth = (id: string, seat: string): number => {
    const t = table({ sets: ['base', 'codex-1', 'pok'], seats });
    return evaluatePlay(mindOf(t), t.game.book.components[id], { seat, system: '27' });
  };
  for (const id of ['minister-of-peace', 'starlancer']) {
    expect(worth(id, 'ann')).toBeLessThanOrEqual(0);
    expect(worth(id, 'bob')).toBeGreaterThan(0);
  }
});

test('8.4 an election is passed on or taken over only for a gain', () => {
  const worth = (id: string, agenda: string): number => {
    const t = table({ sets: ['base', 'codex-1', 'pok'], seats });
    return evaluatePlay(mindOf(t), t.game.book.components[id], { agenda });
  };
  expect(worth('confusing-legal-text', 'minister-of-policy')).toBeLessThan(0);
  expect(worth('confusing-legal-text', 'public-execution')).toBeGreaterThan(0);
  expect(worth('confounding-legal-text', 'minister-of-policy')).toBeGreaterThan(0);
  expect(worth('confounding-legal-text', 'public-execution')).toBeLessThan(0);
});

test('14.1 no space dock is placed in a blockaded system', () => {
  const t = table({
    seats,
    planets: { ann: ['lodor', 'quann'] },
    space: { 26: { bob: '1 cruiser' } },
  });
  expect(chosen(t, 'structure-site', ['space-dock@lodor', 'space-dock@quann'])).toEqual(['space-dock@quann']);
});

test('Nekro follows Technology only with command tokens to gain', () => {
  const worth = (fleet: number): number => {
    const t = table({
      seats: { ann: 'nekro', bob: 'letnev', cat: 'saar' },
      planets: { ann: ['new-albion', 'starpoint', 'lodor', 'quann'] },
      change: ({ seats: { ann } }) => {
        ann.tokens = { tactic: 1, fleet, strategy: 1 };
        ann.tradeGoods = 8;
      },
    });
    return evaluateSecondary(mindOf(t), 'technology');
  };
  expect(worth(3)).toBeGreaterThan(0);
  expect(worth(14)).toBe(0);
});

test('16.3, 95.1 all ground forces in space leave with their only carrier', () => {
  const t = table({ seats, space: { 27: { ann: '1 carrier, 4 infantry' } } });
  const { fleet } = chooseFleet(
    mindOf(t),
    '26',
    [
      { key: 'carrier@27', max: 1 },
      { key: 'carry-infantry@27', max: 4 },
    ],
    (tried) => (tried['carry-infantry@27'] === 4 ? undefined : 'No capacity is left in the system.'),
  ) ?? { fleet: {} };
  expect(fleet).toEqual({ 'carrier@27': 1, 'carry-infantry@27': 4 });
});

test('61.10 no ship leaves a system that counts as much for an objective', () => {
  const sent = (there: string): Fleet | undefined => {
    const t = table({ seats, space: { 26: { ann: there } }, planets: { ann: ['lodor', 'qucenn', 'rarron'] } });
    t.state.objectives = [{ id: 'intimidate-council', scoredBy: [] }];
    const lines = [
      { key: 'carrier@26', max: 1 },
      { key: 'carry-infantry@26', max: 2 },
    ];
    return chooseFleet(mindOf(t), '29', lines)?.fleet;
  };
  expect(sent('1 cruiser, 1 carrier, 2 infantry')).toEqual({ 'carrier@26': 1, 'carry-infantry@26': 2 });
  expect(sent('1 carrier, 2 infantry')).toBeUndefined();
});

test('61.10 a fleet leaves the cheapest ship where an objective needs one', () => {
  const leaving = (objective: string): Fleet | undefined => {
    const t = table({ seats, space: { 26: { ann: '1 carrier, 1 destroyer, 1 cruiser, 2 infantry' } } });
    t.state.objectives = [{ id: objective, scoredBy: [] }];
    const fleet = { 'carrier@26': 1, 'destroyer@26': 1, 'cruiser@26': 1, 'carry-infantry@26': 2 };
    const lines = Object.entries(fleet).map(([key, max]) => ({ key, max }));
    return leaveNeededShips(mindOf(t), fleet, listFleetSources(mindOf(t), lines, '29'));
  };
  expect(leaving('intimidate-council')).toEqual({ 'carrier@26': 1, 'cruiser@26': 1, 'carry-infantry@26': 2 });
  expect(leaving('diversify-research')).toBeUndefined();
});

test('95.3 idle ground forces on the way are picked up before a garrison', () => {
  const t = table({ seats, planets: { ann: ['lodor', 'quann'] } });
  const lines = [
    { key: 'carrier@26', max: 1 },
    { key: 'carry-infantry@lodor', max: 2 },
    { key: 'carry-infantry@quann', max: 1 },
    { key: 'carry-infantry@saudor', max: 1 },
  ];
  const fleet = { 'carrier@26': 1, 'carry-infantry@lodor': 2 };
  const pickedUp = (check: (tried: Fleet) => string | undefined) => pickUpOnTheWay(mindOf(t), fleet, lines, check);
  expect(pickedUp(() => undefined)).toEqual({ 'carrier@26': 1, 'carry-infantry@lodor': 1, 'carry-infantry@saudor': 1 });
  expect(pickedUp(() => 'It is not on the way.')).toEqual(fleet);
});

test('95.3 an idle ground force of another type is picked up as well', () => {
  const t = table({ seats, planets: { ann: ['lodor'] } });
  const pickedUp = (held: string, idle: string, isDefended = false): Fleet =>
    pickUpOnTheWay(mindOf(t), { [held]: 2 }, [{ key: held, max: 2 }, { key: idle, max: 1 }], () => undefined, isDefended); // prettier-ignore
  const [infantry, mech] = ['carry-infantry@lodor', 'carry-mech@lodor'];
  expect(pickedUp(infantry, 'carry-mech@saudor', true)).toEqual({ [infantry]: 1, 'carry-mech@saudor': 1 });
  expect(pickedUp(mech, 'carry-infantry@saudor')).toEqual({ [mech]: 1, 'carry-infantry@saudor': 1 });
  expect(pickedUp(mech, 'carry-infantry@saudor', true)).toEqual({ [mech]: 2 });
});

test('78.7 ground forces retreat to where a planet can be taken', () => {
  const t = table({
    seats,
    space: { 27: { ann: '1 carrier, 1 infantry' } },
    change: ({ planets }) => {
      for (const planet of Object.values(planets)) planet.controller = planet.id === 'mecatol-rex' ? null : 'ann';
    },
  });
  const systems = Object.keys(t.state.systems).filter((id) => id !== '27');
  const far = systems.find((id) => !hasPlanetToTake(t.game, 'ann', id)) ?? '';
  expect(chosen(t, 'retreat-to', [far, '18'], { system: '27' })).toEqual(['18']);
});

test('46.2 production takes no figure from another place', () => {
  const ordered = (carriers: number): Answer => {
    const t = table({ seats, space: { 26: { ann: `${carriers} carrier` } } });
    const amounts = [{ key: 'carrier@space', label: 'Carrier', max: 2, weights: { resources: 3 } }];
    const spec = { kind: 'allot' as const, prompt: '', amounts, proposed: {} };
    const asked = { question: 'units-to-produce', data: { system: '27', discount: 9 }, spec, check: () => undefined };
    return chooseAnswer(knownTo(t.game, 'ann'), 'ann', asked, 'seed');
  };
  expect(ordered(3)).toEqual({ 'carrier@space': 1 });
  expect(ordered(4)).toEqual({});
});

test('Leadership is not picked to gain no command tokens', () => {
  const worth = (fleet: number): number =>
    evaluatePrimary(
      mindOf(table({ seats, change: ({ seats: { ann } }) => (ann.tokens = { tactic: 0, fleet, strategy: 0 }) })),
      'leadership',
    );
  expect(worth(3)).toBeGreaterThan(worth(16) + 1);
});

test('Mining Initiative names the planet with the most resources', () => {
  const t = table({ seats, planets: { ann: ['lodor', 'mecatol-rex', 'quann'] } });
  const { advice } = t.game.book.components['mining-initiative'];
  const gains = ['quann', 'lodor', 'mecatol-rex'].map((key) =>
    advice?.choices?.(t.game, 'ann', key, { question: 'choose-planet', data: {} }),
  );
  expect(gains).toEqual([{ tradeGoods: 2 }, { tradeGoods: 3 }, { tradeGoods: 1 }]);
});

test('A relic is exhausted instead of a command token that is spent', () => {
  const t = table({ seats, change: ({ seats: { ann } }) => (ann.tokens = { tactic: 3, fleet: 3, strategy: 2 }) });
  const amounts = ['tactic', 'strategy', 'instead:relic@fleet'].map((key) => ({ key, label: key, max: 6 }));
  const spec = { kind: 'allot' as const, prompt: '', amounts, proposed: {} };
  const spent = (refused: string[]): Answer =>
    chooseAnswer(
      knownTo(t.game, 'ann'),
      'ann',
      {
        question: 'spend-tokens',
        data: { count: 4 },
        spec,
        check: (counts) => Object.keys(counts as object).find((key) => refused.includes(key)),
      },
      'seed',
    );
  expect(spent([])).toEqual({ 'instead:relic@fleet': 1, tactic: 3 });
  expect(spent(['instead:relic@fleet'])).toEqual({ strategy: 1, tactic: 3 });
});

test('Volatile Fuel Source costs no infantry without a command token to gain', () => {
  const worth = (fleet: number): unknown => {
    const t = table({ seats, sets: ['base', 'pok'], change: ({ seats: { ann } }) => (ann.tokens = { tactic: 0, fleet, strategy: 0 }) }); // prettier-ignore
    const { advice } = t.game.book.components['volatile-fuel-source'];
    return advice?.choices?.(t.game, 'ann', 'infantry', { question: 'resolve-exploration', data: {} });
  };
  expect([worth(3), worth(16)]).toEqual([{ tokens: 1 }, { tokens: 0 }]);
});

test('Industrial Initiative waits while a neighbor would take the trade good', () => {
  const worth = (tradeGoods: number, bob: string): number => {
    const t = table({
      seats: { ann: 'naalu', bob, cat: 'saar' },
      planets: { ann: ['saudor'] },
      space: { 26: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => (state.seats.ann.tradeGoods = tradeGoods),
    });
    return evaluateComponentAction(mindOf(t), 'industrial-initiative#1');
  };
  expect(worth(2, 'mentak')).toBe(0);
  expect(worth(1, 'mentak')).toBe(1);
  expect(worth(2, 'letnev')).toBe(1);
});

test('No ship moves to a system that a produced ship will hold', () => {
  const t = table({
    seats,
    planets: { ann: ['lodor', 'centauri', 'gral'] },
    space: { 34: { ann: '1 cruiser' } },
    ground: { lodor: { ann: '1 space-dock' } },
  });
  const context = mindOf(t);
  context.memo.set('pull', { 'ships 26': 9 });
  const lines = [{ key: 'cruiser@34', max: 1 }];
  expect(evaluateActivationWithoutMove(context, '26')).toBeGreaterThan(9);
  expect(chooseFleet(context, '26', lines)).toBeUndefined();
});
