import { ComponentType, type APILabelComponent } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '#discord/edition/edition-adapter.ts';
import { submitForm } from '#discord/forms/form-handler.ts';
import { customId, parseCustomId } from '#discord/interactions/custom-id.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { randomAnswer } from '#engine';
import { Illegal, type OpenQuestion } from '#service';
import { createRandom } from '#simulation';
import { lateTable } from './late.ts';

let late: Awaited<ReturnType<typeof lateTable>>;
beforeAll(async () => {
  late = await lateTable();
});
afterAll(() => late.close());

const from = (user: string): InteractionOrigin => ({ caller: { user }, name: 'Somebody', guild: '1', channel: '3' });
const head = async (): Promise<number> => (await late.context.service.getGame(late.game)).head;

const below = createRandom(7);
/** Everybody answers anything until somebody may open this form. */
async function until(question: string, form: string): Promise<{ user: string; open: OpenQuestion; id: string }> {
  const { service, load, adapters } = late.context;
  for (let i = 0; i < 3_000; i++) {
    const user = late.users[below(late.users.length)];
    const [open] = (await service.openQuestions(late.game, user)).filter(
      ({ reply, veiled }) => reply === undefined && !veiled,
    );
    if (!open) continue;
    if (open.question === question) {
      const offered =
        adapters.defaultAdapter.forms?.list({
          presenter: (await load(late.game)).presenter,
          seat: open.seat,
          open,
          user: user,
        }) ?? [];
      const found = offered.find(({ key }) => key.startsWith(form));
      if (found) return { user, open, id: customId('f', late.game, open.ask, 'open', found.key) };
    }
    const reply = randomAnswer(open.spec, below);
    if ((await service.answerProblem(late.game, user, open.ask, reply)) === undefined)
      await service.answer({ user }, late.game, open.ask, reply);
  }
  throw new Error(`Nobody is asked ${question}`);
}

const partsOf = (reply: Reply): APILabelComponent[] =>
  (reply.modal?.components ?? []).filter((part): part is APILabelComponent => part.type === ComponentType.Label);
type Marking = { custom_id: string; value?: string; options?: { value: string; default?: boolean }[] };
/** What a form sends as it was opened. */
const marked = (reply: Reply): Record<string, string[]> =>
  Object.fromEntries(
    partsOf(reply).map(({ component }) => {
      const { custom_id, value = '', options } = component as Marking;
      return [custom_id, options?.filter((one) => one.default).map((one) => one.value) ?? [value]];
    }),
  );

/** Everybody answers anything until somebody may open a form with a field in which counts are typed. */
async function typedForm(): Promise<{ user: string; open: OpenQuestion; id: string; key: string; field: string }> {
  for (let i = 0; i < 40; i++) {
    const { user, open } = await until('turn', 'tactical@');
    const { service, load, adapters } = late.context;
    const asked = { presenter: (await load(late.game)).presenter, seat: open.seat, open, user };
    for (const { key } of adapters.defaultAdapter.forms?.list(asked) ?? []) {
      if (!/^(tactical|build)@/.test(key)) continue;
      const reply = await handleComponent(
        late.context,
        from(user),
        customId('f', late.game, open.ask, 'open', key),
        [],
      );
      const field = reply.modal && Object.keys(marked(reply)).find((one) => one.endsWith('.text'));
      if (field) return { user, open, id: customId('f', late.game, open.ask, 'open', key), key, field };
    }
    const reply = randomAnswer(open.spec, below);
    if ((await service.answerProblem(late.game, user, open.ask, reply)) === undefined)
      await service.answer({ user }, late.game, open.ask, reply);
  }
  throw new Error('No form has a text field');
}

const send = (user: string, reply: Reply, given: Record<string, string[]>): Promise<Reply> => {
  const id = parseCustomId(reply.modal?.custom_id ?? '');
  if (!id) throw new Error('No form is open');
  return submitForm(late.context, from(user), id, given);
};

describe('A form', () => {
  test('has at most five fields whose components fit their options', async () => {
    const { user, id } = await until('turn', 'tactical@');
    const reply = await handleComponent(late.context, from(user), id, []);
    expect(partsOf(reply).length).toBeGreaterThan(1);
    expect(partsOf(reply).length).toBeLessThanOrEqual(5);
    for (const { label, component } of partsOf(reply)) {
      expect(label.length).toBeLessThanOrEqual(45);
      const { options = [] } = component as Marking;
      if (component.type === ComponentType.StringSelect) expect(options.length).toBeLessThanOrEqual(25);
      else expect(options.length).toBeLessThanOrEqual(10);
    }
  });

  test('that is refused keeps what was typed and says what can be', async () => {
    const { user, id, open, field } = await typedForm();
    const opened = await handleComponent(late.context, from(user), id, []);
    const before = await head();
    const given = { ...marked(opened), [field]: ['9 of nothing'] };
    const refused = await send(user, opened, given);
    expect(refused.message?.content).toMatch(
      /^:warning: (Ships|Cargo|Produce): I don't know “9 of nothing” here\. Choose from: .+\.\n-# Nothing has happened yet\. I saved your form\.$/,
    );
    expect(await head()).toBe(before);
    const again = await handleComponent(late.context, from(user), id, []);
    expect(marked(again)).toEqual(given);
    await late.context.service.saveDraft(late.game, open.ask, { user }, null);
  });

  test('shows the marks of a draft of an earlier version as text', async () => {
    const { user, id, open, field, key } = await typedForm();
    const form = { key, given: { [field.replace(/\.text$/, '')]: ['1 cruiser@209', '2 fighter@209'] } };
    await late.context.service.saveDraft(late.game, open.ask, { user }, { form });
    const opened = await handleComponent(late.context, from(user), id, []);
    expect(marked(opened)[field]).toEqual(['1 cruiser@209, 2 fighter@209']);
    await late.context.service.saveDraft(late.game, open.ask, { user }, null);
  });

  test('rejects another player, a stranger and a player who left', async () => {
    const { user, id } = await until('turn', 'tactical@');
    const opened = await handleComponent(late.context, from(user), id, []);
    const before = await head();
    const other = late.users.find((one) => one !== user) ?? '';
    expect((await send(other, opened, marked(opened))).message?.content).toMatch(/^That question is no longer open\./);
    await expect(send('999999999999999999', opened, marked(opened))).rejects.toThrow(Illegal);
    await late.context.service.leave({ user }, late.game);
    await expect(send(user, opened, marked(opened))).rejects.toThrow('You are not playing in this game.');
    expect(await head()).toBe(before);
    await late.context.service.join({ user }, late.game, { name: 'Back' });
  });

  test('of an earlier question is refused with a message', async () => {
    const { user, open } = await until('turn', 'tactical@');
    const before = await head();
    for (const key of ['tactical@nowhere', 'build@', 'choose@strategic:nothing', 'stay@2', 'answer', 'forged']) {
      const press = handleComponent(late.context, from(user), customId('f', late.game, open.ask, 'open', key), []);
      const said = await press.then(
        ({ message }) => message?.content ?? '',
        (error: unknown) => (error instanceof Illegal ? `:warning: ${error.message}` : Promise.reject(error)),
      );
      expect(said).toMatch(/^:warning: ./);
    }
    expect(await head()).toBe(before);
  });

  test('that is sent twice counts once and shows the current question', async () => {
    const { user, id } = await until('turn', 'tactical@');
    const opened = await handleComponent(late.context, from(user), id, []);
    const first = await send(user, opened, marked(opened));
    expect(first.message?.content).toMatch(/^✅ Done/);
    const after = await head();
    const second = await send(user, opened, marked(opened));
    expect(second.message?.content).toMatch(/^That question is no longer open\./);
    expect(await head()).toBe(after);
  });
});
