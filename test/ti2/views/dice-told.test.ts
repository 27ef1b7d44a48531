import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { narrate } from '#ti2/views/index.ts';
import { table } from '../table.ts';

test('E2 12.2 the settlers’ die is told with its target', () => {
  for (const [die, owner] of [
    [7, 'ann'],
    [6, 'bob'],
  ] as const) {
    // prettier-ignore
    const t = table({ space: { quill: 'ann carrier(3 ground-force)' }, players: ['ann', 'bob'], playing: { played: ['distantSuns'] } });
    t.game.state.planets.quill.counter = { id: 'settlers:0/1' };
    t.begins('landings', { seat: 'ann', system: 'quill' })
      .dice(die, 1, 1, 1, 8, 8, 8, 8, 1, 1)
      .says('ann', { 'ground-force@quill': 3 });
    const said = narrate(t.game, t.game.state.facts, null);
    expect(said).toContain(`Ann rolls for Settlers (needs at least 7): ${die === 7 ? '7✓. Success' : '6. Failure'}.`);
    expect(said).toContain(`${owner === 'ann' ? 'Ann' : 'Bob'} gains 2 ground forces on Quill (Settlers).`);
  }
});

test('A reroll names the owner of the die, not the user of the card', () => {
  const { game } = table();
  const again = { type: 'die-rolled-again', by: 'second-look', unit: 'cruiser', before: 8, face: 11, hit: true };
  const told = (seat: string): string[] => narrate(game, [{ ...again, seat }], null);
  expect(told('bob')).toEqual(["Second Look rerolls bob's cruiser die: 8 becomes 11✓. 1 hit in the reroll."]);
  expect(told('')).toEqual(["Second Look rerolls the locals' cruiser die: 8 becomes 11✓. 1 hit in the reroll."]);
});

test('the dice of a card are told with their result', () => {
  const { game } = table();
  const told = (by: string, faces: number[], least: number): string[] =>
    narrate(game, [{ type: 'card-rolled', seat: 'bob', by, faces, least }], null);
  expect([
    told('spatial-jump', [1], 8),
    told('spatial-jump', [8, 10], 8),
    told('ancient-artifact', [4, 5], 5),
    told('dacxive-animators', [9, 3], 9),
  ]).toEqual([
    ['Bob rolls for Spatial Jump (each 8 or higher destroys a ship): 1. No ship is destroyed.'],
    ['Bob rolls for Spatial Jump (each 8 or higher destroys a ship): 8, 10. 2 ships are destroyed.'],
    ['Bob rolls for Ancient Artifact (hits on 5): 4, 5✓. 1 hit.'],
    ['Bob rolls for Dacxive Animators (needs at least 9): 9✓, 3. 1 success.'],
  ]);
});

test('A leader that is used has an article', () => {
  const { game } = table();
  const used = (component: string): string[] =>
    narrate(game, [{ type: 'ability-used', seat: 'bob', component }] as never, null);
  expect([used('scientist'), used('agent')]).toEqual([['Bob uses a Scientist.'], ['Bob uses an Agent.']]);
});

test('Every die roll of the second edition becomes a fact', () => {
  const files = readdirSync('src/editions/ti2', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join('src/editions/ti2', file), 'utf8')] as const);
  const rolls = (text: string): number => text.match(/\bgame\.roll\(/g)?.length ?? 0;
  const tells = (text: string): number => text.match(/\bgame\.addFact\(\{[^}]*\b(?:die|faces|dice)\b/g)?.length ?? 0;
  expect(files.filter(([, text]) => rolls(text)).length).toBeGreaterThan(6);
  expect(files.filter(([, text]) => rolls(text) > tells(text)).map(([file]) => file)).toEqual([]);
});

test('E2 12.4 Second Look: the log names the owner of the die', () => {
  const t = table({ space: { quill: 'ann cruiser; bob cruiser' }, hands: { ann: ['second-look'] } }).dice(1, 1);
  t.begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' });
  t.says('ann', t.choices[0]).dice(2, 10, 10).says('ann', '1-0');
  expect(t.told('die-rolled-again')).toMatchObject([{ seat: 'bob', before: 1, face: 2 }]);
});
