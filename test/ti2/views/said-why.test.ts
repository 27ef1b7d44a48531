import { expect, test } from 'vitest';
import { describeEvent } from '#ti2/rules/events/event-text.ts';
import { narrate } from '#ti2/views/index.ts';
import { openAsks } from '#engine';
import { led } from '../leaders/led.ts';
import { table, type Laid, type Table } from '../table.ts';

const lines = (t: Table, ...types: Parameters<Table['told']>[0][]): string[] =>
  narrate(
    t.game,
    t.game.state.facts.filter(({ type }) => (types as string[]).includes(type)),
    null,
  );
const debated = (card: string, laid: Laid): Table => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, ...laid });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift(`${card}#1`);
  t.begins('senate');
  for (const one of ['ann', 'bob', 'cal'] as const) t.says(one, 'ready');
  return t;
};

test('E2 4.8 a barred voter is announced with the reason', () => {
  const t = debated('subsidy', { races: { cal: 'letnev' } });
  expect(lines(t, 'votes-cast')[0]).toBe('Letnev cannot vote without a trade agreement.');
});

test('E2 11.3 elimination is announced with its reason', () => {
  const debt = table({ ground: { quill: 'ann ground-force', ravne: 'bob', solm: 'cal' } });
  debt.begins('pay-debt', { seat: 'ann', count: 9, why: 'fine' });
  expect(lines(debt, 'player-eliminated')).toEqual([
    'Ann is eliminated: they are in debt and have nothing left to sell. With 2 players left there is no senate, and no law is in effect.',
  ]);
  const bare = table({ ground: { ravne: 'bob', solm: 'cal' } });
  for (const planet of Object.values(bare.game.state.planets)) if (planet.owner === 'ann') planet.owner = null;
  bare.game.invalidateAll();
  bare.game.state.phase = 'technology';
  bare.begins('progression-phase');
  expect(lines(bare, 'player-eliminated')[0]).toContain('Ann is eliminated: they have no planets or units left.');
});

test('E2 3.2 a two-player game announces its missing senate once', () => {
  const two = table({ ground: { quill: 'ann', ravne: 'bob' }, players: ['ann', 'bob'] });
  two.game.addFact({ type: 'round-begins', round: 2 });
  expect(lines(two, 'round-begins')).toEqual(['Round 2 begins.']);
  two.game.state.facts = [];
  two.begins('game');
  for (let i = 0; i < 9 && !two.told('round-begins').length; i++) {
    const [open] = openAsks(two.game.state);
    two.says(open.ask.player as 'ann', two.spec.kind === 'allot' ? two.spec.proposed : two.choices[0]);
  }
  expect(lines(two, 'round-begins')).toEqual([
    'Round 1 begins. With 2 players there is no senate, and no law is in effect.',
  ]);
  const three = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } });
  three.game.addFact({ type: 'round-begins', round: 1 });
  expect(lines(three, 'round-begins')).toEqual(['Round 1 begins.']);
});

test('E2 10.3 a tie at Imperium Rex names its tiebreaker', () => {
  const t = table({ ground: { quill: 'bob', ravne: 'ann' } });
  for (const id of ['ann', 'bob'] as const) t.seat(id).bracket = 5;
  t.begins('progression-phase');
  expect(lines(t, 'game-ends')).toEqual([
    'Bob wins the game! Ann and bob have reached Imperium Rex; bob has more influence (4 to 3).',
  ]);
  const alone = table({ ground: { quill: 'bob' } });
  alone.seat('bob').bracket = 5;
  expect(lines(alone.begins('progression-phase'), 'game-ends')).toEqual([
    'Bob wins the game! They have reached Imperium Rex.',
  ]);
});

test('E2 12.2 locals are named as such, in the plural', () => {
  const t = table({ space: { quill: 'ann carrier(2 ground-force)' }, playing: { played: ['distantSuns'] } });
  t.game.state.planets.quill.counter = { id: 'hostile-locals:1/1' };
  Object.assign(t.game.state, { phase: 'turns', active: 'ann' });
  t.begins('invasion-segment', { seat: 'ann', seen: [] });
  t.dice(10, 1, 1).says('ann', { 'ground-force@quill': 2 });
  expect(lines(t, 'dice-rolled')).toEqual([
    'Ann rolls for invasion combat: ground force (hits on 8): 10✓, 1. 1 hit.',
    'The locals roll for invasion combat: ground force (hits on 8): 1. 0 hits.',
  ]);
  const all = narrate(t.game, t.game.state.facts, null);
  expect(all).toContain('Ann rolls for invasion combat, round 1: ground force (hits on 8): 10✓, 1. 1 hit.');
  expect(all.find((line) => line.startsWith('The locals'))).toMatch(/ They lose 1 ground force; none are left\.$/);
});

test('E2 7.21 a reroll says whether it makes a shock troop', () => {
  const t = table();
  t.game.addFact({ type: 'troop-rolled', seat: 'ann', planet: 'quill', faces: [2] });
  t.game.addFact({ type: 'troop-rolled', seat: 'ann', planet: 'quill', faces: [2, 9] });
  expect(lines(t, 'troop-rolled')).toEqual([
    'Ann rolls for a shock troop on Quill (needs at least 9): 2. No shock troop.',
    'Ann rolls for shock troops on Quill (needs at least 9): 2, 9✓.',
  ]);
});

test('E2 7.1 a turn with landings is not called uneventful', () => {
  const t = table({ space: { quill: 'ann carrier' }, ground: { quill: 'ann 2 ground-force' } }).turn();
  t.says('ann', 'quill>aboard')
    .says('ann', { [t.choices[0]]: 1 })
    .says('ann', 'end');
  while (t.asked.length) t.says('ann', {});
  expect(t.told('turn-ends')).toEqual([{ type: 'turn-ends', seat: 'ann' }]);
});

test('E2 11.3 sold technologies and bought planets are told once', () => {
  const t = table({ technologies: { ann: ['sarween-tools'] }, ground: { quill: 'ann', ravne: 'bob' } });
  t.begins('pay-debt', { seat: 'ann', count: 9, why: 'fine' }).says('ann', { 'technology@sarween-tools': 1 });
  expect(lines(t, 'technology-lost', 'assets-sold')).toEqual(['Ann sells Sarween Tools for 10 credits.']);
  const bought = table();
  bought.game.addFact({ type: 'planet-taken', seat: 'ann', planet: 'quill', from: null });
  bought.game.addFact({
    type: 'units-gained',
    seat: 'ann',
    planet: 'quill',
    units: { 'ground-force': 1 },
    by: 'manifest destiny',
  });
  bought.game.addFact({ type: 'planet-bought', seat: 'ann', planet: 'quill', credits: 16 });
  expect(narrate(bought.game, bought.game.state.facts, null)).toEqual([
    'Ann buys Quill and 1 ground force for 16 credits.',
  ]);
});

test('E2 12.4 the target is shown before a card is stopped', () => {
  const t = table({
    ground: { quill: 'ann', ravne: 'bob', solm: 'cal' },
    credits: { bob: 9 },
    hands: { ann: ['old-debts'], cal: ['countermand'] },
  });
  t.game.state.phase = 'economy';
  t.begins('economy-phase').says('ann', 'old-debts#1').says('ann', 'bob');
  const [open] = openAsks(t.game.state);
  expect(open.ask.player).toBe('cal');
  expect(describeEvent(t.game, (open.ask.data as unknown as { event: never }).event)).toBe(
    'Ann plays Old Debts, choosing bob.',
  );
});

test('E2 12.5 narration counts face-down leaders and names a canceling leader once', () => {
  const t = led({ ground: { quill: 'ann' } }, { carth: 'ann on quill', gila: 'ann on quill' }, true);
  t.game.addFact({ type: 'leaders-boarded', seat: 'ann', system: 'quill', leaders: ['carth', 'gila'] });
  expect(lines(t, 'leaders-boarded')).toEqual(['Ann moves 2 of their leaders onto a ship at Quill (101).']);
  t.game.state.facts = [];
  t.game.addFact({ type: 'ability-used', seat: 'ann', component: 'agent' });
  t.game.addFact({ type: 'action-card-cancelled', seat: 'bob', card: 'riots#1', by: 'agent' });
  expect(narrate(t.game, t.game.state.facts, null)).toEqual(["An Agent cancels bob's Riots."]);
  t.game.state.facts.splice(1, 0, { type: 'leader-given-up', seat: 'ann', leader: 'gila' });
  expect(narrate(t.game, t.game.state.facts, null)).toEqual([
    "Ann removes one of their leaders from the game to cancel bob's Riots.",
  ]);
});

test('E2 7.6 a die is told with the right article', () => {
  const t = table();
  for (const die of [3, 8])
    t.game.addFact({ type: 'rift-rolled', seat: 'ann', system: 'gravity-rift-1', unit: 'cruiser', die, towards: null });
  expect(lines(t, 'rift-rolled').map((one) => one.split(' for ')[0])).toEqual(['Ann rolls a 3', 'Ann rolls an 8']);
});

test('E2 12.5 an executed captive is told with its owner', () => {
  const t = led({ ground: { quill: 'ann', ravne: 'bob' } }, { carth: 'bob held by ann' }).does(
    'ann',
    'execute-captive',
    {
      leader: 'carth',
    },
  );
  expect(lines(t, 'captive-executed')).toEqual(["Ann executes a captive: bob's Scientist Carth."]);
});

test('E2 13 a paid attack fee names Ceasefire, as its prompt does', () => {
  const t = table({ space: { 'mecatol-rex': 'ann dreadnought, cruiser', quill: 'bob carrier' }, credits: { ann: 40 } });
  t.game.state.effects.e = { id: 'e', component: 'ceasefire', holder: '', data: null, until: 'round' };
  t.game.invalidateAll();
  t.turn().says('ann', 'mecatol-rex>quill').says('ann', { dreadnought: 1 });
  expect(lines(t, 'credits-paid')).toEqual(['Ann pays 35 credits for the attack (Ceasefire).']);
});
