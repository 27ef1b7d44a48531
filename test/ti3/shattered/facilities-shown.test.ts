import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createTopicMatcher } from '#discord/input/explain-refusal.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { createLobbyForms } from '#ti3/discord/lobby/lobby-forms.ts';
import { RULES_TOPICS } from '#ti3/discord/help/rules-topics.ts';
import { repairs } from '#ti3/service/repairs/repairs.ts';
import { formatSheet } from '#ti3/discord/format/sheet.ts';
import { describeSystems } from '#ti3/render/alt-text.ts';
import { renderEditionLegend } from '#ti3/render/board/legend.ts';
import { toTileInput } from '#ti3/render/tile/tile.ts';
import { chooseAnswer } from '#ti3/ai/index.ts';
import { listStateProblems } from '#ti3/simulation/audit.ts';
import { facilityProblem } from '#ti3/rules/production/facilities.ts';
import { explainRefusal } from '#ti3/rules/explain/inquiries.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { buildBoardView, narrate, buildSheetView, type SystemView } from '#ti3/views/index.ts';
import { openAsks, answerProblem } from '#engine';
import { empire } from './empire.ts';
import { table, type Laid, type Table } from '../table.ts';

const held = (ground: Laid['ground'] = { saudor: 'ann refinery' }): Table => {
  const t = table({ from: empire, playing: { facilities: true }, ground });
  t.game.state.round = 3;
  t.game.state.seats.ann.tradeGoods = 3;
  return t;
};

const saudorOf = (t: Table): SystemView =>
  buildBoardView(t.game).systems.find(({ id }) => id === 'saudor') as SystemView;

const { resources, influence } = empire.planets.saudor;

test('E3 21.9 the board shows facilities and raised values', () => {
  const [planet] = saudorOf(held()).planets;
  expect(planet).toMatchObject({
    resources: resources + 1,
    influence,
    units: [{ type: 'refinery', owner: 'ann', count: 1 }],
  });
});

test('E3 21.9 a facility does not change the planet’s surface', () => {
  const surface = (ground: Laid['ground']): string[] =>
    toTileInput(saudorOf(held(ground)), () => 'red').worlds.map((world) => world.surface);
  expect(surface({ saudor: 'ann refinery' })).toEqual(surface({ saudor: 'ann' }));
});

test('E3 21.9 draws facilities among the planet’s units', () => {
  const [world] = toTileInput(saudorOf(held()), () => 'red').worlds;
  expect(world.forces.flatMap(({ groups }) => groups.map(({ shape }) => shape))).toEqual(['refinery']);
});

test('E3 21.9 the legend explains a facility that is in play', () => {
  const explained = (ground: Laid['ground']): boolean[] =>
    ['refinery', 'colony'].map((type) =>
      renderEditionLegend(buildBoardView(held(ground).game), 1000).body.includes(type),
    );
  expect(explained({ saudor: 'ann refinery' })).toEqual([true, false]);
  expect(explained({ saudor: 'ann' })).toEqual([false, false]);
});

test('E3 21.9 the text description names facilities', () => {
  const t = held();
  expect(describeSystems(buildBoardView(t.game), [saudorOf(t)])).toContain('Sol 1 refinery on Saudor');
});

test('E3 21.9 the sheet lists facilities, pieces and planets', () => {
  const t = held();
  const sheet = buildSheetView(t.game, 'ann');
  const [seat] = buildBoardView(t.game).seats.filter(({ id }) => id === 'ann');
  const told = formatSheet(seat, sheet, [], String).join('\n');
  expect(told).toContain('Saudor (refinery)');
  expect(told).toMatch(/\*\*Refinery\*\*: cost 1, 1 in play, 7 left/);
  expect(told).toMatch(/\*\*Colony\*\*: cost 1, 0 in play, 8 left/);
});

test('E3 21.9 the log names the facility’s planet and price', () => {
  const t = held({ saudor: 'ann' });
  const before = t.game.state.facts.length;
  t.begins('build-facilities', { seat: 'ann', systems: ['saudor'] });
  t.says('ann', { 'colony>saudor': 1 }).says('ann', { 'trade-goods': 1 });
  const told = narrate(t.game, t.game.state.facts.slice(before), null).join(' ');
  expect(told).toContain('produces 1 colony on Saudor for 1 resource (spends 1 trade good) and exhausts Saudor.');
});

test('E3 21.9 an illegal planet is refused citing the rule', () => {
  const t = held({ saudor: 'ann', tarmann: 'bob' });
  t.begins('build-facilities', { seat: 'ann', systems: ['saudor'] });
  const asked = { seat: 'ann', question: 'build-facilities' };
  const said = (typed: string): string | undefined => explainRefusal(t.game, asked, createTopicMatcher(typed))?.text;
  expect(said("Tar'Mann")).toBe("You cannot produce a facility on Tar'Mann: you do not control the planet (E3 21.9).");
  expect(said("refinery on Tar'Mann")).toBe(
    "You cannot produce a refinery on Tar'Mann: you do not control the planet (E3 21.9).",
  );
});

test('E3 21.9 the lobby offers facilities, off by default', () => {
  const books = rulebooksBySets();
  const { settings } = createLobbyForms(books);
  const sets = ['base', 'shattered-empire'];
  expect(settings.read({ options: 'Facilities' }, { sets })).toMatchObject({ facilities: true });
  expect(settings.read({}, { sets })).not.toHaveProperty('facilities', true);
  expect(createThirdEdition(books).lobbyProblem({ facilities: true }, [], false)).toMatch(
    /do not include facilities\. Add Shattered Empire /,
  );
  const lobby = createLobbyForms(books).describe(
    { id: 'ABC', name: null, settings: { sets, facilities: true }, members: [] } as never,
    String,
  );
  expect(lobby).toContain('**Facilities**: Colony and Refinery;');
  expect(lobby).not.toMatch(/-# - Facilities/);
});

test('E3 21.9 help explains facilities and each kind', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  expect(face.resolveRule('Facilities')).toBe(
    `**Facilities** (rules)\n${RULES_TOPICS.find(({ id }) => id === 'facilities')?.text}`,
  );
  const asked = { settings: { sets: ['base', 'shattered-empire'] } };
  expect(face.resolveRule('colony', asked)).toMatch(
    /^\*\*Colony\*\* \(unit\)\nCost 1; does not fight; 8 for all players together/,
  );
  expect(face.resolveRule('shock troop', asked)).toMatch(
    /^\*\*Shock Troop\*\* \(unit\)\nCannot be produced; hits on 5; 12 for all players together/,
  );
});

test('E3 21.9 corrections place one facility per planet, none in space', () => {
  const t = held();
  const tried = (place: string, unit: string, count: string): unknown =>
    repairs.units.check(t.game as never, { seat: 'ann', unit, place, count });
  expect([tried('saudor', 'colony', '1'), tried('saudor', 'refinery', '2')]).toEqual(
    Array(2).fill('A planet can have only 1 facility (E3 21.9).'),
  );
  expect(tried('empty-1', 'colony', '1')).toMatch(/must be on a planet/);
});

test('E3 21.9 integrity checks find misplaced facilities', () => {
  expect(listStateProblems(held({ saudor: 'ann refinery, colony' }).game).join()).toContain('facilities on saudor');
  const t = held();
  const [home] = t.game.state.systems['sol-home'].planets;
  t.game.state.units[Object.keys(t.game.state.units)[0]].planet = home;
  t.game.state.units[Object.keys(t.game.state.units)[0]].system = 'sol-home';
  t.game.invalidateStep();
  expect(listStateProblems(t.game).join()).toContain(`A facility is on ${home}, a home planet or trade station`);
});

test('E3 21.9 practice players build early, not in late rounds', () => {
  const answered = (round: number): unknown => {
    const t = held({ saudor: 'ann 2 ground-force' });
    t.game.state.round = round;
    t.game.state.planets.saudor.exhausted = true;
    t.begins('build-facilities', { seat: 'ann', systems: ['saudor'] });
    const [open] = openAsks(t.game.state);
    const asked = {
      question: open.ask.question,
      data: open.ask.data,
      spec: t.spec,
      check: (reply: never) => answerProblem(t.game, open, reply),
    };
    return chooseAnswer(knownTo(t.game, 'ann', open.path), 'ann', asked as never, 'a seed');
  };
  expect(Object.keys(answered(4) as object)).toEqual(['refinery>saudor']);
  expect(answered(9)).toEqual({});
  expect(facilityProblem(held().game, 'ann', 'saudor')).toBeDefined();
});
