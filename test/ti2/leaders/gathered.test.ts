import { expect, test } from 'vitest';
import { chooseAnswer } from '#ti2/ai/index.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { knownTo } from '#ti2/views/index.ts';
import { openAsks } from '#engine';
import { led } from './led.ts';

const FIVE = { space: { 'mecatol-rex': 'ann 5 dreadnought' } };

test('E2 12.5 gathering lets an Admiral take three ships further', () => {
  const t = led(FIVE, { delouis: 'ann aboard dreadnought in mecatol-rex' }).turn();
  expect(t.choices).toContain('gather>solm');
  t.says('ann', 'gather>solm');
  expect(t.choices).toEqual(
    ['dreadnought@mecatol-rex', 'dreadnought+delouis@mecatol-rex'].sort((a, b) => b.length - a.length),
  );
  expect(t.refuses({ 'dreadnought@mecatol-rex': 1 })).toBe(
    'These ships can move that far only with Admiral DeLouis (E2 12.5).',
  );
  expect(t.refuses({ 'dreadnought+delouis@mecatol-rex': 1, 'dreadnought@mecatol-rex': 3 })).toBe(
    'Admiral DeLouis can give extra movement to only 3 of these ships (E2 12.5).',
  );
  t.says('ann', { 'dreadnought+delouis@mecatol-rex': 1, 'dreadnought@mecatol-rex': 2 });
  expect([t.at('solm', 'ann'), t.at('mecatol-rex', 'ann')]).toEqual(['3 dreadnought', '2 dreadnought']);
  expect(t.choices.filter((key) => key !== 'end')).not.toContain('gather>delve');
});

test('E2 12.5 gathering allows what single steps allow, and nothing else', () => {
  for (const flagship of ['carrier', 'cruiser', 'dreadnought']) {
    const t = led(
      { space: { 'mecatol-rex': `ann ${flagship}, dreadnought` } },
      { delouis: `ann aboard ${flagship} in mecatol-rex` },
    ).turn();
    const goals = t.choices.filter((key) => key.startsWith('gather>')).length;
    // A carrier goes one system far: nobody is led beyond it.
    expect([flagship, t.choices.includes('gather>solm')]).toEqual([flagship, flagship !== 'carrier']);
    for (const goal of t.choices.filter((key) => key.startsWith('gather>'))) {
      const one = led({ space: { 'mecatol-rex': `ann ${flagship}, dreadnought` } }, { delouis: `ann aboard ${flagship} in mecatol-rex` }).turn(); // prettier-ignore
      one.says('ann', goal);
      const all = Object.fromEntries(one.choices.map((key) => [key, 1]));
      expect([goal, one.refuses(all)]).toEqual([goal, undefined]);
    }
    expect(goals).toBeGreaterThan(3);
  }
});

test('E2 12.5 gathering after a step still needs the Admiral', () => {
  const t = led(FIVE, { delouis: 'ann aboard dreadnought in mecatol-rex' }).turn();
  t.sails('mecatol-rex', 'quill', { 'dreadnought+delouis': 1, dreadnought: 2 }).says('ann', 'gather>solm');
  expect(t.refuses({ 'dreadnought.1@quill': 1 })).toBe(
    'These ships can move that far only with Admiral DeLouis (E2 12.5).',
  );
  t.says('ann', { 'dreadnought.1+delouis@quill': 1, 'dreadnought.1@quill': 2 });
  expect(t.at('solm', 'ann')).toBe('3 dreadnought');
});

test('E2 12.5 a face-down Admiral leading a gather is revealed', () => {
  const t = led(FIVE, { delouis: 'ann aboard dreadnought in mecatol-rex' }, true).turn().says('ann', 'gather>solm');
  t.says('ann', { 'dreadnought+delouis@mecatol-rex': 1, 'dreadnought@mecatol-rex': 1 });
  expect(t.told('leader-shown').map(({ leader }) => leader)).toEqual(['delouis']);
});

test('E2 12.5 an attack proposal includes the Admiral and its ships', () => {
  const t = led({ space: { ...FIVE.space, solm: 'bob cruiser' } }, { delouis: 'ann aboard dreadnought in mecatol-rex' }).turn().says('ann', 'gather>solm'); // prettier-ignore
  const [open] = openAsks(t.game.state);
  const asked = {
    spec: t.spec,
    question: 'gather',
    data: open.ask.data,
    check: (reply: unknown) => t.refuses(reply as never),
  };
  expect(chooseAnswer(knownTo(t.game, 'ann', open.path), 'ann', asked as never, 'x')).toEqual({
    'dreadnought+delouis@mecatol-rex': 1,
    'dreadnought@mecatol-rex': 2,
  });
});

test('E2 12.5 leader names state their kind once', () => {
  const t = led(
    { space: { quill: 'ann cruiser' } },
    { 'rin-admiral': 'ann aboard cruiser in quill', rin: 'ann on quill' },
  );
  const named = Object.values(t.game.state.leaders ?? {}).map((one) => nameOfLeader(t.game, one, 'ann'));
  expect(named).toEqual(['Admiral Rin', 'Scientist Rin']);
  const all = Object.values(t.game.book.byKind.leader).map(({ id, type }) => [nameOfLeader(t.game, { id, card: id, owner: 'ann' } as never), t.game.book.components[type].name] as const); // prettier-ignore
  expect(all.filter(([name, kind]) => name.split(kind).length !== 2)).toEqual([]);
});
