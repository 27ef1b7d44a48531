import { mapSequential } from '#discord/async/sequential.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotContext } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import type { WorkerAccess } from '#discord/edition/adapter-services.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { randomAnswer } from '#engine';
import { resolveInput, JobRejected, type JobOptions } from '#workers';
import { rulebookOf } from '#ti4/rulebook.ts';
import { lateTable, sightOf } from './late.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

const turn = { kind: 'turn', from: 1, to: 2, style: 'board' } as const;

describe('pictures', () => {
  let late: Awaited<ReturnType<typeof lateTable>>;
  let asked: { job: string; data: string; wanted: JobOptions }[];
  let context: BotContext;
  const drawnBy = (outside: WorkerAccess): BotContext => {
    const adapters = createAdapterRegistry([createFourthEditionAdapter(singleRulebook(rulebookOf()), outside)]);
    return {
      ...late.context,
      log: outside.log,
      adapters,
      load: createGameLoader(late.context.service, adapters),
    };
  };
  const sight = async () => sightOf(context, late.game);
  const logged: string[] = [];

  beforeAll(async () => {
    late = await lateTable();
    const works = {
      run: async <T>(job: string, data: unknown, wanted: JobOptions): Promise<T> => {
        asked.push({ job, data: JSON.stringify(resolveInput(data)), wanted });
        return [{ name: `${job}.jpg`, data: Buffer.alloc(1_000_000), alt: `number ${asked.length}` }] as T;
      },
    };
    const log = { info: () => {}, warn: () => {}, error: (_about: object, words: string) => void logged.push(words) };
    context = drawnBy({ jobs: works, log });
    asked = [];
  });
  afterAll(() => late.close());

  const seats = async (): Promise<string[]> => (await sight()).seatChoices().map(({ key }) => key);

  test('that did not change are cached for all viewers', async () => {
    asked = [];
    const [ann, bob] = late.users;
    const first = await (await sight()).drawBoard(ann);
    expect(await (await sight()).drawBoard(bob)).toBe(first);
    expect(await (await sight()).drawBoard()).toBe(first);
    expect(asked.map(({ job }) => job)).toEqual(['board']);
    const { service } = late.context;
    const [open] = (
      await mapSequential(late.users, async (user) =>
        (await service.openQuestions(late.game, user))
          .filter(({ reply, veiled }) => reply === undefined && !veiled)
          .map((one) => ({ user, one })),
      )
    ).flat();
    const reply = randomAnswer(open.one.spec, () => 0);
    await service.answer({ user: open.user }, late.game, open.one.ask, reply);
    expect(await (await sight()).drawBoard(ann)).not.toBe(first);
    expect(asked.length).toBe(2);
  });

  test('of a hand are drawn from it and never shown to another', async () => {
    asked = [];
    const shown = [];
    for (const [i, seat] of (await seats()).entries()) {
      const { text, pictures } = await (await sight()).hand(seat, late.users[i]);
      expect(text).toMatch(/^You have [\da-z, ]+\.$/);
      shown.push(pictures[0]);
    }
    expect(new Set(shown).size).toBe((await seats()).length);
    expect(asked.map(({ data }) => (JSON.parse(data) as { seat: string }).seat)).toEqual(await seats());
    for (const [i, seat] of (await seats()).entries())
      expect((await (await sight()).hand(seat, late.users[i])).pictures[0]).toBe(shown[i]);
    expect(asked.length).toBe((await seats()).length);
  });

  test('are requested in the name of the viewing user', async () => {
    asked = [];
    await (await sight()).drawSheet((await seats())[1], late.users[3]);
    await (await sight()).drawPart(['000'], 1, late.users[4]);
    expect(asked.map(({ wanted }) => wanted.user)).toEqual([late.users[3], late.users[4]]);
  });

  test('kept are few: the least recently viewed is drawn again', async () => {
    asked = [];
    for (let rings = 0; rings < 40; rings++) await (await sight()).drawPart(['000'], 10 + rings, late.users[0]);
    await (await sight()).drawPart(['000'], 49, late.users[0]);
    expect(asked.length).toBe(40);
    await (await sight()).drawPart(['000'], 10, late.users[0]);
    expect(asked.length).toBe(41);
  });

  test('that cannot be drawn leave the text with an explanation', async () => {
    const from = (user: string) => ({ caller: { user }, name: 'Ann', guild: '1', channel: '3' });
    for (const [why, sentence] of [
      ['busy', 'I cannot draw that now: too many pictures are waiting. Try again in a moment.'],
      ['yours', 'I am still drawing your last picture. Try again in a moment.'],
      ['slow', 'That picture took too long to draw. Try again in a moment.'],
      ['failed', 'I cannot draw that now. Try again in a moment.'],
    ] as const) {
      const works = {
        run: async () => {
          throw new JobRejected(why, '');
        },
      };
      const fresh = drawnBy({ jobs: works, log: context.log });
      for (const what of ['board', 'hand']) {
        const reply = await handleComponent(fresh, from(late.users[0]), customId('g', late.game, 1, what), []);
        expect(reply.message?.content.endsWith(`\n-# ${sentence}`)).toBe(true);
        expect(reply.message?.content.length).toBeGreaterThan(sentence.length + 10);
        expect(reply.message?.pictures ?? []).toEqual([]);
      }
      const told = await publicMessage(
        fresh,
        { id: 1_000_000, game: late.game, nonce: 'BCDFGHJKLMNPQRSTVWXZ' },
        turn,
        [],
      );
      expect(told?.pictures).toEqual([]);
      expect(told?.content).not.toBe('');
    }
    // Only what went wrong is told to the host.
    expect(logged.length).toBe(6);
  });
});
