import { expect, test } from 'vitest';
import { Illegal } from '#engine';
import type { GameInteraction } from '#discord/edition/edition-adapter.ts';
import { splitByChapter } from '#ti2/service/chapters.ts';
import { openTrade, openTradeForm, submitTrade } from '#discord/trade/trade-dialog.ts';
import { parseCustomId, type CustomId } from '#discord/interactions/custom-id.ts';
import { tradeDialog } from '#ti2/discord/trade/trade-dialog.ts';
import { seatsInBattle, battleSitesOf } from '#ti2/discord/odds/battle-sites.ts';
import { formatOddsReport, normalizeUnits } from '#ti2/discord/odds/odds-report.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { narrate } from '#ti2/views/index.ts';
import { table, type Table } from '../table.ts';

const ANN = { seat: 'ann', nameOf: (seat: string) => seat };

const laid = (): Table =>
  table({
    space: { quill: 'ann 2 cruiser, carrier', ravne: 'bob cruiser' },
    ground: { quill: 'ann 4 ground-force', ravne: 'bob 2 ground-force, pds' },
  });

test('E2 7.8 odds of a battle include arrivals, PDS and the landing', () => {
  const lines = formatOddsReport(laid().turn().game, { system: 'ravne' }, ANN);
  expect(lines[0]).toBe(
    '**Ravne (102)** with all your units that are there or can move there: 2 cruisers, 1 carrier and 4 ground forces.',
  );
  expect(lines[1]).toMatch(/^\*\*Space combat against 1 cruiser\*\*, you against bob: Attacker wins \d+%/);
  expect(lines[2]).toMatch(/^\*\*Invasion of Ravne: 4 ground forces against 2 ground forces and 1 PDS\*\*/);
});

test('E2 7.2 after movement the odds count only ships already present', () => {
  const t = laid().turn().says('ann', 'gather>ravne').says('ann', { 'cruiser@quill': 2 }).says('ann', 'end');
  expect(t.asked).toEqual(['bob: open-fire']);
  expect(formatOddsReport(t.game, { system: 'ravne' }, ANN)[0]).toContain(': 2 cruisers.');
  t.dice(1, 1, 1, 1).says('bob', []);
  expect(seatsInBattle(t.game)).toEqual(['ann', 'bob']);
  expect(formatOddsReport(t.game, { system: 'ravne' }, ANN)[0]).toMatch(
    /^\*\*Space combat at Ravne \(102\) \(current state\)\*\*, you against bob/,
  );
});

test('Odds accept named units; damage and missing opponents are errors', () => {
  const { game } = laid().turn();
  const attacker = normalizeUnits(game, 'attacker', '3 dn, 2 gf');
  expect(attacker).toBe('3 dreadnought, 2 ground-force');
  const lines = formatOddsReport(game, { system: 'ravne', attacker, defender: '1 fighter' }, ANN);
  expect([lines[0], lines[1].split(',')[0]]).toEqual([
    '**Ravne (102)** with the units you listed: 3 dreadnoughts and 2 ground forces.',
    '**Space combat against 1 fighter**',
  ]);
  expect(() => formatOddsReport(game, { system: 'ravne', attacker: '1 dreadnought!' }, ANN)).toThrow(
    /1 hit destroys any unit \(E2 7\.12\)/,
  );
  expect(() => formatOddsReport(game, { system: 'solm' }, ANN)).toThrow(Illegal);
});

test('Battle sites are enemy places that a player’s ships can reach', () => {
  expect(battleSitesOf(laid().turn().game, 'ann')).toEqual([
    { key: '102', hint: '1 cruiser, 2 ground forces and 1 PDS' },
  ]);
});

const at = (t: Table, acted: unknown[] = []): GameInteraction =>
  ({
    seat: 'ann',
    origin: { caller: {} },
    context: {
      emojis: undefined,
      quota: { spend: (_kind: string, _user: string, work: () => unknown) => work() },
      service: { act: (_who: object, _game: string, action: string, data: unknown) => acted.push([action, data]) },
    },
    loaded: {
      info: { id: 'BXKDQ', status: 'running' },
      adapter: { trade: tradeDialog },
      presenter: {
        game: t.game,
        offers: () => [],
        seatName: (id: string) => id,
        seatChoices: () => ['ann', 'bob', 'cal'].map((key) => ({ key, label: key })),
        emojiFor: () => undefined,
      },
    },
  }) as unknown as GameInteraction;

test('E2 4.3 trade opens a form only during a debate', async () => {
  const t = table({ credits: { ann: 12, bob: 3 }, hands: { ann: ['countermand'] } });
  expect(openTrade(at(t)).message?.content).toContain('only while a political card is being debated (E2 4.3)');
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift(
    t.game.state.decks.political.draw.find((one) => one.startsWith('war-tax')) ?? '',
  );
  t.begins('senate');
  expect(t.spec).toMatchObject({
    detail: expect.stringContaining('For: each player pays 1 credit') as string,
  });
  expect(openTrade(at(t)).message?.content).toContain('- bob: 3 credits\n- cal: ');
  const idOf = (text: string): CustomId => parseCustomId(text) as CustomId;
  const form = JSON.stringify(openTradeForm(at(t), idOf('t:BXKDQ::with:bob'), []).modal);
  for (const part of ['You give', 'You have 12 credits, Countermand.', 'They have 3 credits.'])
    expect(form).toContain(part);
  const proposed = () => tradeDialog.fields({ game: t.game } as never, 'ann', 'bob').map(({ text }) => text.value);
  expect(proposed()).toEqual(['5 credits', '']);
  t.game.state.seats.bob.credits = 5;
  expect(proposed()).toEqual(['Countermand', '5 credits']);
  const acted: unknown[] = [];
  await submitTrade(at(t, acted), idOf('g:BXKDQ:trade:send:bob'), { give: ['5 credits, countermand'], take: [''] });
  expect(acted).toEqual([
    ['offer', { to: 'bob', credits: 5, cards: t.game.state.seats.ann.actionCards, wantsCredits: 0, wantsCards: [] }],
  ]);
});

test('E2 3.1 facts form chapters by phase, turn and battle', () => {
  const t = laid();
  t.game.state.phase = 'turns';
  t.game.state.active = 'ann';
  const facts: GameFact[] = [
    { type: 'battle-begins', system: 'ravne', planet: null, attacker: 'ann', defender: 'bob' },
    { type: 'battle-ends', system: 'ravne', planet: null, winner: 'ann' },
    { type: 'turn-ends', seat: 'ann' },
    { type: 'phase-begins', phase: 'technology', round: 1 },
    { type: 'technology-gained', seat: 'bob', technology: 'cybernetics', credits: 30 },
    { type: 'phase-begins', phase: 'placement', round: 1 },
  ];
  const after = laid();
  after.game.state.phase = 'placement';
  const parts = splitByChapter(t.game, after.game, facts).map(({ chapter, upto }) => [
    chapter?.title.replace(/^.*[: ](?=ann)|^.*: /, ''),
    upto,
  ]);
  expect(parts).toEqual([['ann attacks bob at Ravne (102)', 2], ['ann', 3], ['technology phase', 5], ['placement phase', 6]]); // prettier-ignore
});

test('Like facts share a sentence: income, placement, routes and taken planets', () => {
  const t = laid();
  const facts: GameFact[] = [
    { type: 'credits-received', seat: 'ann', count: 3, why: 'income' },
    { type: 'credits-received', seat: 'bob', count: 5, why: 'income' },
    { type: 'units-placed', seat: 'ann', system: 'quill', planet: null, units: { carrier: 1 } },
    { type: 'units-placed', seat: 'ann', system: 'quill', planet: 'quill', units: { 'ground-force': 2 } },
    { type: 'ships-moved', seat: 'ann', from: 'quill', towards: 'mecatol-rex', units: { cruiser: 1 }, fleet: ['u1'] },
    { type: 'ships-moved', seat: 'ann', from: 'mecatol-rex', towards: 'ravne', units: { cruiser: 1 }, fleet: ['u1'] },
    { type: 'planet-taken', seat: 'ann', planet: 'ravne', from: 'bob' },
    { type: 'battle-ends', system: 'ravne', planet: 'ravne', winner: 'ann' },
    { type: 'votes-cast', seat: 'bob', outcome: null, votes: 0, barred: true },
    { type: 'target-named', seat: 'ann', component: 'yard-fire', target: ['ravne', 'bob', 'nothing-that-lies-there'] },
  ];
  expect(narrate(t.game, facts, null)).toEqual([
    'Income: ann 3, bob 5.',
    'Ann places 1 carrier at Quill (101) and 2 ground forces on Quill.',
    'Ann moves 1 cruiser from 101 to Ravne (102) through Mecatol Rex (000).',
    'Ann takes Ravne from bob.',
    'Bob cannot vote.',
    'Ann chooses Ravne and bob for Yard Fire.',
  ]);
});
