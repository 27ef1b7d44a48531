import { expect, test } from 'vitest';
import { openAsks } from '#engine';
import { rulebookOf, rulebooksBySets } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { formatSheet } from '#ti3/discord/format/sheet.ts';
import { parsePlan } from '#ti3/discord/input/parse-plan.ts';
import { showForm } from '#ti3/forms/index.ts';
import { describeSheets, describeSystems } from '#ti3/render/alt-text.ts';
import { drawPlayer, drawCloseUp } from '#ti3/render/index.ts';
import { listLeaderProblems, countLeaders, listStrandedLeaders } from '#ti3/simulation/audit-leaders.ts';
import { titleOf } from '#ti3/rules/names.ts';
import { leadersOf } from '#ti3/rules/leaders/leader-setup.ts';
import { buildBoardView, buildSheetView, listTechnologies } from '#ti3/views/index.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { book, ledTable } from './led-table.ts';

const laid = () =>
  ledTable(
    {
      space: { 'empty-1': 'ann carrier, 3 ground-force' },
      ground: { arnor: 'ann space-dock', lor: 'bob ground-force', arretze: 'bob' },
    },
    { ann: { general: 'carrier@empty-1', agent: 'of bob' }, bob: { scientist: 'lor' } },
  );

const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat, wishes: {} }));

test('E3 20.1 every race of every set has its three leaders', () => {
  const all = rulebookOf(SETS.map(({ id }) => id));
  expect(Object.values(all.byKind.race).filter((race) => leadersOf(all, race).length !== 3)).toEqual([]);
  const races = Object.keys(all.byKind.race);
  expect(Object.values(all.byKind.leader).filter(({ race }) => !races.includes(race))).toEqual([]);
});

test('E3 20.1 each leader has one unique name and kind', () => {
  const all = rulebookOf(SETS.map(({ id }) => id));
  const titles = Object.values(all.byKind.leader).map((leader) => titleOf({ book: all } as never, leader));
  expect(titles.filter((title) => !/^[^()]+ \([^()]+\)$/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('leaders are a lobby setting that is off by default', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  const edition = createThirdEdition(rulebooksBySets());
  const without = edition.create(face.lobby.settings.read({}), seats, 'a seed');
  const with3 = edition.create(face.lobby.settings.read({ leaders: true }), seats, 'a seed');
  expect([without.leaders, Object.keys(with3.leaders ?? {}).length]).toEqual([undefined, 9]);
  expect([without.options.sets, with3.options.sets]).toEqual([['base@1'], ['base@1', 'leaders@1']]);
  expect(edition.bookFor(with3)).toMatchObject({ components: { admiral: {} } });
  const told = face.lobby.describe(
    { id: 'X', name: null, settings: face.lobby.settings.read({ leaders: true }), members: [] } as never,
    String,
  );
  expect(told).toContain('With leaders.');
});

test('the board, race sheets and text show leader locations', async () => {
  const { game } = laid();
  const view = buildBoardView(game);
  const system = (id: string) => view.systems.filter((one) => one.id === id);
  expect(system('empty-1')[0].leaders).toMatchObject([{ owner: 'ann', type: 'General', mark: 'Ge' }]);
  expect(system('arnor-lor')[0].planets[1].leaders).toMatchObject([{ owner: 'bob', type: 'Scientist' }]);
  const [ann, bob] = ['ann', 'bob'].map((seat) => view.seats.find(({ id }) => id === seat));
  expect(ann?.leaders?.map(({ where }) => where)).toEqual(['on a ship at Empty space (000)', 'captive of Hacan']);
  expect(bob?.captives).toMatchObject([{ of: 'Sol' }]);
  const told = bob && formatSheet(bob, buildSheetView(game, 'bob'), listTechnologies(game, 'bob'), String).join('\n');
  expect(told).toMatch(/\*\*Captured leaders\*\*: .+ \(Sol\)/);
  expect(describeSystems(view, system('arnor-lor'))).toMatch(/the Scientist .+ of Hacan on Lor/);
  expect(describeSheets(view)).toMatch(/Leaders: .+ on a ship at Empty space/);
  expect(knownTo(game, 'cal').state.leaders).toEqual(game.state.leaders);
  expect((await drawPlayer(view, 'ann'))[0].data.length).toBeGreaterThan(5000);
  expect((await drawCloseUp(view, ['arnor-lor'], 1))[0].data.length).toBeGreaterThan(5000);
  const plain = buildBoardView(ledTable({}, {}).game);
  expect(plain.systems.every((one) => one.leaders === undefined)).toBe(true);
});

test('the tactical action form has separate leader fields', () => {
  const at = ledTable(
    { space: { 'empty-1': 'ann carrier, 3 ground-force' }, ground: { jord: 'ann' } },
    { ann: { general: 'carrier@empty-1' } },
  ).begins('tactical-action', { seat: 'ann' });
  const [{ ask }] = openAsks(at.game.state);
  const asked = { seat: 'ann', question: ask.question, data: ask.data };
  const { fields } = showForm(at.game, asked, 'system@tarmann');
  expect(fields.map(({ label }) => label)).toEqual([
    'Ships',
    'Cargo: Ground force from Empty space (000)',
    "Landing: Ground force on Tar'Mann",
    'Leaders to land',
  ]);
  const typed = parsePlan(at.game, asked, "Tar'Mann, carrier, 2 gf, land 2 gf on Tar'Mann");
  expect(typed).toMatchObject({
    reply: ['tarmann'],
    planned: [{ question: 'move-ships' }, { question: 'land-units' }],
  });
});

test('every leader and every leader type has a text', () => {
  const { leader, 'leader-type': types } = book.byKind;
  expect([Object.keys(leader).length, Object.keys(types).sort()]).toEqual([
    51,
    ['admiral', 'agent', 'diplomat', 'general', 'scientist'],
  ]);
  for (const one of Object.values(leader))
    expect(one.text).toMatch(/^(Admiral|Agent|Diplomat|General|Scientist) of .+\. .+/);
  for (const { id } of Object.values(book.byKind.race))
    expect(Object.values(leader).filter(({ race }) => race === id)).toHaveLength(3);
});

test('integrity checks find duplicated and misplaced leaders', () => {
  const { game } = laid();
  expect([listLeaderProblems(game), listStrandedLeaders(game), countLeaders(game)]).toEqual([[], [], { leaders: 3 }]);
  const all = Object.values(game.state.leaders ?? {});
  Object.assign(all[0], { planet: 'jord' });
  expect(listLeaderProblems(game)).toEqual(['ann-general is in 2 places']);
  delete all[0].ship;
  all[0].planet = 'lor';
  expect(listStrandedLeaders(game)).toEqual(["ann-general is on a planet that is not its owner's"]);
});
