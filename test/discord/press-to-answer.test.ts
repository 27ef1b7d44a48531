import { ComponentType, type APIButtonComponentWithCustomId, type APIStringSelectComponent } from 'discord.js';
import fc from '../chance.ts';
import { describe, expect, test } from 'vitest';
import { specProblem, randomAnswer, type Answer, type Spec } from '#engine';
import { parseCustomId, type CustomId } from '#discord/interactions/custom-id.ts';
import { answerOfDraft, applyPress, type Draft } from '#discord/questions/answer-draft.ts';
import { questionMessage } from '#discord/questions/question-message.ts';
import { GAME, legal, spec } from './any-question.ts';
import { holds } from './holds-to-limits.ts';
import { createRandom } from '#simulation';

const ASK = 'BCDFGHJKLMNP';

interface Shown {
  id: CustomId;
  disabled: boolean;
  /** Of a menu: what it holds, and how many may be chosen. */
  menu?: { values: string[]; min: number; max: number };
}

/** What a player can press on a question's message. */
function shown(given: Spec, draft: Draft): Shown[] {
  const answer = answerOfDraft(given, draft);
  const problem = answer === undefined ? undefined : specProblem(given, answer);
  const message = questionMessage({ game: GAME, ask: ASK, spec: given, draft, ...(problem && { problem }) });
  holds(message);
  return (message.components ?? [])
    .flatMap((row) => row.components)
    .map((one) => {
      const { custom_id, disabled = false } = one as APIButtonComponentWithCustomId;
      const id = parseCustomId(custom_id);
      if (!id) throw new Error(`Not readable: ${custom_id}`);
      if (one.type !== ComponentType.StringSelect) return { id, disabled };
      const { options, min_values = 1, max_values = 1 } = one as APIStringSelectComponent;
      return { id, disabled, menu: { values: options.map(({ value }) => value), min: min_values, max: max_values } };
    });
}

/** A player who presses only what is there, and comes to the end with an answer. */
class Presser {
  draft: Draft = {};
  answer: Answer | undefined;
  private readonly spec: Spec;

  constructor(given: Spec) {
    this.spec = given;
  }

  get here(): Shown[] {
    return shown(this.spec, this.draft);
  }

  press(verb: string, arg?: string, values: string[] = []): void {
    const found = this.here.find(
      (one) =>
        one.id.verb === verb &&
        (arg === undefined || one.id.arg === arg) &&
        (!one.menu || values.every((value) => one.menu?.values.includes(value))),
    );
    if (!found) throw new Error(`There is no ${verb} ${arg ?? ''} ${values.join()}`);
    if (found.disabled) throw new Error(`${verb} cannot be pressed`);
    if (found.menu && (values.length < found.menu.min || values.length > found.menu.max))
      throw new Error(`${values.length} of ${found.menu.min} to ${found.menu.max}`);
    const led = applyPress(this.spec, this.draft, found.id.verb, found.id.arg, values);
    if (!led) throw new Error(`${verb} leads nowhere`);
    if ('answer' in led) this.answer = led.answer;
    else this.draft = JSON.parse(JSON.stringify(led.draft)) as Draft;
  }

  /** Turns the pages until a menu holds a value. */
  find(verb: string, value: string): void {
    for (let turned = 0; !this.here.some((one) => one.id.verb === verb && one.menu?.values.includes(value)); turned++) {
      if (turned > 20) throw new Error(`${value} is on no page`);
      this.press('page');
    }
  }

  /** On every page, chooses what is wanted of it. */
  everyPage(verb: string, wanted: string[]): void {
    const pages = new Set<string>();
    for (;;) {
      const menu = this.here.find((one) => one.id.verb === verb);
      if (!menu?.menu || pages.has(menu.id.arg)) return;
      pages.add(menu.id.arg);
      this.press(
        verb,
        menu.id.arg,
        menu.menu.values.filter((value) => wanted.includes(value)),
      );
      if (!this.here.some((one) => one.id.verb === 'page')) return;
      this.press('page');
    }
  }
}

function reach(given: Spec, answer: Answer): Answer | undefined {
  const player = new Presser(given);
  switch (given.kind) {
    case 'none':
      return null;
    case 'number':
      if (!player.here.some((one) => one.id.verb === 'numbers')) player.press('number', String(answer));
      else {
        player.find('numbers', String(answer));
        player.press('numbers', undefined, [String(answer)]);
      }
      break;
    case 'order':
      for (const key of answer as string[]) {
        // What is left is the last of itself.
        if (player.answer !== undefined || !player.here.some((one) => ['next', 'add', 'page'].includes(one.id.verb)))
          break;
        if (player.here.some((one) => one.id.verb === 'add')) player.press('add', key);
        else {
          player.find('next', key);
          player.press('next', undefined, [key]);
        }
      }
      // Which of two comes first says all.
      if (player.answer === undefined) player.press('ok');
      break;
    case 'choose': {
      const keys = answer as string[];
      if (given.max > 1) {
        player.everyPage('keys', keys);
        player.press('ok');
      } else if (!keys.length) player.press('none');
      else if (player.here.some((one) => one.id.verb === 'key')) player.press('key', keys[0]);
      else {
        player.find('menu', keys[0]);
        player.press('menu', undefined, keys);
      }
      break;
    }
    case 'allot': {
      const counts = answer as Record<string, number>;
      if (given.amounts.filter((line) => line.max > 0).every((line) => line.max === 1))
        player.everyPage(
          'ones',
          Object.keys(counts).filter((key) => counts[key]),
        );
      else if (player.here.some((one) => one.id.verb === 'count'))
        for (const { key } of given.amounts.filter((line) => line.max > 0))
          player.press('count', key, [`${counts[key] ?? 0} ${key}`]);
      else if (
        !player.here.some((one) => one.id.verb === 'exactly') &&
        player.here.some((one) => one.id.verb === 'counts')
      )
        player.press(
          'counts',
          undefined,
          Object.entries(counts).flatMap(([key, count]) => (count ? [`${count} ${key}`] : [])),
        );
      else {
        if (player.here.some((one) => one.id.verb === 'exactly')) player.press('exactly');
        for (const { key, max } of given.amounts.filter((line) => line.max > 0)) {
          const wanted = counts[key] ?? 0;
          const now = () => (player.draft.counts ?? given.proposed)[key] ?? 0;
          if (now() === wanted) continue;
          player.find('line', key);
          player.press('line', undefined, [key]);
          if (wanted === max) player.press('max', key);
          else if (wanted === 0) player.press('zero', key);
          while (now() !== wanted) player.press(now() < wanted ? '+' : '-', key);
        }
      }
      player.press('ok');
    }
  }
  return player.answer;
}

/** Counts of nothing are as none; the order of a choice of several does not matter. */
const plainly = (given: Spec, answer: Answer | undefined): unknown => {
  if (given.kind === 'choose' && Array.isArray(answer)) return [...answer].sort();
  return given.kind === 'allot' && answer
    ? Object.fromEntries(Object.entries(answer).filter(([, count]) => count))
    : answer;
};

describe('A question can be answered by its buttons and menus', () => {
  test('Every legal answer can be reached by presses', () => {
    fc.assert(
      fc.property(spec, fc.nat(), (given, seed) => {
        const answer = randomAnswer(given, createRandom(seed));
        expect(specProblem(given, answer)).toBeUndefined();
        expect(plainly(given, reach(given, answer))).toEqual(plainly(given, answer));
      }),
      { numRuns: 400 },
    );
  });

  test('Any presses leave only legal answers to confirm, within the limits', () => {
    fc.assert(
      fc.property(spec, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 25 }), (given, presses) => {
        let draft: Draft = {};
        for (const [which, seed] of presses) {
          const able = shown(given, draft).filter((one) => !one.disabled);
          if (!able.length) return;
          const { id, menu } = able[which % able.length];
          const below = createRandom(seed);
          const values = menu ? menu.values.filter((_, i) => below(2) && i >= 0).slice(0, menu.max) : [];
          if (menu && values.length < menu.min)
            values.push(...menu.values.filter((value) => !values.includes(value)).slice(0, menu.min - values.length));
          const led = applyPress(given, draft, id.verb, id.arg, values);
          if (!led) throw new Error(`${id.verb} leads nowhere`);
          if ('answer' in led) expect(specProblem(given, led.answer), `${id.verb} ${id.arg}`).toBeUndefined();
          else draft = JSON.parse(JSON.stringify(led.draft)) as Draft;
        }
      }),
      { numRuns: 400 },
    );
  });

  test('Confirming gives the draft that was shown', () => {
    fc.assert(
      fc.property(spec, fc.nat(), (given, seed) => {
        const answer = randomAnswer(given, createRandom(seed));
        const draft: Draft =
          given.kind === 'allot'
            ? { counts: answer as Record<string, number> }
            : Array.isArray(answer)
              ? { keys: answer }
              : {};
        const led = applyPress(given, draft, 'ok', '', []);
        if (answerOfDraft(given, draft) === undefined) return;
        expect(led && 'answer' in led && legal(given, led.answer)).toBe(true);
        expect(plainly(given, led && 'answer' in led ? led.answer : undefined)).toEqual(plainly(given, answer));
      }),
      { numRuns: 400 },
    );
  });

  test('Forged presses throw nothing and leave a displayable draft', () => {
    const verb = fc.constantFrom(
      'key',
      'none',
      'menu',
      'number',
      'numbers',
      'page',
      'reset',
      'ok',
      'next',
      'add',
      'least',
      'keys',
      'clear',
      'line',
      'counts',
      'exactly',
      'glance',
      '+',
      '-',
      'max',
      'zero',
      'ones',
      'what',
    );
    const anything = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('__proto__', 'constructor', '-1', '1e999', 'NaN', '0.5', ''),
    );
    fc.assert(
      fc.property(
        spec,
        fc.array(fc.tuple(verb, anything, fc.array(anything, { maxLength: 3 })), { maxLength: 8 }),
        (given, presses) => {
          let draft: Draft = {};
          for (const [name, arg, values] of presses) {
            const led = applyPress(given, draft, name, arg, values);
            if (!led) continue;
            if ('answer' in led) specProblem(given, led.answer);
            else draft = JSON.parse(JSON.stringify(led.draft)) as Draft;
            shown(given, draft);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  const many: Spec = {
    kind: 'choose',
    prompt: 'Which?',
    min: 1,
    max: 3,
    options: Array.from({ length: 60 }, (_, i) => ({ key: `o${i}`, label: `Option ${i}` })),
  };

  test('Too many options chosen over several pages cannot be confirmed', () => {
    const player = new Presser(many);
    player.press('keys', undefined, ['o0', 'o1', 'o2']);
    player.press('page');
    player.press('keys', undefined, ['o25', 'o26']);
    expect(player.draft.keys).toEqual(['o0', 'o1', 'o2', 'o25', 'o26']);
    expect(() => player.press('ok')).toThrow('cannot be pressed');
    player.press('keys', undefined, []);
    player.press('ok');
    expect(player.answer).toEqual(['o0', 'o1', 'o2']);
  });

  test('A draft over a lowered maximum can still be shown', () => {
    const draft = { keys: ['o0', 'o1', 'o2'] };
    expect(shown({ ...many, max: 2 }, draft).find((one) => one.id.verb === 'ok')?.disabled).toBe(true);
    expect(shown({ ...many, max: 3 }, draft).find((one) => one.id.verb === 'ok')?.disabled).toBe(false);
  });

  test('An outdated draft confirms only legal answers', () => {
    fc.assert(
      fc.property(spec, spec, fc.nat(), (before, now, seed) => {
        const answer = randomAnswer(before, createRandom(seed));
        const draft: Draft = Array.isArray(answer)
          ? { keys: answer }
          : answer !== null && typeof answer === 'object'
            ? { counts: answer, line: Object.keys(answer)[0] }
            : { page: 3 };
        const confirm = shown(now, JSON.parse(JSON.stringify(draft)) as Draft).find((one) => one.id.verb === 'ok');
        if (!confirm || confirm.disabled) return;
        const led = applyPress(now, draft, 'ok', '', []);
        expect(led && 'answer' in led && specProblem(now, led.answer)).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });
});

test('A line with maximum zero is hidden and its reason shown', () => {
  const fleet: Spec = {
    kind: 'allot',
    prompt: 'Which ships move?',
    proposed: {},
    amounts: [
      { key: 'a', label: 'Carrier', max: 2, group: 'Lodor' },
      { key: 'b', label: 'Carrier', max: 0, group: 'Wellon', disabledReason: 'Your command token lies there.' },
    ],
  };
  expect(shown(fleet, {}).flatMap(({ menu }) => menu?.values ?? [])).toEqual(['1 a', '2 a']);
  expect(questionMessage({ game: GAME, ask: ASK, spec: fleet }).content).toContain(
    '-# Not possible: Carrier (Wellon). Your command token lies there.',
  );
});

test('Up to three lines have a menu each, which shows the count', () => {
  const pools: Spec = {
    kind: 'allot',
    prompt: 'How do you divide your 4 tokens?',
    proposed: { tactic: 2, fleet: 1, strategy: 1 },
    amounts: ['tactic', 'fleet', 'strategy'].map((key) => ({
      key,
      label: `${key} pool`,
      max: 4,
      weights: { tokens: 1 },
    })),
    limits: [{ measure: 'tokens', atLeast: 4, atMost: 4, message: 'Place exactly 4; you placed {sum}.' }],
  };
  const player = new Presser(pools);
  const menus = player.here.flatMap(({ id, menu }) => (menu ? [[id.arg, menu.values, menu.min, menu.max]] : []));
  const upTo4 = (key: string): string[] => [0, 1, 2, 3, 4].map((count) => `${count} ${key}`);
  expect(menus).toEqual(pools.amounts.map(({ key }) => [key, upTo4(key), 1, 1]));
  player.press('count', 'tactic', ['0 tactic']);
  player.press('count', 'fleet', ['3 fleet']);
  player.press('ok');
  expect(player.answer).toEqual({ fleet: 3, strategy: 1 });
});

test('Of lines that allow one unit together, one can be chosen', () => {
  const pools: Spec = {
    kind: 'allot',
    prompt: 'Where do you place 1 counter?',
    proposed: { command: 1 },
    amounts: ['command', 'fleet'].map((key) => ({ key, label: key, max: 1, weights: { counters: 1 } })),
    limits: [{ measure: 'counters', atLeast: 1, atMost: 1, message: 'Place exactly 1; you placed {sum}.' }],
  };
  const player = new Presser(pools);
  expect(player.here.flatMap(({ menu }) => (menu ? [menu.max] : []))).toEqual([1]);
  player.press('ones', '0', ['fleet']);
  player.press('ok');
  expect(player.answer).toEqual({ fleet: 1 });
});

test('One menu takes all counts, and the last mark wins', () => {
  const lines = [
    { key: 'carrier', label: 'Carrier', max: 2 },
    { key: 'infantry', label: 'Infantry', max: 4 },
    { key: 'cruiser', label: 'Cruiser', max: 1 },
  ];
  const fleet: Spec = { kind: 'allot', prompt: 'Which?', proposed: {}, amounts: lines };
  const player = new Presser({ ...fleet, amounts: [...lines, { key: 'destroyer', label: 'Destroyer', max: 1 }] });
  player.press('counts', undefined, ['1 carrier', '3 infantry', '1 cruiser']);
  expect(player.draft.counts).toEqual({ carrier: 1, infantry: 3, cruiser: 1 });
  player.press('counts', undefined, ['1 carrier', '2 carrier', '2 infantry', '3 infantry']);
  expect(player.draft.counts).toEqual({ carrier: 2, infantry: 2 });
  player.press('ok');
  expect(player.answer).toEqual({ carrier: 2, infantry: 2 });

  const many = new Presser({ ...fleet, amounts: [...lines, { key: 'given-up', label: 'Units given up', max: 20 }] });
  expect(many.here.flatMap(({ menu }) => menu?.values ?? []).filter((value) => value.endsWith('given-up'))).toEqual(
    [...Array.from({ length: 17 }, (_, i) => i + 1), 20].map((count) => `${count} given-up`),
  );
  many.press('counts', undefined, ['1 carrier', '20 given-up']);
  many.press('exactly');
  many.press('line', undefined, ['given-up']);
  many.press('-', 'given-up');
  expect(many.draft.counts).toEqual({ carrier: 1, 'given-up': 19 });
  // And back to the menu, with what has been counted.
  expect(many.here.some(({ id }) => id.verb === 'counts')).toBe(false);
  many.press('glance');
  expect(many.here.some(({ id }) => id.verb === 'counts')).toBe(true);
  expect(many.draft.counts).toEqual({ carrier: 1, 'given-up': 19 });
});
