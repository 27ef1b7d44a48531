import { describe, expect, test } from 'vitest';
import { createAnswerCommands } from '#discord/commands/play/answer.ts';
import type { CommandOptions, GameInteraction, QuestionCommand } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#service';
import { questionCommands as fourth } from '#ti4/discord/commands/question-commands.ts';
import { questionCommands as third } from '#ti3/discord/commands/question-commands.ts';
import { questionCommands as second } from '#ti2/discord/commands/question-commands.ts';
import { explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import { table } from '../rules/table.ts';

type Presenter = Partial<GameInteraction['loaded']['presenter']>;

/** Runs a command of a player whom nothing is asked, and returns the refusal. */
async function refusal(commands: QuestionCommand[], path: string, typed?: string, presenter: Presenter = {}) {
  const [group, name] = path.split(' ');
  const leaf = createAnswerCommands(commands)
    .find((command) => command.name === group)
    ?.subcommands?.find((one) => one.name === name);
  const loaded = { info: { status: 'running' }, presenter, adapter: {}, questionsOf: () => [] };
  const at = { loaded, seat: 'ann', context: {}, origin: { caller: { user: 'ann' } } } as unknown as GameInteraction;
  try {
    await leaf?.run(at, { text: () => typed } as unknown as CommandOptions);
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
  throw new Error(`/${path} was not refused`);
}

describe.each([
  ['fourth', fourth],
  ['third', third],
  ['second', second],
])('%s edition', (_edition, commands) => {
  test('every command that answers a question says when it can be used', async () => {
    for (const { group, name, whenAsked } of commands)
      for (const typed of [undefined, 'anything', '2 cruisers'])
        expect(await refusal(commands, `${group} ${name}`, typed)).toBe(
          `You cannot do that now. ${whenAsked ?? '?'} You have no open question.`,
        );
  });

  test('when it can be used is one or two short sentences of its own', () => {
    for (const { whenAsked = '' } of commands) {
      expect(whenAsked).toMatch(/^[A-Z].{19,159}\.$/);
      expect(whenAsked.split('. ').length).toBeLessThan(3);
    }
  });
});

test('/vote names the moment of the vote', async () => {
  expect(await refusal(fourth, 'vote for', 'for')).toBe(
    'You cannot do that now. You vote when an agenda is voted on, in the agenda phase (8). You have no open question.',
  );
});

test('/cards play names the card that is not asked about yet', async () => {
  const laid = table({ seats: { ann: 'sol', bob: 'hacan', cat: 'xxcha' }, hands: { ann: ['flank-speed'] } });
  const presenter: Presenter = {
    explainRefusal: (asked, meant) => explainRefusal(laid.game, asked, meant as never),
  };
  expect(await refusal(fourth, 'cards play', 'flank speed', presenter)).toBe(
    'You cannot use Flank Speed: this is not the time to use it (rule 1). When its text gives you a choice, I will ask you. You have no open question.',
  );
});

test('/cards play answers the window whose moment it is', async () => {
  const window = (ask: string, card: string) => ({
    ask,
    seat: 'ann',
    question: 'window',
    spec: { kind: 'choose', prompt: 'Respond?', min: 0, max: 1, options: [{ key: card, label: card }] },
    problem: () => undefined,
    confirmation: () => undefined,
  });
  const answered: unknown[] = [];
  const at = {
    context: {
      service: {
        answer: async (_by: unknown, _game: unknown, ask: string, answer: unknown) => {
          answered.push([ask, answer]);
          throw new Illegal('answered');
        },
      },
    },
    origin: { caller: { user: 'ann' } },
    loaded: {
      info: { status: 'running', members: [] },
      presenter: {},
      adapter: { questionCommands: [] },
      questionsOf: () => [window('first', 'Scanlink'), window('second', 'Flank Speed')],
    },
    seat: 'ann',
  } as unknown as GameInteraction;
  const cards = createAnswerCommands(fourth).find(({ name }) => name === 'cards');
  const play = cards?.subcommands?.find(({ name }) => name === 'play');
  await expect(play?.run(at, { text: () => 'flank speed' } as unknown as CommandOptions)).rejects.toThrow('answered');
  expect(answered).toEqual([['second', ['Flank Speed']]]);
});
