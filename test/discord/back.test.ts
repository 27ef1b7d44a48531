import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { KeyedMutex } from '#discord/async/keyed-mutex.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { findBackStep } from '#discord/questions/show-question.ts';
import { askForConfirmation } from '#discord/questions/confirmation.ts';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import { passButton } from '#discord/questions/controls/pass-buttons.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import type { Spec } from '#engine';
import { allAgree, mover, moves, only, room, started, type Room } from '../service/room.ts';
import { toy } from '../service/toy.ts';
import { toyFace } from '../service/toy-face.ts';

async function at(here: Room, game: string, whose?: string) {
  const user = whose ?? (await mover(here, game));
  const adapters = createAdapterRegistry([toyFace]);
  const from = { caller: { user }, place: (await here.table.getGame(game)).place } as unknown as InteractionOrigin;
  const context = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    quota: new UserQuota(() => here.now),
    answerMutex: new KeyedMutex(1_000),
  } as unknown as HandlerContext;
  const press = (id: string): Promise<Reply> => handleComponent(context, from, id, []);
  const put = async (): Promise<Reply> =>
    showNextQuestion(context, from, await resolveVisibleGame(context, from, game));
  return { user, press, put, context, from };
}

const labels = (reply: Reply): string[] => buttons(reply).map(({ label }) => label ?? '');
const buttons = ({ message }: Reply) =>
  (message?.components ?? []).flatMap(({ components }) => components as { label?: string; custom_id?: string }[]);
const back = (reply: Reply): string => buttons(reply).find(({ label }) => label === 'Back')?.custom_id ?? '';

test('Back undoes a choice privately while its follow-up is open', async () => {
  const here = await room();
  const { game } = await started(here);
  const { user, press, put } = await at(here, game);
  const first = await put();
  expect(labels(first)).not.toContain('Back');
  const { ask } = await only(here, game, user);
  await here.table.answer({ user }, game, ask, ['twice']);
  const second = await put();
  expect(second.message?.content).toContain('A number');
  expect(labels(second)).toContain('Back');
  const again = await press(back(second));
  expect(again.message?.content).toBe(first.message?.content);
  expect(labels(again)).toEqual(labels(first));
});

test('Back undoes a choice with the forced answers after it', async () => {
  const here = await room({
    editions: [
      {
        ...toy,
        autoAnswer:
          ({ active }) =>
          ({ ask }) =>
            ask.question === 'guess' && ask.player !== active ? 5 : undefined,
      },
    ],
  });
  const { game } = await started(here);
  const { user, press, put } = await at(here, game);
  const first = await put();
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess']);
  expect((await here.table.getGame(game)).head).toBe(4);
  const second = await put();
  expect(second.message?.content).toContain('Guess');
  expect(labels(second)).toContain('Back');
  const again = await press(back(second));
  expect(again.message?.content).toBe(first.message?.content);
  expect(labels(again)).toEqual(labels(first));
});

test('An outdated Back button changes nothing and says so', async () => {
  const here = await room();
  const { game } = await started(here);
  const { user, press, put } = await at(here, game);
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['twice']);
  const way = back(await put());
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, 7);
  const late = await press(way);
  expect(late.message?.content).toContain('You can no longer go back from here');
  expect(labels(late)).not.toContain('Back');
  expect((await here.table.history(game)).filter(({ kind }) => kind === 'undo')).toEqual([]);
});

test('A change made while a player goes back stays, and opens no request', async () => {
  for (const meanwhile of ['own', 'repaired'] as const) {
    const here = await room();
    const { game } = await started(here);
    const { user, press, put } = await at(here, game);
    await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['twice']);
    const way = back(await put());
    const { ask } = await only(here, game, user);
    const { undo } = here.table;
    here.table.undo = async (...given) => {
      if (meanwhile === 'own') await here.table.answer({ user }, game, ask, 7);
      else {
        await here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p2', score: 1 });
        await allAgree(here, game);
      }
      return undo.apply(here.table, given);
    };
    const { head } = await here.table.getGame(game);
    expect((await press(way)).message?.content).toContain('You can no longer go back from here');
    expect((await here.table.getGame(game)).head).toBe(head + 1);
    expect(await here.table.openRequests(game)).toEqual([]);
  }
});

test('Two simultaneous presses of Pass count as one', async () => {
  const here = await room();
  const { game, users } = await started(here, { hands: [['blank'], ['stop'], ['blank']] });
  await moves(here, game, 'roll');
  const { press, context, from } = await at(here, game, users.p2);
  const { custom_id: pass = '' } = passButton(await resolveVisibleGame(context, from, game));
  const [one, two] = await Promise.all([press(pass), press(pass)]);
  expect(one.message?.content.split('\n')[0]).toBe('You pass, even if others respond.');
  expect(two.message?.content.split('\n')[0]).toBe('You have nothing to respond to right now.');
});

test('Two simultaneous presses on one question both count', async () => {
  const here = await room();
  const { game } = await started(here);
  const { user, press, context, from } = await at(here, game);
  const spec: Spec = {
    kind: 'allot',
    prompt: 'How many ground forces do you move?',
    amounts: [{ key: 'a', label: 'A', max: 9 }],
    proposed: {},
  };
  const { load } = context as unknown as { load: (game: string) => Promise<LoadedGame> };
  const asked = { spec, problem: () => undefined, confirmation: () => undefined, describeAnswer: () => undefined };
  Object.assign(context, {
    load: async (id: string) => {
      const seen = await load(id);
      const { questionsOf } = seen;
      return Object.assign(Object.create(seen) as LoadedGame, {
        questionsOf: (of: string) => questionsOf.call(seen, of).map((open) => ({ ...open, ...asked })),
      });
    },
  });
  const { ask } = await only(here, game, user);
  const plus = customId('q', game, ask, '+', 'a');
  await Promise.all([press(plus), press(plus), press(plus)]);
  expect(await here.table.findDraft(game, ask, user)).toEqual({ counts: { a: 3 } });
  const seen = await resolveVisibleGame(context, from, game);
  const wanted = { answer: { a: 9 } };
  const { saveDraft } = here.table;
  here.table.saveDraft = async (...given) => {
    await saveDraft.call(here.table, game, ask, { user }, { counts: { a: 4 } });
    return saveDraft.apply(here.table, given);
  };
  await askForConfirmation(context, from, { seen, open: seen.questionsOf(user)[0], wanted, regret: 'Really?' });
  expect(await here.table.findDraft(game, ask, user)).toEqual({ counts: { a: 4 }, regretted: wanted });
});

test('There is no Back after a public announcement', async () => {
  const here = await room();
  const { game } = await started(here, { target: 99 });
  const { user } = await at(here, game);
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['take']);
  const last = await (await here.table.snapshot(game)).findLastMove(user);
  expect(last).toMatchObject({ step: here.now });
  const seen = await createGameLoader(here.table, createAdapterRegistry([toyFace]))(game);
  expect(await findBackStep(seen as never, user)).toBeUndefined();
});
