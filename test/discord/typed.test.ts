import fc from '../chance.ts';
import { describe, expect, test } from 'vitest';
import { specProblem, orderLength, randomAnswer, type Answer, type Spec } from '#engine';
import { LIMITS } from '#discord/limits.ts';
import { completeAnswer, parseAnswer } from '#discord/input/parse-answer.ts';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { spec } from './any-question.ts';
import { createRandom } from '#simulation';

const read = (given: Spec, text: string): Answer => {
  const found = parseAnswer(given, text);
  if ('problem' in found) throw new Error(`"${text}": ${found.problem}`);
  return found.answer;
};

/** Whether more of the same could make a legal answer of it. */
function isPart(given: Spec, answer: Answer): boolean {
  if (specProblem(given, answer) === undefined) return true;
  if (given.kind === 'choose' || given.kind === 'order') {
    const keys = answer as string[];
    const most = given.kind === 'order' ? orderLength(given) : given.max;
    return (
      new Set(keys).size === keys.length &&
      keys.length <= most &&
      keys.every((key) => given.options.some((option) => option.key === key && !option.disabledReason))
    );
  }
  return (
    given.kind === 'allot' &&
    Object.entries(answer as Record<string, number>).every(([key, count]) =>
      given.amounts.some((line) => line.key === key && count <= line.max),
    )
  );
}

/** Counts of nothing are as none. */
const plainly = (answer: Answer): unknown =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer)
    ? Object.fromEntries(Object.entries(answer).filter(([, count]) => count))
    : answer;

const byKeys = (answer: Answer): string =>
  Array.isArray(answer)
    ? answer.join(', ')
    : answer !== null && typeof answer === 'object'
      ? Object.entries(answer)
          .filter(([, count]) => count)
          .map(([key, count]) => `${count} ${key}`)
          .join(', ') || 'nothing'
      : String(answer);

describe('What is typed', () => {
  test('Every completion is a legal answer or part of one', () => {
    fc.assert(
      fc.property(spec, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.boolean(), (given, picks, counted) => {
        let typed = '';
        for (const [i, pick] of picks.entries()) {
          const begun = `${typed}${typed ? ', ' : ''}${counted && given.kind === 'allot' ? '1 ' : ''}`;
          const offered = completeAnswer(given, begun);
          expect(offered.length).toBeLessThanOrEqual(LIMITS.choices);
          for (const { name, value } of offered) {
            expect(
              name.trim() && name.length <= LIMITS.choiceName && value.length <= LIMITS.choiceName && value.length > 0,
              `${name} = ${value}`,
            ).toBeTruthy();
            expect(isPart(given, read(given, value)), value).toBe(true);
          }
          expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length);
          if (!offered.length) {
            if (i === 0 && !counted && (given.kind === 'allot' || given.kind === 'number'))
              throw new Error('Nothing is offered to begin with');
            return;
          }
          typed = offered[pick % offered.length].value;
          if (['pass', 'nothing', 'proposed'].includes(typed)) return;
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('Each legal answer of up to 25 parts can be typed', () => {
    fc.assert(
      fc.property(spec, fc.nat(), (given, seed) => {
        const answer = randomAnswer(given, createRandom(seed));
        const typed = byKeys(answer);
        if (typed.split(', ').length > MAX_LIST_PARTS)
          expect(parseAnswer(given, typed)).toEqual({ problem: 'A list can have up to 25 entries. Remove some.' });
        else expect(plainly(read(given, typed))).toEqual(plainly(answer));
      }),
      { numRuns: 1500 },
    );
  });

  test('A completion for a single choice is that choice', () => {
    fc.assert(
      fc.property(spec, fc.nat(), (given, which) => {
        if (given.kind !== 'choose' || given.max < 1) return;
        const open = given.options.filter(({ disabledReason }) => !disabledReason);
        const { key } = open[which % open.length];
        expect(completeAnswer(given, key).map(({ value }) => read(given, value))).toContainEqual([key]);
      }),
      { numRuns: 500 },
    );
  });

  test('Any text is parsed or answered with a message', () => {
    fc.assert(
      fc.property(
        spec,
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.constantFrom('__proto__', '1 __proto__', ',', '; ;', '999 x', '1e9'),
        ),
        (given, text) => {
          const found = parseAnswer(given, text);
          if ('problem' in found) expect(found.problem).toMatch(/\S/);
          else specProblem(given, found.answer);
          completeAnswer(given, text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each(['a,', 'system, ', '1 x,'])('Typing %j repeatedly makes the work grow only linearly', (piece) => {
    const looksFor = (text: string): number => {
      let looks = 0;
      const options = Array.from({ length: 150 }, (_, i) => ({
        key: `system-${i}`,
        get label() {
          looks += 1;
          return `A system, and its planets (${i})`;
        },
      }));
      const asked: Spec = { kind: 'choose', prompt: 'Which?', min: 1, max: 9, options };
      parseAnswer(asked, text);
      completeAnswer(asked, text);
      return looks;
    };
    expect(looksFor(piece.repeat(3000))).toBeLessThanOrEqual(2 * looksFor(piece.repeat(1500)));
  });

  const production: Spec = {
    kind: 'allot',
    prompt: 'Produce.',
    proposed: {},
    amounts: [
      { key: 'infantry@lisis-ii', label: 'Infantry', group: 'Lisis II', hint: '2 for 1', max: 5 },
      { key: 'infantry@ragh', label: 'Infantry', group: 'Ragh', hint: '2 for 1', max: 5 },
      { key: 'cruiser@space', label: 'Cruiser', group: 'Lisis II and Ragh (309)', max: 2 },
    ],
  };

  test('Units of one name in several places are completed with places', () => {
    expect(completeAnswer(production, '2 inf').map(({ name }) => name)).toEqual([
      '2 Infantry (Lisis II)',
      '2 Infantry (Ragh)',
    ]);
    expect(completeAnswer(production, 'rag').map(({ value }) => value)).toContain('infantry@ragh');
  });

  test('An ambiguous name is not guessed', () => {
    expect(parseAnswer(production, '1 cruiser, 2 infantry')).toEqual({
      problem: expect.stringContaining('Infantry (Ragh)') as string,
      meant: [
        { key: '1 cruiser, 2 infantry@lisis-ii', label: '2 Infantry (Lisis II)' },
        { key: '1 cruiser, 2 infantry@ragh', label: '2 Infantry (Ragh)' },
      ],
    });
    expect(parseAnswer(production, '2 infantry (ragh), 1 cruiser')).toEqual({
      answer: { 'infantry@ragh': 2, 'cruiser@space': 1 },
    });
  });

  test('Counts need no separator between them, and negative counts are refused', () => {
    expect(parseAnswer(production, '2 infantry (ragh) 1 cruiser')).toEqual({
      answer: { 'infantry@ragh': 2, 'cruiser@space': 1 },
    });
    expect(parseAnswer(production, '1 cruiser 3 bananas')).toMatchObject({
      problem: expect.stringContaining('“1 cruiser 3 bananas”') as never,
    });
    for (const text of ['-1 cruiser', '2 infantry (ragh), -1 cruiser', '- 2 cruisers', '−2 cruiser'])
      expect(parseAnswer(production, text)).toMatchObject({
        problem: expect.stringContaining("I don't know") as never,
      });
  });

  test('The label of an empty choice can be typed as well', () => {
    expect(parseAnswer({ ...production, emptyLabel: 'Produce nothing' } as Spec, 'produce Nothing')).toEqual({
      answer: {},
    });
    const some: Spec = {
      kind: 'choose',
      prompt: '',
      min: 0,
      max: 2,
      options: [{ key: 'a', label: 'Arnor' }],
      emptyLabel: 'Refresh all',
    };
    expect(parseAnswer(some, 'Refresh all')).toEqual({ answer: [] });
    expect(parseAnswer({ ...some, min: 1 }, 'Refresh all')).toHaveProperty('problem');
  });

  test('All meanings of an ambiguous name are listed as far as possible', () => {
    const options = [201, 205, 209, 211, 318].map((at) => ({ key: `e${at}`, label: `Empty space (${at})` }));
    const read = parseAnswer({ kind: 'choose', prompt: '', min: 1, max: 1, options }, 'Empty space');
    for (const at of [201, 205, 209, 211, 318]) expect('problem' in read && read.problem).toContain(String(at));
    expect('meant' in read && read.meant?.map(({ key }) => key)).toEqual(options.map(({ key }) => key));
  });

  test('Words unique to one option suffice, in any order', () => {
    const lines = (...all: [key: string, label: string, group: string][]): Spec => ({
      kind: 'allot',
      prompt: '',
      proposed: {},
      amounts: all.map(([key, label, group]) => ({ key, label, group, max: 4 })),
    });
    const fleet = lines(
      ['carrier@9', 'Carrier', 'Arretze (309)'],
      ['cruiser@9', 'Cruiser', 'Arretze (309)'],
      ['carry-infantry@arretze', 'Carry: Infantry on Arretze', 'Arretze (309)'],
      ['carry-fighter@9', 'Carry: Fighter in space', 'Arretze (309)'],
    );
    expect(read(fleet, '1 carrier, 2 infantry, 1 fighter')).toEqual({
      'carrier@9': 1,
      'carry-infantry@arretze': 2,
      'carry-fighter@9': 1,
    });
    expect(read(fleet, '2 cruisers at 309; 3 infantry from Arretze')).toEqual({
      'cruiser@9': 2,
      'carry-infantry@arretze': 3,
    });
    // Both stand in a system that is called after the first planet too.
    const twins = lines(
      ['naazir', 'Carry: Infantry on Naazir', 'Naazir and Rokha (316)'],
      ['rokha', 'Carry: Infantry on Rokha', 'Naazir and Rokha (316)'],
    );
    expect(read(twins, '2 infantry on Naazir')).toEqual({ naazir: 2 });
    const landing = lines(
      ['infantry@dal', 'infantry to Dal Bootha', 'Dal Bootha'],
      ['infantry@xx', 'infantry to Xxehan', 'Xxehan'],
    );
    expect(read(landing, '2 infantry on Dal Bootha, 1 infantry on the Xxehan')).toEqual({
      'infantry@dal': 2,
      'infantry@xx': 1,
    });
    expect(parseAnswer(landing, '2 infantry')).toMatchObject({
      problem: '“2 infantry” can mean several things: infantry to Dal Bootha, infantry to Xxehan.',
    });
    expect(parseAnswer(landing, 'no infantry on Xxehan')).toMatchObject({
      problem: expect.stringContaining("I don't know") as never,
    });
    const systems: Spec = {
      kind: 'choose',
      prompt: '',
      min: 1,
      max: 1,
      options: [
        { key: '27', label: 'New Albion and Starpoint (306)' },
        { key: '29', label: "Qucen'n and Rarron (317)" },
      ],
    };
    for (const typed of ['306', 'starpoint', 'Starpoint and New Albion']) expect(read(systems, typed)).toEqual(['27']);
  });

  test('Among copies of one card the first available is meant', () => {
    const cards: Spec = {
      kind: 'choose',
      prompt: 'Discard.',
      min: 2,
      max: 2,
      options: [
        { key: 'direct-hit#1', label: 'Direct Hit' },
        { key: 'direct-hit#2', label: 'Direct Hit' },
        { key: 'sabotage#1', label: 'Sabotage' },
      ],
    };
    expect(parseAnswer(cards, 'direct hit, direct hit')).toEqual({ answer: ['direct-hit#1', 'direct-hit#2'] });
  });

  test('Names with commas are read whole', () => {
    const systems: Spec = {
      kind: 'choose',
      prompt: 'Where?',
      min: 1,
      max: 2,
      options: [
        { key: 'a', label: 'Arinam, Meer (205)' },
        { key: 'b', label: 'Meer' },
      ],
    };
    expect(parseAnswer(systems, 'arinam, meer (205), meer')).toEqual({ answer: ['a', 'b'] });
  });

  test('A disabled option is found, so that its reason is given', () => {
    const given: Spec = {
      kind: 'choose',
      prompt: 'Which?',
      min: 1,
      max: 1,
      options: [
        { key: 'a', label: 'Abyz' },
        { key: 'b', label: 'Fria', disabledReason: 'This leader is exhausted.' },
      ],
    };
    expect(specProblem(given, read(given, 'fria'))).toBe('This leader is exhausted.');
  });

  test('An option named like a word for nothing is that option', () => {
    const given: Spec = {
      kind: 'choose',
      prompt: 'Which?',
      min: 0,
      max: 1,
      options: [
        { key: 'pass', label: 'Pass for the round' },
        { key: 'b', label: 'Stay' },
      ],
    };
    expect(read(given, 'pass')).toEqual(['pass']);
    expect(completeAnswer(given, '').map(({ value }) => value)).toEqual(['none', 'pass', 'b']);
    expect(read(given, 'none')).toEqual([]);
  });
});
