import type { APIApplicationCommandBasicOption, APIApplicationCommandOption } from 'discord.js';
import fc from '../chance.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCommands, toRegistration } from '#discord/commands/registry.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { loadEditions } from '#editions';
import { toyFace } from '../service/toy-face.ts';
import { hasMark } from '#discord/interactions/custom-id.ts';
import { LIMITS } from '#discord/limits.ts';
import { toPayload } from '#discord/messages/message.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { questionMessage } from '#discord/questions/question-message.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { checkCommands } from '#sandbox/api-checks/command.ts';
import { Validator } from '#sandbox/api-checks/validator.ts';
import { specProblem, randomAnswer } from '#engine';
import type { QueuedMessage, Notice, RequestStage } from '#service';
import { inView, lateTable, sightOf } from './late.ts';
import { GAME, spec } from './any-question.ts';
import { holds } from './holds-to-limits.ts';
import { createRandom } from '#simulation';

const posting = (game: string) => ({ game, id: 1_234_567, nonce: 'BCDFGHJKLMNPQRSTVWXZ' });

let late: Awaited<ReturnType<typeof lateTable>>;
beforeAll(async () => {
  late = await lateTable();
  return () => late.close();
});

/** All editions that are listed, as Discord is told of them together, and the toy beside them. */
const listed = createAdapterRegistry([...(await loadEditions()).map(({ adapter }) => adapter), toyFace]);

describe('Commands', () => {
  const [subcommand, group] = [1, 2];
  const within = (option: APIApplicationCommandOption): APIApplicationCommandOption[] =>
    [subcommand, group].includes(option.type)
      ? ((option as { options?: APIApplicationCommandOption[] }).options ?? [])
      : [];
  const branches = (options: APIApplicationCommandOption[] = []): APIApplicationCommandOption[][] => [
    options,
    ...options
      .map(within)
      .filter((list) => list.length)
      .flatMap(branches),
  ];
  const all = () => createCommands(listed).map(toRegistration);
  const optionsOf = (options: APIApplicationCommandOption[] = []): APIApplicationCommandOption[] =>
    branches(options).flat();

  test('Command names are unique and within Discord’s maximum number', () => {
    expect(all().length).toBeLessThanOrEqual(LIMITS.commands);
    expect(new Set(all().map(({ name }) => name)).size).toBe(all().length);
  });

  test('Each command with its options and choices is within the limits', () => {
    for (const command of all()) {
      for (const list of branches(command.options)) {
        expect(list.length, command.name).toBeLessThanOrEqual(LIMITS.commandOptions);
        expect(new Set(list.map(({ name }) => name)).size, command.name).toBe(list.length);
        // What is needed comes before what is not.
        const needed = list.map((option) => Boolean(option.required));
        expect(needed, command.name).toEqual([...needed].sort((a, b) => Number(b) - Number(a)));
      }
      for (const { name, description } of [command, ...optionsOf(command.options)]) {
        expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
        expect(description.length, `${command.name} ${name}`).toBeGreaterThan(0);
        expect(description.length, `${command.name} ${name}`).toBeLessThanOrEqual(LIMITS.description);
      }
      for (const option of optionsOf(command.options) as APIApplicationCommandBasicOption[]) {
        const choices = 'choices' in option ? (option.choices ?? []) : [];
        expect(
          'autocomplete' in option && Boolean(option.autocomplete) && choices.length > 0,
          `${command.name} ${option.name}`,
        ).toBe(false);
        expect(choices.length).toBeLessThanOrEqual(LIMITS.choices);
        for (const { name, value } of choices)
          for (const said of [name, String(value)])
            expect(said.length >= 1 && said.length <= LIMITS.choiceName, said).toBe(true);
      }
    }
  });

  test('Each command is within the maximum total characters', () => {
    for (const command of all()) {
      const choices = (option: APIApplicationCommandOption) =>
        'choices' in option
          ? (option.choices ?? []).reduce((sum, { name, value }) => sum + name.length + String(value).length, 0)
          : 0;
      const size =
        [command, ...optionsOf(command.options)].reduce(
          (sum, { name, description }) => sum + name.length + description.length,
          0,
        ) + optionsOf(command.options).reduce((sum, option) => sum + choices(option), 0);
      expect(size, command.name).toBeLessThanOrEqual(LIMITS.commandCharacters);
    }
  });

  test('The local table takes the same commands', () => {
    const form = new Validator();
    checkCommands(JSON.parse(JSON.stringify(all())) as unknown[], form);
    form.finish();
  });
});

describe('Messages', () => {
  test('Any question fits, whatever the number and length of its options', () => {
    fc.assert(
      fc.property(spec, fc.boolean(), fc.nat(), (given, held, seed) => {
        const answer = randomAnswer(given, createRandom(seed));
        holds(
          questionMessage({
            game: GAME,
            ask: 'BCDFGHJKLMNP',
            spec: given,
            closesAt: 1_770_000_000_000,
            ...(held && { heldAnswer: answer }),
            problem: 'Not so. '.repeat(30),
          }),
        );
        const draft = Array.isArray(answer)
          ? { keys: answer, page: seed % 9 }
          : answer !== null && typeof answer === 'object'
            ? { counts: answer, page: seed % 9, line: Object.keys(answer)[0] }
            : {};
        const wrong = specProblem(given, answer);
        holds(
          questionMessage({ game: GAME, ask: 'BCDFGHJKLMNP', spec: given, draft, ...(wrong && { problem: wrong }) }),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('A player’s next question is shown whole below long news', async () => {
    const { context, game, users } = late;
    const from = (user: string) => ({ caller: { user }, name: 'Somebody', guild: '1', channel: '3' });
    for (const user of users) {
      const plain = (await showNextQuestion(context, from(user), await inView(context, from(user), game))).message;
      const long = (
        await showNextQuestion(
          context,
          from(user),
          await inView(context, from(user), game),
          'Much has happened. '.repeat(150),
        )
      ).message;
      if (!plain || !long) throw new Error('Nothing is shown');
      holds(plain);
      expect(long.content.length).toBeLessThanOrEqual(LIMITS.embedDescription);
      if (plain.components?.length)
        expect(long.content.endsWith(plain.content) || !plain.content.startsWith('**')).toBe(true);
    }
  });

  test('Status, scores, hands and rule texts fit', async () => {
    const eyes = await sightOf(late.context, late.game);
    for (const content of [eyes.status(), eyes.scores(), ...eyes.seatChoices().map(({ label }) => label)])
      holds({ content });
    for (const { key } of eyes.seatChoices()) {
      const { text, pictures } = await eyes.hand(key, late.users[0]);
      holds({ content: text, pictures });
    }
    for (const { key, label } of late.context.adapters.defaultAdapter.searchRules('')) {
      expect(label.length).toBeLessThanOrEqual(LIMITS.choiceName);
      holds({ content: late.context.adapters.defaultAdapter.resolveRule(key) });
    }
  });

  test('Every kind of public message fits', async () => {
    const { context, game, lobby, users } = late;
    const presenter = await sightOf(context, game);
    const { repairForms } = context.adapters.defaultAdapter;
    const [user, other] = users;
    const seats = presenter.seatChoices().map(({ key }) => key);
    const [seat] = seats;
    const needed = users.slice(1);
    const { head } = await context.service.getGame(game);
    const stages: RequestStage[] = ['asked', 'done', 'refused', 'lapsed', 'impossible'];
    const notices: Notice[] = [
      { what: 'started', seating: seats.map((one, i) => ({ seat: one, user: users[i] })) },
      { what: 'started', commitment: 'f'.repeat(64), seating: seats.map((one, i) => ({ seat: one, user: users[i] })) },
      { what: 'dice', commitment: 'f'.repeat(64) },
      { what: 'paused', user },
      { what: 'resumed', user },
      { what: 'abandoned', user },
      { what: 'left', user, seat },
      { what: 'replaced', user: other, by: user, seat },
      { what: 'left', user: 'former 3', seat },
      { what: 'organiser', user },
      { what: 'departed', to: [user], user: other, seat },
      { what: 'overdue', to: user, user: other, seat, ask: 7, since: 0 },
    ];
    const fields = (name: string): Record<string, string> =>
      Object.fromEntries(
        (repairForms.find((one) => one.name === name)?.fields ?? []).map((field) => [
          field.name,
          field.complete?.(presenter, '')[0]?.key ?? '3',
        ]),
      );
    const said: QueuedMessage[] = [
      { kind: 'turn', from: 1, to: head, style: 'text' },
      { kind: 'turn', from: 1, to: head, style: 'board' },
      { kind: 'waiting' },
      { kind: 'asked', user, seat, ask: 7 },
      { kind: 'reminder', user, seat, ask: 7, count: 1, since: 0, covered: false, dm: false },
      { kind: 'ended', winners: seats.slice(0, 2), summary: {} },
      { kind: 'seed', seed: 'f'.repeat(64), commitment: 'f'.repeat(64) },
      ...stages.map((stage): QueuedMessage => ({
        kind: 'undo',
        stage,
        request: 123,
        user,
        from: 1,
        to: head,
        needed,
        until: null,
      })),
      ...stages.flatMap((stage) =>
        repairForms.map(({ name }): QueuedMessage => ({
          kind: 'repair',
          stage,
          request: 123,
          user,
          name,
          data: fields(name),
          needed,
          until: null,
        })),
      ),
      ...stages.flatMap((stage): QueuedMessage[] => [
        { kind: 'takeover', stage, request: 123, user, organiser: user, needed, until: 1 },
        { kind: 'appoint', stage, request: 123, user, organiser: user, needed, until: null },
        { kind: 'abandon', stage, request: 123, user, needed, until: 1 },
        { kind: 'seat', stage, request: 123, user, seat, from: null, to: user, needed, until: null },
        { kind: 'seat', stage, request: 123, user, seat, from: user, to: user, needed, until: 1 },
      ]),
      ...notices.map((notice): QueuedMessage => ({ kind: 'notice', notice })),
    ];
    for (const one of said) {
      const message = await publicMessage(context, posting(game), one, users);
      expect(message, JSON.stringify(one)).toBeDefined();
      if (message) holds(message);
      expect(message?.content).not.toMatch(/^\p{Ll}/u);
      if (one.kind === 'notice' && one.notice.what === 'replaced')
        expect(message?.content).toMatch(/^\*\*.+\*\* took the seat of .* from \*\*.+\*\*\.$/);
      // Whatever it says, it is found again by its mark.
      expect(hasMark(message ? toPayload(message).components : [], posting(game).nonce), JSON.stringify(one)).toBe(
        true,
      );
      // Neither the row's own number nor an offer's is in it.
      expect(JSON.stringify(message?.components ?? [])).not.toMatch(/1234567|:123:|:o\d+:|:p\do\d+:/);
    }
    const inLobby = await publicMessage(context, posting(lobby), { kind: 'lobby' }, []);
    if (!inLobby) throw new Error('A lobby is shown');
    holds(inLobby);
  });

  test('The revealed seed comes with the dice record as a file', async () => {
    const { context, game } = late;
    const seed = async () =>
      publicMessage(
        context,
        { id: 1_234_567, game, nonce: 'BCDFGHJKLMNPQRSTVWXZ' },
        { kind: 'seed', seed: 'f'.repeat(64), commitment: 'f'.repeat(64) },
        [],
      );
    expect((await seed())?.files).toBeUndefined();
    const { request } = await context.service.abandon({ user: (await context.service.getGame(game)).organiser }, game);
    for (const user of (await context.service.findRequest(request ?? 0))?.missing ?? [])
      await context.service.agree({ user }, request ?? 0);
    const message = await seed();
    if (!message) throw new Error('The seed is told');
    holds(message);
    const [file] = message.files ?? [];
    expect(file.name).toBe(`dice-${game}.jsonl`);
    expect(message.content).toContain(file.name);
    expect(file.data.toString()).toMatch(/^\{"custodian":"dice"/);
    expect(file.data.toString()).not.toContain('A long promise');
    expect(toPayload(message).files).toMatchObject([{ name: file.name }]);
    expect(file.data.length).toBeLessThan(LIMITS.fileBytes / 4);
  });
});
