import { expect, test } from 'vitest';
import { incomeOf } from '#ti2/rules/phases/economy-phase.ts';
import { unitPriceOf } from '#ti2/rules/production/unit-prices.ts';
import { influenceOf, resourcesOf } from '#ti2/rules/seats.ts';
import { dockLimit } from '#ti2/rules/production/placement-sites.ts';
import { technologyPrice } from '#ti2/rules/technology/technology.ts';
import { handLimit } from '#ti2/rules/phases/action-cards.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { table, type Laid, type Player } from '../table.ts';

const seated: Laid = {
  ground: { quill: 'ann 3 ground-force', ravne: 'bob 3 ground-force', solm: 'cal 3 ground-force' },
};

/** Whoever has a card plays it at once, as each question that follows is answered. */
const plays = (t: ReturnType<typeof table>, seat: Player, ...answers: (string | string[])[]) => {
  t.says(seat, [t.choices[0]]);
  for (const one of answers) t.says(seat, one);
  return t;
};
const economy = (card: string, more: Laid = {}) => {
  const t = table({ ...seated, ...more, hands: { ann: [card], ...more.hands } });
  t.game.state.decks.action.draw = [];
  return t.begins('economy-phase');
};

test('E2 13 Countermand stops a card, and is itself not stopped', () => {
  const t = economy('bumper-harvest', { hands: { bob: ['countermand'], cal: ['countermand'] } });
  t.says('ann', [t.choices[0]]);
  expect(t.asked.sort()).toEqual(['bob: window', 'cal: window']);
  t.says('bob', [t.choices[0]]);
  expect(t.told('action-card-cancelled').length).toBe(1);
  expect(t.told('credits-received').some(({ why }) => why === 'bumper-harvest')).toBe(false);
});

test('E2 13 Bumper Harvest pays a planet’s resources again', () => {
  const t = plays(economy('bumper-harvest'), 'ann');
  expect(t.told('credits-received').filter(({ seat }) => seat === 'ann').map(({ count }) => count)).toEqual([4, 4]); // prettier-ignore
});

test('E2 13 Skimmed Accounts halve what another receives, rounded down', () => {
  const t = plays(economy('skimmed-accounts'), 'ann', 'bob');
  expect(t.told('credits-received').find(({ seat }) => seat === 'bob')?.count).toBe(1); // of 3
});

test('E2 13 Skimmed Accounts also halve what Bumper Harvest gives after them', () => {
  const t = plays(economy('skimmed-accounts', { hands: { bob: ['bumper-harvest'] } }), 'ann', 'bob');
  const counts = () => t.told('credits-received').filter(({ seat }) => seat === 'bob').map(({ count }) => count); // prettier-ignore
  if (t.asked.includes('bob: window')) t.says('bob', [t.choices[0]]);
  expect(counts()).toEqual([1, 1]); // of 3 and 3
});

test('E2 13 Old Debts forces a sale of assets if needed', () => {
  const t = plays(economy('old-debts', { credits: { bob: 3 } }), 'ann', 'bob');
  expect(t.asked).toEqual(['bob: sell-assets']);
  t.says('bob', { 'ground-force@ravne': 2 });
  expect(t.told('credits-paid').find(({ seat }) => seat === 'bob')?.receiver).toBe('ann');
});

test('E2 12.4 two cards of a kind need different targets', () => {
  const t = plays(
    economy('old-debts', { hands: { ann: ['old-debts', 'old-debts'] }, credits: { bob: 20, cal: 20 } }),
    'ann',
    'bob',
  );
  expect(
    t
      .says('ann', [t.choices[0]])
      .told('credits-paid')
      .map(({ seat }) => seat),
  ).toEqual(['bob', 'cal']); // the only one left
});

const FULL_BURN_REFUSAL =
  /^You can play this card only during your movement segment, and once per round for each fleet\.$/;

test('E2 13 Full Burn gives one fleet +1 movement', () => {
  const t = table({ space: { quill: 'ann carrier' }, hands: { ann: ['full-burn', 'full-burn'] } }).turn();
  t.does('ann', 'use', { component: 'full-burn' });
  t.sails('quill', 'mecatol-rex', { carrier: 1 }).sails('mecatol-rex', 'ravne', { 'carrier.1': 1 });
  expect(t.at('ravne', 'ann')).toBe('carrier');
  const again = table({ space: { quill: 'ann carrier' }, hands: { ann: ['full-burn', 'full-burn'] } }).turn();
  again.does('ann', 'use', { component: 'full-burn' });
  expect(() => again.does('ann', 'use', { component: 'full-burn' })).toThrow(FULL_BURN_REFUSAL);
});

test('E2 13 Full Burn helps a fleet once, also after it has moved', () => {
  const t = table({ space: { quill: 'ann carrier' }, hands: { ann: ['full-burn', 'full-burn'] } }).turn();
  t.does('ann', 'use', { component: 'full-burn' });
  t.sails('quill', 'mecatol-rex', { carrier: 1 });
  expect(() => t.does('ann', 'use', { component: 'full-burn' })).toThrow(FULL_BURN_REFUSAL);
});

test('E2 13 Orderly Withdrawal takes a defending fleet to a free system', () => {
  const t = table({
    space: { quill: 'ann dreadnought; bob carrier(ground-force), 2 fighter' },
    hands: { bob: ['orderly-withdrawal'] },
    ground: { ravne: 'cal' },
  });
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  t.says('bob', [t.choices[0]]);
  expect(t.choices).not.toContain('ravne');
  t.says('bob', 'mecatol-rex');
  expect([t.at('mecatol-rex', 'bob'), t.at('quill', 'ann')]).toEqual([
    'carrier, 2 fighter, ground-force',
    'dreadnought',
  ]);
});

test('E2 13 Rousing Orders give +1 for one round', () => {
  const t = table({ space: { quill: 'ann cruiser; bob cruiser' }, hands: { ann: ['rousing-orders'] } });
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  t.dice(6, 1, 7, 8).says('ann', [t.choices[0]]);
  expect([t.at('quill', 'ann'), t.at('quill', 'bob')]).toEqual(['', 'cruiser']);
});

test('E2 13 Second Look rolls one die again', () => {
  const t = table({ space: { quill: 'ann cruiser; bob cruiser' }, hands: { ann: ['second-look'] } }).dice(1, 1);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  t.says('ann', [t.choices[0]]).dice(8).says('ann', '0-0');
  expect([t.at('quill', 'ann'), t.at('quill', 'bob')]).toEqual(['cruiser', '']);
});

test('E2 13 Deep Bunkers keep bombardment off a planet', () => {
  const t = table({
    space: { quill: 'ann dreadnought' },
    ground: { quill: 'bob ground-force' },
    hands: { bob: ['deep-bunkers'] },
  });
  t.begins('bombardment', { seat: 'ann', system: 'quill' }).says('bob', [t.choices[0]]);
  expect([t.asked, t.on('quill', 'bob')]).toEqual([[], 'ground-force']);
});

test('E2 13 New Vein pays 10 credits for a neutral planet', () => {
  const t = table({ space: { quill: 'ann carrier(ground-force)' }, hands: { ann: ['new-vein'] } });
  t.begins('landings', { seat: 'ann', system: 'quill' }).says('ann', { 'ground-force@quill': 1 });
  expect(plays(t, 'ann').seat('ann').credits).toBe(10);
});

test('E2 13 Ambushed Convoy can destroy a shock troop on a ship', () => {
  const t = table({
    space: { ravne: 'ann carrier(shock-troop)' },
    ground: { quill: 'bob' },
    hands: { bob: ['ambushed-convoy'] },
  }).turn();
  t.says('ann', 'end');
  plays(t, 'bob');
  expect(t.at('ravne', 'ann')).toBe('carrier');
});

test('E2 13 Militia are played in the own turn only', () => {
  const t = table({ ...seated, hands: { ann: ['militia'] } })
    .turn()
    .does('ann', 'use', { component: 'militia' });
  expect(t.on('quill', 'ann')).toBe('5 ground-force');
  const other = table({ ...seated, hands: { bob: ['militia'] } }).turn();
  expect(() => other.does('bob', 'use', { component: 'militia' })).toThrow(/only during your turn/);
});

const law = (id: string, more: Laid = {}, owner?: Player, elected?: string) => {
  const t = table({ ...seated, ...more });
  t.game.state.laws[`${id}#1`] = { component: id, ...(owner && { owner }), ...(elected !== undefined && { elected }) };
  t.game.invalidateAll();
  return t;
};

test('E2 13 laws change limits, prices and income', () => {
  expect(dockLimit(law('dock-hours-act').game, 'quill')).toBe(2);
  expect(handLimit(law('hand-limit').game, 'ann')).toBe(4);
  expect(unitPriceOf(law('heavy-ship-levy').game, 'ann', 'dreadnought')).toBe(14);
  const { game } = law('weapons-tariff');
  const price = (id: string) => technologyPrice(game, 'ann', game.book.byKind.technology[id]);
  expect([price('hylar-v-assault-laser'), price('enviro-compensator')]).toEqual([40, 30]);
  expect(incomeOf(law('high-treasurer', {}, 'ann').game, 'ann')).toBe(9);
});

test('E2 13 Swapped Ledgers swaps resources and influence', () => {
  const { game } = law('swapped-ledgers', { ground: { solm: 'ann' } }); // 2 resources, 3 influence
  expect([resourcesOf(game, 'ann', 'income'), influenceOf(game, 'ann', 'votes')]).toEqual([3, 2]);
  expect([resourcesOf(game, 'ann', 'chart'), influenceOf(game, 'ann', 'chart')]).toEqual([2, 3]);
});

test('E2 13 Swapped Ledgers: Sarween Tools adds votes, not credits', () => {
  const { game } = law('swapped-ledgers', { ground: { solm: 'ann' }, technologies: { ann: ['sarween-tools'] } });
  expect([resourcesOf(game, 'ann', 'income'), influenceOf(game, 'ann', 'votes')]).toEqual([3, 3]);
});

test('E2 13 on a Sacred World no new units come into play', () => {
  const t = law('sacred-world', { hands: { ann: ['militia'] } }, undefined, 'quill').turn();
  expect(() => t.does('ann', 'use', { component: 'militia' })).toThrow(
    /^You can play this card only during your turn, on a planet where you can place new units\.$/,
  );
  expect(modify(t.game, 'placement-barred', { planet: 'quill' }, undefined)).toBe(
    `Sacred World: no new units can be placed on ${t.game.book.planets.quill.name}.`,
  );
});

test('E2 13 the Garrison Act frees planets without ground forces outside homes', () => {
  const t = law('garrison-act', { ground: { quill: 'ann', jord: 'ann', ravne: 'bob ground-force' } });
  t.game.state.stack.push({ id: 99, procedure: 'game', step: 'close', data: {} });
  t.game.state.options.lastRound = 1;
  t.begins('moments');
  expect([t.owner('quill'), t.owner('jord'), t.owner('ravne')]).toEqual([null, 'ann', 'bob']);
});

test('E2 13 in a Ceasefire an attack costs 35 credits first', () => {
  const at = (credits: number) => {
    const t = table({
      space: { 'mecatol-rex': 'ann dreadnought', quill: 'bob fighter, carrier' },
      credits: { ann: credits },
    });
    t.game.state.effects.e = { id: 'e', component: 'ceasefire', holder: '', data: null, until: 'round' };
    t.game.invalidateAll();
    return t.turn();
  };
  expect(at(34).choices).not.toContain('mecatol-rex>quill');
  expect(at(40).choices).toContain('mecatol-rex>quill');
  expect(at(40).says('ann', 'mecatol-rex>quill').says('ann', { dreadnought: 1 }).seat('ann').credits).toBe(5);
});

test('E2 13 Ceasefire: bombardment is an attack, paid once a round', () => {
  const t = table({
    space: { 'aldry-besk': 'ann dreadnought, carrier(ground-force)' },
    ground: { aldry: 'bob ground-force', besk: 'bob ground-force' },
    credits: { ann: 40 },
  });
  t.game.state.effects.e = { id: 'e', component: 'ceasefire', holder: '', data: null, until: 'round' };
  t.game.invalidateAll();
  t.begins('landings', { seat: 'ann', system: 'aldry-besk' }).says('ann', {}).dice(1).says('ann', { besk: 1 });
  expect(t.seat('ann').credits).toBe(5);
  t.begins('landings', { seat: 'ann', system: 'aldry-besk' });
  expect(t.refuses({ 'ground-force@aldry': 1 })).toBeUndefined();
});

test('E2 13 prompts name the cost under Ceasefire and Colony Fee', () => {
  const t = table({
    space: { 'mecatol-rex': 'ann dreadnought', quill: 'bob cruiser', solm: 'ann dreadnought, carrier(ground-force)' },
    ground: { solm: 'bob ground-force' },
    credits: { ann: 40 },
  });
  t.game.state.effects.e = { id: 'e', component: 'ceasefire', holder: '', data: null, until: 'round' };
  t.game.invalidateAll();
  const cost = 'An attack costs 35 credits (Ceasefire).';
  const asks = (way: string) => {
    const { spec } = t.turn().says('ann', way);
    return spec.kind === 'allot' && spec.prompt.endsWith(cost);
  };
  expect([asks('mecatol-rex>quill'), asks('gather>quill'), asks('mecatol-rex>ravne')]).toEqual([true, true, false]);
  t.game.state.turn.segment = null;
  t.begins('bombardment', { seat: 'ann', system: 'solm' });
  expect(t.spec).toMatchObject({ prompt: expect.stringContaining(cost) as string });
  const settles = law('colony-fee', {
    space: { quill: 'ann carrier(ground-force)' },
    ground: { ravne: 'bob' },
    credits: { ann: 9 },
  });
  settles.begins('landings', { seat: 'ann', system: 'quill' });
  expect(settles.spec).toMatchObject({
    prompt: 'Which units do you land at Quill (101)? Each neutral planet costs 3 credits (Colony Fee).',
  });
});

const meets = (counter: string, landing: string, dice: number[] = []) => {
  const t = table({ space: { quill: `ann carrier(${landing})` }, playing: { played: ['distantSuns'] } });
  t.game.state.planets.quill.counter = { id: counter };
  const count = Number(/^\d+/.exec(landing)?.[0] ?? 1);
  return t
    .begins('landings', { seat: 'ann', system: 'quill' })
    .dice(...dice)
    .says('ann', { 'ground-force@quill': count });
};

test('E2 12.2 the first to take a planet gets its counter’s effect', () => {
  expect(meets('wealth:10/1', 'ground-force').seat('ann').credits).toBe(10);
  expect(meets('new-technology:0/1', 'ground-force').seat('ann').grant).toBe(20);
  const wormhole = meets('alpha-wormhole:0/1', 'ground-force');
  expect([wormhole.game.state.systems.quill.found, wormhole.owner('quill')]).toEqual(['alpha', 'ann']);
});

test('E2 12.2 radioactive planets kill all of the first landing', () => {
  const t = meets('radioactive:0/1', '2 ground-force');
  expect([t.owner('quill'), t.on('quill', 'ann'), t.game.state.planets.quill.counter]).toEqual([null, '', undefined]);
});

test('E2 12.2 a biohazard kills one unit and blocks income', () => {
  const failed = meets('biohazard:0/1', 'ground-force');
  expect([failed.owner('quill'), failed.game.state.planets.quill.counter?.id]).toEqual([null, 'biohazard:0/1']);
  const t = meets('biohazard:0/1', '2 ground-force');
  expect([t.on('quill', 'ann'), t.owner('quill')]).toEqual(['ground-force', 'ann']);
  t.game.state.round = 2;
  t.game.invalidateAll();
  expect(resourcesOf(t.game, 'ann', 'income')).toBe(0);
});

test('E2 12.2 hostile locals defend until beaten, with full strength', () => {
  const won = meets('hostile-locals:1/1', '2 ground-force', [8, 1, 1]);
  expect([won.owner('quill'), won.on('quill', 'ann')]).toEqual(['ann', '2 ground-force']);
  const lost = meets('hostile-locals:2/1', 'ground-force', [8, 8, 1]);
  expect([lost.owner('quill'), lost.game.state.planets.quill.counter?.id]).toEqual([null, 'hostile-locals:2/1']);
});

test('E2 12.2 settlers of another race fight for the planet', () => {
  const t = table({
    space: { quill: 'ann carrier(3 ground-force)' },
    players: ['ann', 'bob'],
    playing: { played: ['distantSuns'] },
  });
  t.game.state.planets.quill.counter = { id: 'settlers:0/1' };
  t.begins('landings', { seat: 'ann', system: 'quill' })
    .dice(6, 1, 1, 1, 8, 8, 8, 8, 1, 1)
    .says('ann', { 'ground-force@quill': 3 });
  expect(t.told('battle-begins').map(({ defender }) => defender)).toEqual(['bob']);
});

test('E2 12.2 a carrier with a fighter may probe instead of landing', () => {
  const t = table({ space: { quill: 'ann carrier(ground-force), fighter' }, playing: { played: ['distantSuns'] } });
  t.game.state.planets.quill.counter = { id: 'wealth:5/1' };
  t.game.state.active = 'ann';
  t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('ann', 'probe:quill');
  expect(t.told('domain-counter-seen').map(({ to }) => to)).toEqual([['ann']]);
  expect(t.asked).toEqual(['ann: land']);
  expect(t.choices).toEqual([]);
});

test('E2 12.2 after razing a counter nobody lands that round', () => {
  const t = table({
    space: { quill: 'ann dreadnought, carrier(ground-force)' },
    playing: { played: ['distantSuns'] },
  }).dice(7);
  t.game.state.planets.quill.counter = { id: 'radioactive:0/1' };
  t.game.state.active = 'ann';
  t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('ann', 'raze:quill');
  expect([t.game.state.planets.quill.counter, t.choices]).toEqual([undefined, []]);
});

test('E2 12.2 razing on 10 checks planets in other home systems', () => {
  const t = table({
    space: { quill: 'ann dreadnought' },
    ground: { arretze: 'ann 3 ground-force', jord: 'ann 3 ground-force' },
    playing: { played: ['distantSuns'] },
  }).dice(10, 1);
  t.game.state.planets.quill.counter = { id: 'radioactive:0/1' };
  t.game.state.active = 'ann';
  t.begins('invasion-segment', { seat: 'ann', seen: [] }).says('ann', 'raze:quill');
  expect(t.told('insurgence-checked').map(({ planet }) => planet)).toEqual(['arretze']);
});
