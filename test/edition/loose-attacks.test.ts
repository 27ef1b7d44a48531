import { describe, expect, test } from 'vitest';
import { openAsks, specOf, type Json } from '#engine';
import { createAnswerCommands } from '#discord/commands/play/answer.ts';
import { questionCommandGroup } from '#discord/commands/play/question-commands.ts';
import type { CommandOptions, GameInteraction, Reply } from '#discord/edition/edition-adapter.ts';
import type { ParsedPlan } from '#discord/edition/question-forms.ts';
import { isGuess } from '#discord/input/loose-input.ts';
import type { AnswerSteps, AttackPreview, CombatChance } from '#discord/questions/attack-preview.ts';
import { Illegal } from '#service';
import { parsePlan as fourthPlan } from '#ti4/discord/input/parse-plan.ts';
import { findAttack as fourthAttack } from '#ti4/discord/odds/attack.ts';
import { formatOddsReport as fourthOdds } from '#ti4/discord/odds/odds-report.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { parsePlan as thirdPlan } from '#ti3/discord/input/parse-plan.ts';
import { findAttack as thirdAttack } from '#ti3/discord/odds/attack.ts';
import { formatOddsReport as thirdOdds } from '#ti3/discord/odds/odds-report.ts';
import { parsePlan as secondPlan } from '#ti2/discord/input/parse-plan.ts';
import { findAttack as secondAttack } from '#ti2/discord/odds/attack.ts';
import { formatOddsReport as secondOdds } from '#ti2/discord/odds/odds-report.ts';
import { table as fourthTable } from '../rules/table.ts';
import { table as secondTable } from '../ti2/table.ts';
import { table as thirdTable } from '../ti3/table.ts';

const nameOf = (seat: string): string => seat;

/** A table at which Ann may attack Bob, with the edition's functions about it. */
interface Laid {
  game: { state: object };
  parse: (asked: { seat: string; question: string; data: Json }, typed: string) => ParsedPlan;
  findAttack: (steps: AnswerSteps) => AttackPreview | undefined;
  chances: (attack: AttackPreview) => CombatChance[];
}

const EDITIONS: Record<string, { lay: (enemy?: boolean) => Laid; loose: string; exact: string; said: RegExp }> = {
  fourth: {
    lay: (enemy = true) => {
      const t = fourthTable({
        seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
        space: { '01': { ann: '2 carrier, 1 cruiser' }, ...(enemy && { 19: { bob: '1 cruiser' } }) },
      }).begin(tacticalAction, { seat: 'ann' });
      t.stopsAt();
      const { game } = t;
      return {
        game,
        parse: (asked, typed) => fourthPlan(game, asked, typed),
        findAttack: (steps) => fourthAttack(game, 'ann', steps),
        chances: ({ system, force }) => {
          const found: CombatChance[] = [];
          fourthOdds(game, 'ann', { system, attacker: force }, nameOf, {
            record: (combat, chance) => found.push({ combat, chance }),
          });
          return found;
        },
      };
    },
    loose: 'well, cruiser',
    exact: 'wellon, 1 cruiser',
    said: /^:warning: You attack L1Z1X at Wellon \(201\) \(1 cruiser\) with 1 cruiser\. Chance to win: \d+%\. Attack\?\n/,
  },
  third: {
    lay: (enemy = true) => {
      const t = thirdTable({ space: { 'empty-2': 'ann 2 cruiser', ...(enemy && { saudor: 'bob cruiser' }) } }).begins(
        'tactical-action',
        {
          seat: 'ann',
        },
      );
      return {
        game: t.game,
        parse: (asked, typed) => thirdPlan(t.game, asked, typed),
        findAttack: (steps) => thirdAttack(t.game, 'ann', steps),
        chances: ({ system, force }) => {
          const found: CombatChance[] = [];
          const record = (combat: string, chance: string) => found.push({ combat, chance });
          thirdOdds(t.game, { system, attacker: force }, { seat: 'ann', nameOf, record });
          return found;
        },
      };
    },
    loose: 'saud, cruiser',
    exact: 'saudor, 1 cruiser',
    said: /^:warning: You attack .+ at Saudor \(\d+\) \(1 cruiser\) with 1 cruiser\. Chance to win: \d+%\. Attack\?\n/,
  },
  second: {
    lay: (enemy = true) => {
      const t = secondTable({ space: { quill: 'ann 2 cruiser', ...(enemy && { ravne: 'bob cruiser' }) } }).turn();
      return {
        game: t.game,
        parse: (asked, typed) => secondPlan(t.game, asked, typed),
        findAttack: (steps) => secondAttack(t.game, 'ann', steps),
        chances: ({ system, force }) => {
          const found: CombatChance[] = [];
          const record = (combat: string, chance: string) => found.push({ combat, chance });
          secondOdds(t.game, { system, attacker: force }, { seat: 'ann', nameOf, record });
          return found;
        },
      };
    },
    loose: 'ravn, cruiser',
    exact: 'ravne, 1 cruiser',
    said: /^:warning: You attack .+ at Ravne \(102\) \(1 cruiser\) with 1 cruiser\. Chance to win: \d+%\. Attack\?\n/,
  },
};

/** Types an answer to Ann's question; returns the reply, or the submitted answer as a sentence. */
async function type(laid: Laid, typed: string, chances = laid.chances): Promise<string> {
  const found = openAsks(laid.game.state as never).find(({ ask }) => ask.player === 'ann');
  if (!found) throw new Error('Ann is asked nothing');
  const { question, data } = found.ask;
  const open = {
    ask: 'ASK',
    seat: 'ann',
    question,
    data,
    spec: specOf(laid.game as never, found),
    problem: () => undefined,
    confirmation: () => undefined,
    draft: () => undefined,
  };
  const submitted: unknown[] = [];
  const presenter = {
    findAttack: (_seat: string, steps: AnswerSteps) => laid.findAttack(steps),
    attackChances: async (_seat: string, attack: AttackPreview) => chances(attack),
  };
  const at = {
    context: {
      service: {
        saveDraft: async () => {},
        answer: async (...given: unknown[]) => {
          submitted.push(given);
          throw new Illegal('submitted');
        },
      },
      quota: undefined,
    },
    origin: { caller: { user: 'ann' } },
    loaded: {
      info: { id: 'G', status: 'running', members: [], vacant: [] },
      findLastMove: async () => undefined,
      presenter,
      adapter: {
        questionCommands: [],
        forms: {
          list: () => [],
          parse: async (_asked: unknown, text: string) => laid.parse({ seat: 'ann', question, data }, text),
        },
      },
      questionsOf: () => [open],
    },
    seat: 'ann',
  } as unknown as GameInteraction;
  const [command] = createAnswerCommands(
    questionCommandGroup('test', 'Test.', [['answer', 'Answer.', [question], 'text', 'Text.', 'Now.']]),
  );
  try {
    const reply = await command.subcommands?.[0].run(at, { text: () => typed } as unknown as CommandOptions);
    return formatReply(reply);
  } catch (error) {
    if (error instanceof Illegal && submitted.length) return 'submitted';
    throw error;
  }
}

const formatReply = (reply: Reply | undefined): string =>
  [
    reply?.message?.content,
    ...[...JSON.stringify(reply?.message?.components ?? []).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label),
  ].join('\n');

describe.each(Object.entries(EDITIONS))('%s edition', (_edition, { lay, loose, exact, said }) => {
  test('an attack read from an abbreviation is confirmed with its odds', async () => {
    const reply = await type(lay(), loose);
    expect(reply).toMatch(said);
    expect(reply).toMatch(/\nDo something else\nAttack$/);
  });

  test('without odds, the attack is confirmed all the same', async () => {
    const reply = await type(lay(), loose, () => {
      throw new Illegal('Too many units.');
    });
    expect(reply).toMatch(/with 1 cruiser\. Attack\?\n/);
  });

  test('an attack in full words is not confirmed', async () => {
    expect(await type(lay(), exact)).toBe('submitted');
  });

  test('a loosely typed move without opponents is not confirmed', async () => {
    expect(await type(lay(false), loose)).toBe('submitted');
  });
});

test('names in full, keys and positions are no guess', () => {
  const spec = {
    kind: 'choose' as const,
    prompt: 'Which?',
    min: 1,
    max: 1,
    options: [
      { key: '25', label: 'Quann (209)' },
      { key: '26', label: 'Lazar and Sakulag (210)' },
    ],
  };
  expect(['quann', '209', '25', 'lazar', 'Quann (209)', 'the system Quann'].map((text) => isGuess(spec, text))).toEqual(
    Array.from({ length: 6 }, () => false),
  );
  expect(['quan', 'qann', 'saku'].map((text) => isGuess(spec, text))).toEqual([true, true, true]);
});
