import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { goalWeights } from '#ti4/ai/evaluation/goals.ts';
import type { AiContext } from '#ti4/ai/ai-context.ts';
import { evaluatePlanet } from '#ti4/ai/evaluation/values.ts';
import { chooseAnswer, chooseFreeAction } from '#ti4/ai/index.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { freeActionOf, plainFreeActionOf } from '#ti4/simulation/players.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from '../factions/leaders-at-hand.ts';

// What practice players do with leaders and relics.

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const at = (setting: Setting): TestTable => table({ sets: ALL, ...setting });

/** What a practice player on a seat answers. */
function answered(t: TestTable, seat: string, question: string): Answer {
  const open = openAsks(t.state).find(({ ask }) => ask.player === seat && ask.question === question);
  if (!open) throw new Error(`${seat} is not asked ${question}: ${t.open.join()}`);
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  const spec = specOf(t.game as never, open);
  const check = (value: Answer) => answerProblem(t.game as never, open, value, spec);
  return chooseAnswer(knownTo(t.game, seat, open.path), seat, { question, data: open.ask.data, spec, check }, 'seed');
}

const producing = (seat: string): TestTable =>
  at({
    active: seat,
    seats: { ann: 'winnu', bob: 'letnev', cat: 'saar' },
    ground: { lodor: { [seat]: '1 space-dock' } },
    planets: { [seat]: ['lodor'] },
  }).begin(produceUnits, { seat, system: '26' });

test('A practice player uses an agent for itself, and for no rival', () => {
  expect(answered(producing('ann'), 'ann', 'window')).toEqual(['berekar-berekon']);
  expect(answered(producing('bob'), 'ann', 'window')).toEqual([]);
});

test('A practice player keeps a relic seldom worth purging', () => {
  const t = at({
    seats: { ann: 'letnev', bob: 'winnu', cat: 'saar' },
    space: { 26: { ann: '1 cruiser' } },
    change: ({ seats: { ann }, systems }) => {
      ann.relics = { 'dominus-orb': { component: 'dominus-orb' } };
      systems['26'].tokens = ['ann'];
    },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27');
  expect(answered(t, 'ann', 'window')).toEqual([]);
});

test('A practice player gives itself a benefit open to any player', () => {
  const t = at({ active: 'ann', seats: { ann: 'hacan', bob: 'winnu', cat: 'saar' } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(chooseFreeAction(knownTo(t.game, 'ann'), 'ann', { turn: true, among: [] })).toEqual({
    action: 'use',
    data: { component: 'carth-of-golden-sands', key: 'carth-of-golden-sands' },
  });
  t.ann.usesAnytime('carth-of-golden-sands');
  expect(answered(t, 'ann', 'carth-of-golden-sands')).toEqual(['ann']);
});

/** Ann's turn, with this leader of hers ready and everybody else's at rest. */
const turnWith = (leader: string, { change, ...setting }: Setting): TestTable =>
  at({
    active: 'ann',
    ...setting,
    change: (state) => {
      resting(state);
      delete state.seats.ann.leaders?.[leader]?.exhausted;
      unlocked(leader)(state);
      change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

test('A practice player readies its own planet, not a rival’s better one', () => {
  const t = turnWith('ggrocuto-rinn', {
    seats: { ann: 'xxcha', bob: 'winnu', cat: 'saar' },
    planets: { ann: ['lodor'], bob: ['starpoint'] },
    change: ({ planets, seats }) => {
      planets.lodor.exhausted = planets.starpoint.exhausted = true;
      seats.bob.points = 5;
    },
  });
  t.ann.performs('Ggrocuto Rinn');
  expect(answered(t, 'ann', 'choose-planet')).toEqual(['lodor']);
});

test('A practice player replaces its own ship for the greatest gain', () => {
  const t = turnWith('letani-ospha', {
    seats: { ann: 'arborec', bob: 'winnu', cat: 'saar' },
    space: { 27: { ann: '1 cruiser, 1 dreadnought', bob: '1 carrier' } },
    technologies: { ann: [] },
    change: ({ seats }) => void (seats.bob.points = 5),
  });
  t.ann.performs('Letani Ospha');
  const [ship] = answered(t, 'ann', 'choose-unit') as string[];
  expect(t.state.units[ship]).toMatchObject({ owner: 'ann', type: 'cruiser' });
  t.ann.chooses(ship, 'choose-unit');
  expect(answered(t, 'ann', 'letani-ospha')).toEqual(['dreadnought']);
});

test('A practice player rerolls its own ship with the best chances', () => {
  const t = at({
    seats: { ann: 'letnev', bob: 'winnu', cat: 'saar' },
    space: { 27: { ann: '1 cruiser, 1 dreadnought', bob: '2 flagship' } },
    change: (state) => {
      resting(state);
      delete state.seats.ann.leaders?.['viscount-unlenn'].exhausted;
    },
  }).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(answered(t, 'ann', 'window')).toEqual(['viscount-unlenn']);
  t.ann.uses('Viscount Unlenn');
  const [ship] = answered(t, 'ann', 'choose-unit') as string[];
  expect(t.state.units[ship]).toMatchObject({ owner: 'ann', type: 'dreadnought' });
});

test('A practice player performs the most valuable strategy card available', () => {
  const t = turnWith('mathis-mathinus', {
    seats: { ann: 'winnu', bob: 'letnev', cat: 'saar' },
    planets: { ann: ['mecatol-rex'] },
  });
  t.ann.performs('Mathis Mathinus');
  expect(answered(t, 'ann', 'imperial-seal')).toEqual(['imperial']);
});

test('A practice player discards an action card rather than a token', () => {
  const t = turnWith('nekro-malleon', {
    seats: { ann: 'nekro', bob: 'letnev', cat: 'saar' },
    hands: { ann: ['sabotage', 'bribery'] },
  });
  t.ann.usesAnytime('nekro-malleon');
  expect(answered(t, 'ann', 'choose-player')).toEqual(['ann']);
  t.ann.chooses('ann', 'choose-player');
  expect(answered(t, 'ann', 'nekro-malleon')).toEqual(['card']);
});

test('A practice player sees its own pending ability, not another player’s', () => {
  const t = turnWith('ggrocuto-rinn', {
    seats: { ann: 'xxcha', bob: 'winnu', cat: 'saar' },
    planets: { bob: ['starpoint'] },
    change: ({ planets }) => void (planets.starpoint.exhausted = true),
  });
  t.ann.performs('Ggrocuto Rinn');
  const used = (seat: string) =>
    knownTo(t.game, seat).state.stack.filter(({ procedure }) => procedure === 'use-ability');
  expect([used('ann').length, used('bob').length]).toEqual([1, 0]);
  t.leaves('ann', 'choose-planet');
});

test('A practice player with leader use off takes no unprompted leader action', () => {
  const t = at({ active: 'ann', seats: { ann: 'hacan', bob: 'winnu', cat: 'saar' } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect([freeActionOf(t.game, 'ann', true, [])?.action, plainFreeActionOf(t.game, 'ann', true, [])?.action]).toEqual([
    'use',
    undefined,
  ]);
});

const withFragments = (ann: string[], bob: string[], commodities = 2): TestTable =>
  at({
    active: 'ann',
    seats: { ann: 'letnev', bob: 'winnu', cat: 'saar' },
    space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    change: (state) => {
      resting(state);
      state.seats.ann.fragments = ann.map((trait, i) => `${trait}-relic-fragment#${i + 1}`);
      state.seats.bob.fragments = bob.map((trait, i) => `${trait}-relic-fragment#${i + 6}`);
      Object.assign(state.seats.ann, { commodities, tradeGoods: 0 });
      Object.assign(state.seats.bob, { commodities: 0, tradeGoods: 0 });
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

test('A practice player buys the third matching relic fragment from a neighbor', () => {
  const t = withFragments(['cultural', 'cultural'], ['hazardous', 'cultural']);
  const deed = chooseFreeAction(knownTo(t.game, 'ann'), 'ann', { turn: true, among: ['ann', 'bob'] });
  expect(deed).toMatchObject({
    action: 'offer',
    data: { to: 'bob', give: { commodities: 1 }, take: { fragments: ['cultural-relic-fragment#7'] } },
  });
  const give = { commodities: 1 };
  const offered = (fragments: string[]) => {
    t.state.offers = { o1: { id: 'o1', from: 'ann', to: 'bob', give, take: { fragments } } };
    return chooseFreeAction(knownTo(t.game, 'bob'), 'bob', { turn: false, among: [] })?.action;
  };
  expect(offered(['cultural-relic-fragment#7'])).toBe('accept-offer');
  t.state.seats.bob.fragments = ['cultural-relic-fragment#7', 'cultural-relic-fragment#8', 'cultural-relic-fragment#9'];
  expect(offered(['cultural-relic-fragment#7'])).toBe('decline-offer');
});

test('A practice player buys only useful, affordable relic fragments', () => {
  const offer = (t: TestTable) =>
    chooseFreeAction(knownTo(t.game, 'ann'), 'ann', { turn: true, among: ['ann', 'bob'] });
  expect(offer(withFragments(['cultural'], ['hazardous']))?.data).not.toMatchObject({
    take: { fragments: expect.anything() },
  });
  expect(offer(withFragments(['cultural', 'cultural'], ['cultural'], 0))).toBeUndefined();
});

const mindOf = (t: TestTable, seat: string): AiContext => ({
  game: knownTo(t.game, seat),
  seat,
  below: () => 0,
  memo: new Map(),
});

test('A practice player values progress toward its locked commander', () => {
  // Claire Gibson: 12 resources.
  const t = (locked: boolean) =>
    at({
      seats: { ann: 'sol', bob: 'winnu', cat: 'saar' },
      planets: { ann: ['jord', 'lodor'] },
      change: (state) => {
        state.objectives = [];
        for (const seat of Object.values(state.seats)) seat.secretObjectives = [];
        if (!locked) unlocked('claire-gibson')(state);
      },
    });
  expect(Object.keys(goalWeights(mindOf(t(true), 'ann')))).not.toEqual([]);
  expect(goalWeights(mindOf(t(false), 'ann'))).toEqual({});
});

test('A practice player values a legendary planet’s card by rounds left', () => {
  const t = at({ seats: { ann: 'sol', bob: 'winnu', cat: 'saar' }, board: { 203: '65' } });
  const worthIn = (round: number): number => {
    t.state.round = round;
    return evaluatePlanet(mindOf(t, 'ann'), 'primor');
  };
  expect(worthIn(1)).toBeGreaterThan(worthIn(5) + 1);
});

test('A practice player prefers a free token for a secondary ability', () => {
  const spec = {
    kind: 'choose' as const,
    prompt: '',
    min: 1,
    max: 1,
    options: ['use', 'instead:jae-mir-kan@26', 'decline'].map((key) => ({ key, label: `${key} token` })),
  };
  const t = at({
    seats: { ann: 'mahact', bob: 'winnu', cat: 'saar' },
    change: ({ seats }) => void (seats.ann.secretObjectives = []),
  });
  const asked = { question: 'use-secondary', data: { card: 'imperial' }, spec, check: () => undefined };
  expect(chooseAnswer(knownTo(t.game, 'ann'), 'ann', asked, 'seed')).toEqual(['instead:jae-mir-kan@26']);
});

test('A practice player accepts Letani Ospha only for a larger ship', () => {
  const grown = (ships: string): Answer => {
    const t = at({
      active: 'ann',
      seats: { ann: 'arborec', bob: 'muaat', cat: 'saar' },
      space: { 27: { bob: ships } },
    }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });
    const [ship] = Object.values(t.state.units).filter(({ owner, system }) => owner === 'bob' && system === '27');
    t.ann.performs('Letani Ospha').chooses(ship.id, 'choose-unit');
    return answered(t, 'bob', 'letani-ospha');
  };
  expect(grown('1 war-sun')).toEqual(['decline']);
  expect(grown('1 dreadnought')).toEqual(['decline']);
  expect(grown('1 cruiser')).toEqual(['dreadnought']);
});

test('A practice player lands one infantry each on unguarded planets', () => {
  const t = turnWith('dannel-of-the-tenth', {
    seats: { ann: 'yin', bob: 'winnu', cat: 'saar' },
    planets: { ann: ['lodor'] },
    ground: { starpoint: { bob: '2 infantry' } },
  });
  t.ann.performs('Dannel of the Tenth');
  const landed = answered(t, 'ann', 'dannel-of-the-tenth') as Record<string, number>;
  expect(Object.values(landed)).toEqual([1, 1, 1]);
  for (const guarded of ['lodor', 'starpoint', 'mecatol-rex']) expect(landed).not.toHaveProperty(guarded);
});

test('A practice player converts commodities and pays one for a mech', () => {
  const t = at({
    seats: { ann: 'sol', bob: 'winnu', cat: 'saar' },
    change: ({ seats: { ann } }) => void (ann.commodities = 3),
  });
  const way = (card: string, ...keys: string[]) => {
    const spec = {
      kind: 'choose' as const,
      prompt: '',
      min: 0,
      max: 1,
      options: keys.map((key) => ({ key, label: key })),
    };
    const asked = { question: 'resolve-exploration', data: { card, seat: 'ann' }, spec, check: () => undefined };
    return chooseAnswer(knownTo(t.game, 'ann'), 'ann', asked, 'seed');
  };
  expect(way('abandoned-warehouses#1', 'gain', 'convert-1', 'convert-2')).toEqual(['convert-2']);
  expect(way('local-fabricators#1', 'gain', 'trade-good', 'commodity')).toEqual(['commodity']);
  expect(way('functioning-base#1', 'gain', 'trade-good', 'commodity')).toEqual(['gain']);
});

test('A practice player replaces only technologies without prerequisites', () => {
  const t = turnWith('rin-the-masters-legacy', {
    seats: { ann: 'jol-nar', bob: 'winnu', cat: 'saar' },
    change: ({ seats }) => {
      seats.ann.technologies = Object.fromEntries(
        ['antimass-deflectors', 'gravity-drive'].map((id) => [id, { component: id }]),
      );
    },
  });
  t.ann.performs("Rin, the Master's Legacy");
  expect(answered(t, 'ann', 'rin-the-masters-legacy-which')).toEqual(['antimass-deflectors']);
});

test('A bought fragment blocks no later deal, a refusal only this turn', () => {
  const t = withFragments(['cultural', 'cultural'], ['cultural'], 3);
  const offered = () => chooseFreeAction(knownTo(t.game, 'ann'), 'ann', { turn: true, among: ['ann', 'bob'] })?.data;
  const closed = { type: 'offer-closed' as const, to: ['ann', 'bob'], offer: 'o1', why: 'declined' };
  t.state.facts = [{ type: 'turn-begins', seat: 'ann', number: 1 }, closed];
  expect(offered()).toBeUndefined();
  t.state.facts = [closed, { type: 'turn-begins', seat: 'ann', number: 2 }];
  expect(offered()).toMatchObject({ take: { fragments: ['cultural-relic-fragment#6'] } });
  t.state.seats.bob.fragments = [];
  t.state.seats.bob.commodities = 2;
  expect(offered()).toBeUndefined();
  const bought = {
    type: 'transaction-done' as const,
    seats: ['ann', 'bob'] as [string, string],
    give: { commodities: 1 },
    take: { fragments: 1 },
  };
  t.state.facts = [bought, closed, { type: 'turn-begins', seat: 'ann', number: 2 }];
  expect(offered()).toMatchObject({ give: { commodities: 2 }, take: { commodities: 2 } });
});

test('A practice player answers rule prompts during an ability as usual', () => {
  const t = turnWith('gurno-aggero', {
    seats: { ann: 'saar', bob: 'winnu', cat: 'letnev' },
    space: { 27: { ann: '3 dreadnought', bob: '1 cruiser' }, 26: { bob: '1 fighter, 1 carrier' } },
    ground: { starpoint: { ann: '1 space-dock' } },
  });
  t.ann.performs('Gurno Aggero');
  const path = openAsks(t.state).find(({ ask }) => ask.question === 'choose-system')?.path;
  const options = ['retreat', 'stay'].map((key) => ({ key, label: key }));
  const asked = {
    question: 'announce-retreat',
    data: { system: '27' },
    spec: { kind: 'choose' as const, prompt: '', min: 1, max: 1, options },
  };
  expect(chooseAnswer(knownTo(t.game, 'ann', path), 'ann', { ...asked, check: () => undefined }, 'seed')).toEqual([
    'stay',
  ]);
  t.leaves('ann', 'choose-system');
});
