import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { ask, call, done } from '#engine';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { payment } from '#ti4/rules/production/payment.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { copyTechnology } from '#ti4/rules/technology/technology.ts';
import { openStore } from '#store';
import { GameService } from '#service';
import { load } from './loaded-dice.ts';
import { allAgree, fromSeed } from '../service/room.ts';
import { table, type Setting } from './table.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

// What the components that bend the rules most ask of the core: each mechanism once, by something that uses it.

test('79.4a, 85.1a floating docks move, carry and fall to blockades', () => {
  const t = table({
    seats: { ann: 'saar', bob: 'letnev', cat: 'sol' },
    space: { 26: { ann: '1 space-dock, 1 fighter, 1 infantry' }, 28: { bob: '1 cruiser' } },
  });
  t.begin(movement, { seat: 'ann', system: '27' }).ann.moves('space-dock from 26, fighter from 26, infantry from 26');
  expect(t.units('ann', { system: '27' })).toBe('1 fighter, 1 infantry, 1 space-dock');
  for (const unit of Object.values(t.state.units)) if (unit.type === 'fighter') delete t.state.units[unit.id];
  t.begin(movement, { seat: 'bob', system: '27' }).bob.moves('cruiser from 28');
  expect(t.facts('unit-destroyed')).toMatchObject([{ unit: 'space-dock' }]);
  t.leaves('ann', 'excess-units');
});

test('6, 101 Creuss home lies off the board', () => {
  const t = table({
    seats: { ann: 'creuss', bob: 'letnev', cat: 'sol' },
    space: { 51: { ann: '1 cruiser' }, 26: { ann: '1 destroyer', bob: '1 destroyer' } },
  });
  expect(t.state.systems['51'].position).toBeNull();
  t.begin(movement, { seat: 'ann', system: '17' });
  expect(t.options('ann')).toContain('cruiser@51');
  expect([
    isAdjacent(t.game, '26', '25', 'ann'),
    isAdjacent(t.game, '26', '25', 'bob'),
    isAdjacent(t.game, '26', '25'),
  ]).toEqual([true, false, false]);
});

test('90.16 exhausting a copy leaves the original ready (Valefar Assimilator note 1, Valefar Assimilator note 2)', () => {
  const t = table({
    seats: { ann: 'nekro', bob: 'creuss', cat: 'sol' },
    technologies: { bob: ['wormhole-generator'] },
  });
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'wormhole-generator');
  t.begin('turn', { seat: 'ann', performed: 0 }).ann.uses('valefar-assimilator-x').chooses('beta@27', 'wormhole-site');
  expect(t.state.seats.ann.technologies['valefar-assimilator-x']).toMatchObject({
    component: 'wormhole-generator',
    exhausted: true,
  });
  expect(t.state.seats.bob.technologies['wormhole-generator']).toEqual({ component: 'wormhole-generator' });
  // What it takes on next finds it as it is.
  copyTechnology(t.game, 'ann', 'valefar-assimilator-x', 'dimensional-splicer');
  expect(t.state.seats.ann.technologies['valefar-assimilator-x'].exhausted).toBe(true);
  t.ann.endsTurn();
});

/** As a combat starts, both sides have to pay. */
const tribute = procedure<{ seats: string[] }>()('test-tribute', {
  start: (_game, { seats }) =>
    ask(
      seats.map((seat) => payment.ask(seat, { kind: 'resources', amount: 1, for: 'as tribute' })),
      'paid',
    ),
  paid: (game, { seats }, got) => {
    game.addFact({ type: 'trade-partners-chosen', seat: '', seats: seats.filter((seat) => got.answers[seat]) });
    return done();
  },
});
const demand = actionCard({
  id: 'test-demand',
  name: 'Demand',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [tribute],
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: () => true,
      effect: (_game, _held, { attacker, defender }) => call(tribute, { seats: [attacker, defender] }, 'finish'),
    }),
  ],
});
const paying = (annsPlanet: boolean): Setting => ({
  seats: { ann: 'winnu', bob: 'letnev', cat: 'sol' },
  components: [demand],
  hands: { cat: ['test-demand'] },
  space: { 27: { ann: '3 cruiser', bob: '1 cruiser' } },
  change: (state) => {
    state.seats.ann.tradeGoods = 1;
    for (const planet of Object.values(state.planets)) planet.exhausted = planet.controller === 'ann' && !annsPlanet;
  },
});

test('94 transactions during combat can make payments impossible', () => {
  const t = table(paying(false)).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.cat
    .plays('test-demand')
    .bob.offers('ann', { give: { tradeGoods: 0, promissoryNote: 'ceasefire@bob' }, take: { tradeGoods: 1 } });
  expect(t).toAsk('ann payment', 'bob payment');
  t.ann.accepts();
  expect(t).toAsk('bob payment');
  t.bob.agrees('payment');
  expect(t.facts('trade-partners-chosen')).toMatchObject([{ seats: ['bob'] }]);
});

test('94 promised payments are asked again after trading goods', () => {
  const t = table(paying(true)).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.cat.plays('test-demand').ann.pays('trade-goods');
  expect(t).toAsk('bob payment');
  t.bob.offers('ann', { give: { promissoryNote: 'ceasefire@bob' }, take: { tradeGoods: 1 } }).ann.accepts();
  expect(t).toAsk('ann payment', 'bob payment');
  expect(t.refusal('ann', { 'trade-goods': 1 }, 'payment')).toBe('“trade-goods” is not among the choices.');
});

test('22.4 a canceled component action leaves another action (22.1, 22.2)', () => {
  const t = table({ hands: { ann: ['mining-initiative'], bob: ['sabotage'] } }).begin('turn', {
    seat: 'ann',
    performed: 0,
  });
  t.ann.plays('mining-initiative').chooses('jord', 'choose-planet').bob.plays('sabotage');
  expect(t).toAsk('ann turn');
  expect(t.options('ann')).toEqual(expect.arrayContaining(['tactical', 'pass']));
  expect(t.state.seats.ann).toMatchObject({ tradeGoods: 0, actionCards: [] });
  expect(t.state.decks.action.discard).toContain('mining-initiative#1');
});

test('1 an effect outlasts its discarded card, then expires (1.3a)', () => {
  const t = load(
    table({
      seats: { ann: 'winnu', bob: 'yssaril', cat: 'sol' },
      hands: { ann: ['morale-boost'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    }),
    5,
    1,
    6,
    1,
    10,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.plays('morale-boost');
  expect(t.state.decks.action.discard).toContain('morale-boost#1');
  expect(t.facts('dice-rolled').filter(({ seat }) => seat === 'ann')).toMatchObject([
    { dice: [{ face: 5, result: 6 }] },
    { dice: [{ face: 6, result: 6, hit: false }] },
    { dice: [{ face: 10, hit: true }] },
  ]);
  expect(t.state.effects).toEqual({});
});

test('33 elimination during combat removes the player’s prompts (The Alastor note 11)', () => {
  const t = load(
    table({
      seats: { ann: 'winnu', bob: 'nekro', cat: 'sol' },
      technologies: { ann: ['neural-motivator', 'sarween-tools'] },
      space: { 27: { bob: '1 flagship, 1 infantry' }, 26: { ann: '3 cruiser' } },
      change: (state) => {
        state.planets['mordai-ii'].controller = null;
      },
    }),
    10,
    1,
    1,
    10,
    1,
    1,
  ).begin('turn', { seat: 'ann', performed: 0 });
  t.ann.activates('27').moves('3 cruiser from 26');
  t.bob.uses('the-alastor').chooses('infantry', 'alastor-ground-forces').sustains().loses('infantry');
  // A cruiser of Ann's went with it, of which the Virus would have learnt something.
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(t.units('ann')).toBe('2 cruiser');
  expect(t.units('bob')).toBe('');
  expect(t.open.filter((one) => one.startsWith('bob'))).toEqual([]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
  expect(t).toAsk('ann end-turn');
});

test('replaced players lose held replies and standing orders', async () => {
  const path = mkdtempSync(join(tmpdir(), 'custodian-'));
  const store = await openStore(join(path, 'table.db'));
  onTestFinished(async () => {
    await store.close();
    rmSync(path, { recursive: true, force: true });
  });
  const { state } = table({
    ...paying(true),
    seats: { p1: 'winnu', p2: 'letnev', p3: 'sol' },
    hands: {},
    space: {},
    change: (laid) => {
      for (const planet of Object.values(laid.planets)) planet.exhausted = false;
      laid.seats.p2.orders = { 'action-card-played': 0 };
      laid.active = 'p1';
      laid.offers = {
        o1: {
          id: 'o1',
          from: 'p2',
          to: 'p1',
          give: { tradeGoods: 0, commodities: 0, notes: ['ceasefire@p2'] },
          take: { tradeGoods: 0, commodities: 0 },
        },
      };
    },
  });
  const edition = {
    ...createFourthEdition(singleRulebook(rulebookOf([demand]))),
    create: () => state,
    firstProcedure: { procedure: 'test-tribute', data: { seats: ['p2', 'p3'] } },
  };
  const here = new GameService({
    store,
    editions: [edition],
    clock: () => 0,
    random: fromSeed(1),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const { game } = await here.createGame(
    { user: 'u1' },
    { edition: edition.id, settings: edition.defaultSettings, place: {} },
  );
  for (const user of ['u1', 'u2', 'u3']) await here.join({ user }, game, { name: user });
  await here.startGame({ user: 'u1' }, game);
  const [{ user }] = (await here.getGame(game)).members.filter(({ seat }) => seat === 'p2');
  const [open] = await here.openQuestions(game, user);
  await here.answer({ user }, game, open.ask, open.spec.kind === 'allot' ? open.spec.proposed : null);
  expect(await here.openQuestions(game, user)).toMatchObject([{ reply: expect.anything() as unknown }]);
  await here.replacePlayer({ user: 'u1' }, game, { seat: 'p2', user: 'u4', name: 'u4' });
  await allAgree({ table: here }, game);
  const [anew] = await here.openQuestions(game, 'u4');
  expect(anew.reply).toBeUndefined();
  expect((await here.getGameWithState(game)).state).toMatchObject({ seats: { p2: { orders: {} } }, offers: {} });
});
