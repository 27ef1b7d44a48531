import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { customId, parseCustomId } from '#discord/interactions/custom-id.ts';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { handleQuestionPress } from '#discord/questions/question-handler.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { createSecondEditionAdapter } from '#ti2/discord/adapter.ts';
import { randomAnswer } from '#engine';
import { createRandom } from '#simulation';
import { room } from '../service/room.ts';

// What somebody may not mean to lose by amounts that they have put together is asked about once more. Here: E2 5.4, more units than
// docks place; and what is lost where nothing at all is placed.

const USERS = ['ann', 'bob', 'cleo'];

/** A game of three in which somebody is asked a question. */
async function askedFor(wanted: string) {
  const here = await room({ editions: [createSecondEdition(rulebooksBySets()) as never] });
  const adapters = createAdapterRegistry([createSecondEditionAdapter(rulebooksBySets())]);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const context: BotContext = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock: () => here.now,
    log,
    quota: new UserQuota(() => here.now),
  } as never;
  const below = createRandom(4);
  const { table } = here;
  const { game } = await table.createGame({ user: 'ann' }, { edition: 'ti2', place: {} });
  for (const user of USERS) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'ann' }, game);
  for (let n = 0; n < 200; n++) {
    for (const user of USERS) {
      const [open] = (await table.openQuestions(game, user)).filter(({ reply }) => reply === undefined);
      if (open?.question === wanted) return { context, table, game, user, ask: open.ask };
      if (open?.question === 'purchase') await table.answer({ user }, game, open.ask, { 'ground-force': 1 });
      else if (open)
        await table.answer({ user }, game, open.ask, randomAnswer(open.spec, below)).catch(() => undefined);
    }
  }
  throw new Error(`Nobody is asked ${wanted}`);
}

const buttons = ({ message }: Reply): [string, string][] =>
  (message?.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((one): [string, string][] =>
          one.type === ComponentType.Button && 'custom_id' in one
            ? [['label' in one ? (one.label ?? '') : '', one.custom_id]]
            : [],
        )
      : [],
  );

/** Presses of one person on one question. */
function pressing({ context, game, user, ask }: Awaited<ReturnType<typeof askedFor>>) {
  const from = { caller: { user }, name: user, guild: '1', channel: '2' };
  const send = (id: string): Promise<Reply> => handleQuestionPress(context, from, parseCustomId(id) as never, []);
  return {
    send,
    verb: (verb: string, arg = ''): Promise<Reply> => send(customId('q', game, ask, verb, arg)),
    on: (reply: Reply, label: RegExp): Promise<Reply> => {
      const found = buttons(reply).find(([name]) => label.test(name));
      if (!found) throw new Error(`No ${label} among ${buttons(reply).map(([name]) => name).join(', ')}`); // prettier-ignore
      return send(found[1]);
    },
  };
}

test('E2 5.4 a purchase beyond the docks’ capacity needs confirmation', async () => {
  const at = await askedFor('purchase');
  const { verb, on } = pressing(at);
  const head = async (): Promise<number> => (await at.table.getGame(at.game)).head;
  const before = await head();
  await verb('clear');
  for (let i = 0; i < 9; i++) await verb('+', 'fighter');
  const asked = await verb('ok');
  expect(asked.message?.content).toMatch(
    /:warning: Your spacedocks can place only \d+ of these \d+ units this round: you lose .*\(E2 5\.4, 9\.1\)\./,
  );
  expect(await head()).toBe(before);
  expect((await at.context.load(at.game)).questionsOf(at.user)[0].reply).toBeUndefined();
  // What was put together is still there for whoever thinks better of it.
  expect((await on(asked, /Do something else/)).message?.content).toMatch(/\d+ of \d+ credits/);
  await on(await verb('ok'), /Do it anyway/);
  const now = (await at.context.load(at.game)).questionsOf(at.user).find(({ ask }) => ask === at.ask);
  expect(now?.reply ?? {}).toMatchObject(now ? { fighter: expect.any(Number) } : {});
  // What fits is bought at once.
  const other = await askedFor('purchase');
  const second = pressing(other);
  await second.verb('clear');
  await second.verb('+', 'ground-force');
  expect((await second.verb('ok')).message?.content).not.toContain(':warning:');
});

test('E2 9.3 placing none of the purchase is confirmed only once', async () => {
  const at = await askedFor('place-units');
  const { verb } = pressing(at);
  await verb('clear');
  expect((await verb('ok')).message?.content).toContain(':warning: You lose all units that you bought.');
  expect((await verb('ok')).message?.content).not.toContain(':warning:');
});
