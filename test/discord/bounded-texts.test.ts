import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption, type APIApplicationCommandOption } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Allowance } from '../../src/discord/allowance.ts';
import type { Leaf } from '../../src/discord/commands/command.ts';
import { allCommands, carryOut, offeredFor, registration, type Command } from '../../src/discord/commands/index.ts';
import { TEXT_LIMITS } from '../../src/discord/commands/text-limits.ts';
import type { Context, Workings } from '../../src/discord/context.ts';
import type { Given } from '../../src/discord/face.ts';
import { facesOf } from '../../src/discord/faces.ts';
import type { From } from '../../src/discord/place.ts';
import { seeing } from '../../src/discord/sighted.ts';
import { EDITIONS, loadEditions, workerJobs } from '../../src/editions/index.ts';
import { randomAnswer } from '../../src/engine/index.ts';
import { Undone, type Works } from '../../src/pool/index.ts';
import { generator } from '../../src/rehearsal/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { Illegal, Table } from '../../src/table/index.ts';
import { StepCounter, textsCounted, type Texts } from '../work.ts';

// Whatever one person types costs the others nothing: every text is bounded, and what it takes grows no faster than it.

const USERS = ['111', '222', '333'];
const CLOCK = () => Date.UTC(2026, 0, 13, 12);
const quiet = (): void => {};
const LOG = { info: quiet, warn: quiet, error: quiet };

/** Forms are made right here; nothing is drawn, nor are odds reckoned. */
const jobs = workerJobs().reckoning;
const WORKS: Works = {
  run: async <T>(job: string, data: unknown): Promise<T> => {
    if (!job.endsWith(':form')) throw new Undone('busy', 'Nothing is drawn here.');
    return jobs[job]((typeof data === 'function' ? data() : data) as never) as T;
  },
};

/** What changes something: refused here, so that each text is typed to the same game. */
const CHANGES = ['createGame', 'hostGame', 'demonstrate', 'join', 'leave', 'standIn', 'wish', 'configure', 'start', 'seatPractice'].concat(
  ['unseatPractice', 'answer', 'withdraw', 'rank', 'passVote', 'act', 'undo', 'repair', 'agree', 'refuse', 'replace', 'pause', 'resume'],
  ['abandon', 'appoint', 'move', 'takeOver', 'forget', 'prefer', 'saveDraft', 'lookAfterPanel'],
);

let store: Store;
let counter: StepCounter;
let context: Workings;
let commands: Command[];
const games: Record<string, string> = {};
const folder = mkdtempSync(path.join(tmpdir(), 'custodian-'));

beforeAll(async () => {
  const played = await loadEditions({ works: WORKS, log: LOG });
  store = await openStore(path.join(folder, 'table.db'));
  const table = new Table({ store, editions: played.map(({ edition }) => edition), clock: CLOCK, random: generator(5), log: LOG });
  for (const { edition } of played) games[edition.id] = await begun(table, edition.id);
  const faces = facesOf(played.map(({ face }) => face));
  commands = allCommands(faces);
  const refused = async (): Promise<never> => {
    throw new Illegal('Nothing is changed here.');
  };
  const still = Object.assign(Object.create(table) as Table, Object.fromEntries(CHANGES.map((name) => [name, refused])));
  context = { table: still, faces, see: seeing(still, faces), clock: CLOCK, log: LOG, allowance: new Allowance(CLOCK) };
  counter = await StepCounter.start();
});
afterAll(async () => {
  await counter.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A game of three that is under way. */
async function begun(table: Table, edition: string): Promise<string> {
  const place = { guild: '1', channel: '2', thread: `3${edition}` };
  const { game } = await table.createGame({ user: USERS[0] }, { edition, settings: {}, place });
  for (const [i, user] of USERS.entries()) await table.join({ user }, game, { name: `Player ${i + 1}` });
  await table.start({ user: USERS[0] }, game);
  const below = generator(7);
  for (let i = 0; i < 240; i++) {
    const user = USERS[below(USERS.length)];
    const [open] = (await table.openAsks(game, user)).filter(({ reply, veiled }) => reply === undefined && !veiled);
    const reply = open && randomAnswer(open.spec, below);
    if (open && (await table.problem(game, user, open.ask, reply ?? null)) === undefined)
      await table.answer({ user }, game, open.ask, reply ?? null);
  }
  return game;
}

const isText = (option: APIApplicationCommandBasicOption) => option.type === ApplicationCommandOptionType.String;
type TextOption = Extract<APIApplicationCommandBasicOption, { type: ApplicationCommandOptionType.String }>;
const textsOf = ({ options = [] }: Leaf): TextOption[] => options.filter(isText) as TextOption[];

/** Every command with what it is called, as "trade offer". */
const leaves = (): { path: string; leaf: Leaf }[] =>
  commands.flatMap(({ name, alone, subcommands = [] }) => [
    ...(alone ? [{ path: name, leaf: alone }] : []),
    ...subcommands.map((leaf) => ({ path: [name, leaf.group?.name, leaf.name].filter(Boolean).join(' '), leaf })),
  ]);

const from = (edition: string): From => ({ caller: { user: USERS[0] }, name: 'Ann', guild: '1', channel: `3${edition}` });
const fresh = (): Context => ({ ...context, allowance: new Allowance(CLOCK) });

type Values = Record<string, string | number>;
const given = (values: Values): Given => ({
  text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  number: (name) => (typeof values[name] === 'number' ? values[name] : undefined),
  flag: () => undefined,
  person: () => ({ id: USERS[1], name: 'Bob' }),
});

/** The first that is offered for an option. */
async function firstOf(edition: string, leaf: Leaf, { name, choices }: TextOption, before: Values): Promise<string> {
  if (choices?.length) return choices[0].value;
  const [first] = await offered(edition, leaf, name, '', before);
  return first?.key ?? 'zq';
}

async function offered(edition: string, leaf: Leaf, option: string, typed: string, values: Values) {
  try {
    return await offeredFor(fresh(), from(edition), leaf, option, typed, given({ ...values, [option]: typed }));
  } catch (error) {
    if (error instanceof Illegal) return [];
    throw error;
  }
}

/** What else has to be given with an option. */
async function beside(edition: string, leaf: Leaf, option: string): Promise<Values> {
  const values: Values = { game: games[edition] };
  for (const one of leaf.options ?? []) {
    if (!one.required || one.name === option) continue;
    if (isText(one)) values[one.name] = await firstOf(edition, leaf, one as TextOption, values);
    else if (one.type === ApplicationCommandOptionType.Integer) values[one.name] = one.min_value ?? 1;
  }
  return values;
}

async function give(edition: string, { path: called, leaf }: { path: string; leaf: Leaf }, values: Values): Promise<string> {
  try {
    return (await carryOut(fresh(), from(edition), leaf, given(values), called)).message?.content ?? '';
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
}

const filled = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts as long as they may be, by what is in them; `name`: something that can be chosen. */
const SHAPES: Record<string, (length: number, name: string) => string> = {
  commas: (length) => filled('a,', length),
  'long parts': (length) => filled('zq xv wk zp bq,', length),
  and: (length) => filled('a and ', length),
  digits: (length) => filled('1 2 3 4 ', length),
  counts: (length) => filled('1 x carrier ', length),
  spaces: (length) => `a${' '.repeat(Math.max(0, length - 2))}!`,
  then: (length) => filled('carrier then ', length),
  places: (length) => filled('carrier from 203, ', length),
  'distinct parts': (length) =>
    Array.from({ length: Math.ceil(length / 8) }, (_, i) => `zq${i} xv`)
      .join(', ')
      .slice(0, length),
  unknown: (length) => filled('zqxv ', length),
  'one word': (length) => filled('carreir', length),
  names: (length, name) => filled(`${name}, `, length),
  'names in a row': (length, name) => filled(`${name} `, length),
};

/** No text takes more than so much. */
const MOST = { steps: 1_500_000, characters: 4_000_000, folds: 3_000 };
/** Twice as long a text takes so many times as much, beyond what any name takes. */
const GROWTH = 2.2;

/** Says of each kind of work where it is too much, or grows too fast. All shapes are counted together for steps, as looking takes long. */
async function growth(act: (typed: string) => unknown, length: number, chosen: string): Promise<string[]> {
  // Whatever is made ready once is.
  await act('zq');
  const shapes = Object.entries(SHAPES);
  const inTurn = async (texts: readonly string[]): Promise<{ steps: number; each: Texts[] }> => {
    const each: Texts[] = [];
    for (const text of texts) each.push(await textsCounted(() => act(text)));
    return { steps: await counter.taken(), each };
  };
  await counter.taken();
  const short = await inTurn(['zq', chosen, `zq, ${chosen}`]);
  const half = await inTurn(shapes.map(([, text]) => text(length / 2, chosen)));
  const whole = await inTurn(shapes.map(([, text]) => text(length, chosen)));
  const told = (shape: string, what: 'steps' | keyof Texts, [most, twice, once, least]: number[]): string[] =>
    twice > most || twice > GROWTH * (once + least) ? [`${shape}: ${twice} ${what}, half as long ${once}, at least ${least}`] : [];
  const of = (what: keyof Texts): string[] =>
    shapes.flatMap(([shape], i) =>
      told(shape, what, [MOST[what], whole.each[i][what], half.each[i][what], Math.max(...short.each.map((one) => one[what]))]),
    );
  const most = MOST.steps * shapes.length;
  return [...told('all', 'steps', [most, whole.steps, half.steps, short.steps]), ...of('characters'), ...of('folds')];
}

/** The text options of an edition's commands; the game's code, which nearly all take, is one. */
function optionsOf(edition: string): { one: { path: string; leaf: Leaf }; option: TextOption }[] {
  const all = leaves()
    .filter(({ leaf }) => leaf.editions?.includes(edition) ?? true)
    .flatMap((one) => textsOf(one.leaf).map((option) => ({ one, option })));
  const code = all.find(({ option }) => option.name === 'game');
  return all.filter((each) => each.option.name !== 'game' || each === code);
}

describe('Every text option', () => {
  const flat = (options: readonly APIApplicationCommandOption[] = []): APIApplicationCommandOption[] =>
    options.flatMap((one) => [one, ...flat((one as { options?: APIApplicationCommandOption[] }).options)]);

  test('has a length of its kind', () => {
    const kinds: number[] = Object.values(TEXT_LIMITS);
    const all = commands.map(registration).flatMap(({ name, options }) => flat(options as never).map((option) => ({ name, option })));
    const texts = all.filter(({ option }) => option.type === ApplicationCommandOptionType.String);
    expect(texts.length).toBeGreaterThan(150);
    for (const { name, option } of texts) expect(kinds, `/${name} ${option.name}`).toContain((option as TextOption).max_length);
  });

  test.each(Object.keys(EDITIONS))('%s: what is too long is refused in a sentence', async (edition) => {
    for (const one of leaves().filter(({ leaf }) => leaf.editions?.includes(edition) ?? true))
      for (const { name, max_length: most = 0 } of textsOf(one.leaf)) {
        const values = { ...(await beside(edition, one.leaf, name)), [name]: filled('a,', 6_000) };
        expect(await give(edition, one, values), `/${one.path} ${name}`).toBe(`\`${name}\` takes at most ${most} characters.`);
      }
  });

  test.each(Object.keys(EDITIONS))('%s: twice as much typed is hardly more than twice the work', async (edition) => {
    const wrong: string[] = [];
    for (const { one, option } of optionsOf(edition)) {
      const { name, max_length: length = 0, autocomplete } = option;
      const values = await beside(edition, one.leaf, name);
      const chosen = await firstOf(edition, one.leaf, option, values);
      const act = async (typed: string): Promise<void> => {
        await give(edition, one, { ...values, [name]: typed });
        if (autocomplete) await offered(edition, one.leaf, name, typed, values);
      };
      for (const line of await growth(act, length, chosen)) wrong.push(`/${one.path} ${name}: ${line}`);
    }
    expect(wrong).toEqual([]);
  });
});
