import { expect, test } from 'vitest';
import { namedSystems } from '#ti3/discord/odds/odds-report.ts';
import { describeSystems } from '#ti3/render/alt-text.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { inquiries, answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { buildBoardView, buildSheetView, listTechnologies } from '#ti3/views/index.ts';
import { formatSheet } from '#ti3/discord/format/sheet.ts';
import { resolveSystem } from '#discord/input/resolve-system.ts';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { unplacedSystem } from '../../corpus/older/systems-with-places.ts';
import { table } from '../table.ts';
import { ledTable } from '../leaders/led-table.ts';

test('names a system by its planets and position once', () => {
  const { game } = table({ space: { 'empty-1': 'ann carrier' } });
  const { position } = game.state.systems['empty-1'];
  expect(nameOfSystem(game, 'empty-1')).toBe(`Empty space (${position})`);
  expect(nameOfSystem(game, 'arnor-lor')).toBe(`Arnor and Lor (${game.state.systems['arnor-lor'].position})`);
  const view = buildBoardView(game);
  const said = describeSystems(
    view,
    view.systems.filter(({ id }) => id === 'empty-1'),
  );
  expect(said).toMatch(new RegExp(`^Empty space \\(${position}\\): `));
  // As it is told it is understood.
  for (const typed of [nameOfSystem(game, 'empty-2'), `${game.state.systems['empty-2'].position} Empty space`])
    expect(resolveSystem(namedSystems(game), typed)).toBe('empty-2');
});

test('activating accepts a position and rejects ambiguous names', () => {
  const at = table({ space: { 'empty-1': 'ann carrier, cruiser' }, ground: { arnor: 'ann space-dock', lor: 'ann' } });
  at.begins('tactical-action', { seat: 'ann' });
  const { systems } = at.game.state;
  for (const system of ['arnor-lor', 'empty-2']) {
    expect(parseAnswer(at.spec, systems[system].position)).toMatchObject({ answer: [system] });
    expect(parseAnswer(at.spec, nameOfSystem(at.game, system))).toMatchObject({ answer: [system] });
  }
  const open = at.choices.filter((key) => key.startsWith('empty-'));
  expect(open.length).toBeGreaterThan(1);
  expect(parseAnswer(at.spec, 'Empty space')).not.toHaveProperty('answer');
});

test('leader and blockade texts include the system position', () => {
  const { game } = ledTable(
    { space: { 'empty-1': 'ann carrier' }, counters: { 'empty-1': ['ann'] } },
    { ann: { general: 'carrier@empty-1' } },
  );
  const view = buildBoardView(game);
  const ann = view.seats.find(({ id }) => id === 'ann');
  expect(
    ann && formatSheet(ann, buildSheetView(game, 'ann'), listTechnologies(game, 'ann'), String).join('\n'),
  ).toContain(`on a ship at ${nameOfSystem(game, 'empty-1')}`);
  const found = inquiries.flatMap(({ name, topics }) =>
    topics(game, 'ann').flatMap(({ key }) => answerInquiry(game, 'ann', name, key)),
  );
  const unplaced = unplacedSystem();
  expect(found.filter((line) => unplaced.test(line))).toEqual([]);
  expect(found.some((line) => line.includes('Empty space ('))).toBe(true);
});
