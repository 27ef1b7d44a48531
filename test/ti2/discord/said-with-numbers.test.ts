import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { createLobbyForms } from '#ti2/discord/lobby/lobby-forms.ts';
import { lobbyProblem, OPTION_TEXTS } from '#ti2/service/settings.ts';
import { formatSheet } from '#ti2/discord/format/game.ts';
import { buildBoardView, narrate, buildSheetView } from '#ti2/views/index.ts';
import { endableWith } from '#ti2/rules/trade/agreements.ts';
import { led } from '../leaders/led.ts';
import { table, type Table } from '../table.ts';

const sheet = (t: Table): string => {
  const seat = buildBoardView(t.game).seats.find(({ id }) => id === 'ann');
  return seat ? formatSheet(seat, buildSheetView(t.game, 'ann')).join('\n') : '';
};
const lines = (t: Table, type: Parameters<Table['told']>[0]): string[] => narrate(t.game, t.told(type), null);

test('E2 1.2 unit sheets include race and technologies in hit values', () => {
  expect(sheet(table())).not.toMatch(/hits on \d+, on/);
  const t = table({ technologies: { ann: ['hylar-v-assault-laser', 'cybernetics'] } });
  expect(sheet(t)).toMatch(/Cruiser\*\*: .*hits on 8, on 7 in space combat/);
  expect(sheet(t)).toMatch(/Fighter\*\*: .*hits on 9, on 8 in space combat/);
  expect(sheet(table({ races: { ann: 'letnev' } }))).toMatch(/Ground Force\*\*: .*hits on 8, on 6 in invasion combat/);
  expect(sheet(table({ races: { ann: 'jolnar' } }))).toMatch(
    /Dreadnought\*\*: .*hits on 4, on 5 in space combat, on 5 when bombarding/,
  );
});

test('E2 7.6 a rift prompt lists each side and its system', () => {
  const t = table({ space: { 'gravity-rift-1': 'ann 2 cruiser' } })
    .turn()
    .says('ann', 'gravity-rift-1>out');
  const { prompt } = t.spec as { prompt: string };
  expect(prompt).toMatch(
    /On 1 to 6, it can leave only by the side of that number: (side \d leads to .+, )+and the other sides are closed\. On 7 to 10, you choose the side\./,
  );
  const closed = [1, 2, 3, 4, 5, 6].find((side) => !prompt.includes(`side ${side} leads`)) ?? 0;
  t.dice(closed).says('ann', { cruiser: 1 });
  expect(lines(t, 'rift-rolled')).toEqual([
    `Ann rolls a ${closed} for 1 cruiser at Gravity rift (105): that side is closed, so it stays and cannot move farther.`,
  ]);
});

test('E2 7.13 a battle without a way out is announced so', () => {
  const near = table({ space: { quill: 'ann cruiser', 'mecatol-rex': 'bob cruiser' } });
  near.turn().sails('quill', 'mecatol-rex', { cruiser: 1 }).dice(10, 1).says('ann', 'end');
  expect(lines(near, 'battle-begins')).toEqual(['Ann attacks bob at Mecatol Rex (000).']);
  const through = table({
    space: { 'mecatol-rex': 'ann cruiser', 'aldry-besk': 'bob cruiser' },
    technologies: { ann: ['antimass-deflectors'] },
  });
  through
    .turn()
    .says('ann', 'gather>aldry-besk')
    .says('ann', { 'cruiser@mecatol-rex': 1 })
    .dice(10, 1)
    .says('ann', 'end');
  expect(lines(through, 'battle-begins')[0]).toMatch(/and has no system to withdraw to\.$/);
});

test('E2 7.1 a turn without movement is announced as such', () => {
  const t = table({ space: { quill: 'ann cruiser' } })
    .turn()
    .says('ann', 'end');
  expect(lines(t, 'turn-ends').filter(Boolean)).toEqual(['Ann moves no ships this turn.']);
  const moved = table({ space: { quill: 'ann cruiser' } })
    .turn()
    .sails('quill', 'mecatol-rex', { cruiser: 1 })
    .says('ann', 'end');
  expect(lines(moved, 'turn-ends').filter(Boolean)).toEqual([]);
});

test('E2 5.2 the discard prompt says how many drawn cards fit', () => {
  const hands = { ann: ['riots', 'riots', 'agitators', 'agitators', 'agitators', 'agitators'] };
  const t = table({ hands, technologies: { ann: ['neural-motivator'] } });
  t.game.state.phase = 'economy';
  t.begins('economy-phase');
  expect((t.spec as { prompt: string }).prompt).toBe('You can draw 2 cards, but you have 6 in hand and the limit is 7: you draw only 1 unless you discard. Which cards do you discard before you draw?'); // prettier-ignore
});

test('E2 6.2 only agreements that can be ended are offered', () => {
  const t = table({ races: { bob: 'hacan' } });
  t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#1' };
  t.game.state.agreements.b = { id: 'b', seats: ['ann', 'cal'], card: 'trade-agreement#2' };
  t.game.invalidateAll();
  expect([endableWith(t.game, 'ann'), endableWith(t.game, 'bob')]).toEqual([['cal'], ['ann']]);
  expect(() => t.does('ann', 'end-agreement', { partner: 'bob' })).toThrow(/\(E2 6\.2\)/);
});

test('E2 12.5 face-down leaders in one place are counted', () => {
  const t = led(
    { ground: { quill: 'ann ground-force' } },
    { carth: 'ann on quill', delouis: 'ann on quill', gila: 'ann on quill' },
    true,
  );
  expect(buildBoardView(t.game).seats.find(({ id }) => id === 'ann')?.leaders).toEqual(['3 face down on Quill']);
});

test('E2 2.11 every option enables its requirements, also in a demonstration', () => {
  const lobby = createLobbyForms(rulebooksBySets());
  for (const [id, { name }] of Object.entries(OPTION_TEXTS)) {
    const settings = lobby.settings.read({ with: name }, {});
    expect([id, lobbyProblem(rulebooksBySets(), settings, [], false), settings]).toEqual([
      id,
      undefined,
      expect.objectContaining({ [id]: true }),
    ]);
    expect(lobby.demo.read({ with: name })).toMatchObject({ [id]: true, veil: 'nothing' });
  }
  expect(lobby.demo.fields.map(({ key }) => key)).toContain('with');
  const told = lobby.formatSettings?.(lobby.settings.read({ with: 'Leaders, last round 9, debate of 12 hours' }));
  expect(told).toMatch(
    /After round 9, the player farthest on the chart wins\. Optional rules: Hope's End and Leaders\. Political cards are debated for up to 12 hours\./,
  );
});

test('E2 5.4 buying too many units explains the limit', () => {
  const t = table({ ground: { quill: 'ann spacedock' }, credits: { ann: 50 } });
  t.game.state.phase = 'economy';
  t.begins('economy-phase');
  const { credits } = t.seat('ann');
  expect(t.refuses({ spacedock: 9 })).toMatch(
    new RegExp(
      `^You can buy at most ${Math.floor(credits / 15)} .+: you have ${credits} credits and each costs 15 \\(`,
    ),
  );
});
