import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApplicationCommandOptionType, type APIApplicationCommandBasicOption } from 'discord.js';
import { afterAll, beforeAll } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { CommandLeaf } from '#discord/commands/command.ts';
import { createCommands, executeCommand, completeOption, type Command } from '#discord/commands/registry.ts';
import type { HandlerContext, BotContext } from '#discord/interactions/replies.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { loadEditions, workerJobs } from '#editions';
import { randomAnswer } from '#engine';
import { JobRejected, type JobRunner } from '#workers';
import { createRandom } from '#simulation';
import { openStore, type Store } from '#store';
import { Illegal, GameService } from '#service';

// Provides every command in a game of each edition, for tests that type text into options.

const USERS = ['111', '222', '333'];
const CLOCK = () => Date.UTC(2026, 0, 13, 12);
const quiet = (): void => {};
const LOG = { info: quiet, warn: quiet, error: quiet };

/** Runs form jobs in this process; rejects drawing and odds. */
const jobs = workerJobs().reckoning;
const WORKS: JobRunner = {
  run: async <T>(job: string, data: unknown): Promise<T> => {
    if (!job.endsWith(':form')) throw new JobRejected('busy', 'Nothing is drawn here.');
    return jobs[job]((typeof data === 'function' ? data() : data) as never) as T;
  },
};

/** Service methods that change something: refused here, so that each text meets the same game. */
const CHANGES = [
  'createGame',
  'hostGame',
  'startDemoGame',
  'join',
  'leave',
  'requestStandIn',
  'setWishes',
  'configure',
  'startGame',
  'seatAi',
].concat(
  [
    'unseatAi',
    'answer',
    'withdraw',
    'rankChoices',
    'passVote',
    'act',
    'giveOrders',
    'undo',
    'repair',
    'agree',
    'refuse',
    'replacePlayer',
    'pause',
    'resume',
  ],
  [
    'abandon',
    'appointOrganizer',
    'moveGame',
    'nameGame',
    'takeOverOrganizing',
    'forgetUser',
    'setPreferences',
    'saveDraft',
    'refreshPanel',
  ],
);

let store: Store;
let context: BotContext;
export let commands: Command[];
const games: Record<string, string> = {};
const folder = mkdtempSync(path.join(tmpdir(), 'custodian-'));

/** Starts a game of each edition before the tests of a file and removes them afterwards. */
export function beginGames(): void {
  beforeAll(async () => {
    const played = await loadEditions({ jobs: WORKS, log: LOG });
    store = await openStore(path.join(folder, 'table.db'));
    const table = new GameService({
      store,
      editions: played.map(({ edition }) => edition),
      clock: CLOCK,
      random: createRandom(5),
      log: LOG,
    });
    for (const { edition } of played) games[edition.id] = await begun(table, edition.id);
    const adapters = createAdapterRegistry(played.map(({ adapter }) => adapter));
    commands = createCommands(adapters);
    const refused = async (): Promise<never> => {
      throw new Illegal('Nothing is changed here.');
    };
    const still = Object.assign(
      Object.create(table) as GameService,
      Object.fromEntries(CHANGES.map((name) => [name, refused])),
    );
    context = {
      service: still,
      adapters,
      load: createGameLoader(still, adapters),
      clock: CLOCK,
      log: LOG,
      quota: new UserQuota(CLOCK),
    };
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Creates a game of three and plays it for a while. Returns its id. */
async function begun(table: GameService, edition: string): Promise<string> {
  const place = { guild: '1', channel: '2', thread: `3${edition}` };
  const { game } = await table.createGame({ user: USERS[0] }, { edition, settings: {}, place });
  for (const [i, user] of USERS.entries()) await table.join({ user }, game, { name: `Player ${i + 1}` });
  await table.startGame({ user: USERS[0] }, game);
  const below = createRandom(7);
  for (let i = 0; i < 240; i++) {
    const user = USERS[below(USERS.length)];
    const [open] = (await table.openQuestions(game, user)).filter(
      ({ reply, veiled }) => reply === undefined && !veiled,
    );
    const reply = open && randomAnswer(open.spec, below);
    if (open && (await table.answerProblem(game, user, open.ask, reply ?? null)) === undefined)
      await table.answer({ user }, game, open.ask, reply ?? null);
  }
  return game;
}

const isText = (option: APIApplicationCommandBasicOption) => option.type === ApplicationCommandOptionType.String;
export type TextOption = Extract<APIApplicationCommandBasicOption, { type: ApplicationCommandOptionType.String }>;
export const textsOf = ({ options = [] }: CommandLeaf): TextOption[] => options.filter(isText) as TextOption[];

/** Lists every command with its full name, such as "trade offer". */
export const leaves = (): { path: string; leaf: CommandLeaf }[] =>
  commands.flatMap(({ name, leaf: alone, subcommands = [] }) => [
    ...(alone ? [{ path: name, leaf: alone }] : []),
    ...subcommands.map((leaf) => ({ path: [name, leaf.group?.name, leaf.name].filter(Boolean).join(' '), leaf })),
  ]);

const from = (edition: string): InteractionOrigin => ({
  caller: { user: USERS[0] },
  name: 'Ann',
  guild: '1',
  channel: `3${edition}`,
});
const fresh = (): HandlerContext => ({ ...context, quota: new UserQuota(CLOCK) });

type Values = Record<string, string | number>;
const given = (values: Values): CommandOptions => ({
  text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
  number: (name) => (typeof values[name] === 'number' ? values[name] : undefined),
  boolean: () => undefined,
  user: () => ({ id: USERS[1], name: 'Bob' }),
});

/** Returns the first completion of an option. */
export async function firstOf(
  edition: string,
  leaf: CommandLeaf,
  { name, choices }: TextOption,
  before: Values,
): Promise<string> {
  if (choices?.length) return choices[0].value;
  const [first] = await offered(edition, leaf, name, '', before);
  return first?.key ?? 'zq';
}

export async function offered(edition: string, leaf: CommandLeaf, option: string, typed: string, values: Values) {
  try {
    return await completeOption(fresh(), from(edition), leaf, option, typed, given({ ...values, [option]: typed }));
  } catch (error) {
    if (error instanceof Illegal) return [];
    throw error;
  }
}

/** Returns values for the other required options of a command. */
export async function beside(edition: string, leaf: CommandLeaf, option: string): Promise<Values> {
  const values: Values = { game: games[edition] };
  for (const one of leaf.options ?? []) {
    if (!one.required || one.name === option) continue;
    if (isText(one)) values[one.name] = await firstOf(edition, leaf, one as TextOption, values);
    else if (one.type === ApplicationCommandOptionType.Integer) values[one.name] = one.min_value ?? 1;
  }
  return values;
}

export async function give(
  edition: string,
  { path: called, leaf }: { path: string; leaf: CommandLeaf },
  values: Values,
): Promise<string> {
  try {
    return (await executeCommand(fresh(), from(edition), leaf, given(values), called)).message?.content ?? '';
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
}

export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
