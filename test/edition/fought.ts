import { withMethods } from '../../scripts/lib/with-methods.ts';
import { DiscordRecorder } from '../../scripts/chaos/secrets/discord-recorder.ts';
import { GUARDED_EDITIONS } from '../../scripts/chaos/secrets/editions/index.ts';
import type { GuardedState } from '../../scripts/chaos/secrets/editions/guarded-edition.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { clone, type EngineState } from '#engine';
import { CardTable } from '../ti3/card-table.ts';
import { Table as SecondTable } from '../ti2/table.ts';
import { table as fourthTable } from '../rules/table.ts';
import { room, type Room } from '../service/room.ts';

// A combat between two of three players, as it is about to begin, at a real table with a real sender.

/** Who holds a card that could answer the beginning of a round; all others hold one that could not. */
export type Holders = readonly ('ann' | 'bob' | 'cal')[];

interface Fight {
  /** A game in which Ann and Bob meet, and what each holds. */
  laid(hands: Record<'ann' | 'bob' | 'cal', string[]>): EngineState;
  /** A card for the beginning of a round of combat, and for each of them one that has nothing to say there. */
  cards: [answers: string, ...idle: string[]];
  battles: Record<'space' | 'ground', { procedure: string; data: object }>;
}

const sides = { attacker: 'ann', defender: 'bob' };

export const FIGHTS: Readonly<Record<string, Fight>> = {
  ti4: {
    cards: ['morale-boost', 'uprising', 'plague', 'repeal-law'],
    laid: ({ cal, ...hands }) =>
      fourthTable({
        seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' },
        active: 'ann',
        space: { 27: { ann: '2 cruiser', bob: '2 cruiser' } },
        ground: { starpoint: { ann: '2 infantry', bob: '2 infantry' } },
        hands: { ...hands, cat: cal },
      }).state,
    battles: {
      space: { procedure: 'space-combat', data: { system: '27', ...sides } },
      ground: { procedure: 'ground-combat', data: { system: '27', planet: 'starpoint', ...sides } },
    },
  },
  ti3: {
    cards: ['morale-boost', 'uprising', 'plague', 'rare-mineral'],
    laid: (hands) => {
      const t = new CardTable();
      for (const [owner, cards] of Object.entries(hands)) t.holds(owner as 'ann', ...cards);
      for (const owner of ['ann', 'bob'] as const) t.units(owner, 'empty-1', 'cruiser', 'cruiser');
      t.units('bob', 'lodor', 'ground-force', 'ground-force');
      t.units('ann', 'lodor', 'ground-force', 'ground-force');
      t.state.planets.lodor.owner = 'bob';
      return t.state;
    },
    battles: {
      space: { procedure: 'space-battle', data: { system: 'empty-1', ...sides } },
      ground: { procedure: 'invade-planet', data: { system: 'lodor', planet: 'lodor', ...sides } },
    },
  },
  ti2: {
    cards: ['rousing-orders', 'bumper-harvest', 'bumper-harvest', 'bumper-harvest'],
    laid: (hands) =>
      new SecondTable({
        space: { '101': 'ann 2 cruiser; bob 2 cruiser' },
        ground: { quill: 'bob 2 ground-force; ann 2 ground-force' },
        hands,
      }).game.state,
    battles: {
      space: { procedure: 'space-battle', data: { system: '101', ...sides } },
      ground: { procedure: 'invasion', data: { system: '101', planet: 'quill', ...sides } },
    },
  },
};

const SEATS: Record<string, string> = { ann: 'p1', bob: 'p2', cal: 'p3', cat: 'p3' };
export const USERS = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** The same with the seats called as a table calls them. */
const seated = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/"(ann|bob|cal|cat)"/g, (_, name: string) => `"${SEATS[name]}"`)) as T;

export interface Fought {
  here: Room;
  game: string;
  context: BotContext;
  recorder: DiscordRecorder;
  settle(): Promise<void>;
}

/** Such a combat at the moment at which its first round can be answered. `others`: hands that differ. */
export async function fought(
  id: string,
  where: 'space' | 'ground',
  veil: string,
  holders: Holders,
  others: object = {},
): Promise<Fought> {
  const { laid, cards, battles } = FIGHTS[id];
  const [answers, ...idle] = cards;
  const names = ['ann', 'bob', 'cal'] as const;
  const hands = Object.fromEntries(names.map((name, i) => [name, [holders.includes(name) ? answers : idle[i]]]));
  const state = seated(laid({ ...hands, ...others } as never)) as unknown as GuardedState;
  Object.assign(state.options, { veil });
  const guarded = GUARDED_EDITIONS[id];
  const book = guarded.bookOf(state.options.sets);
  const edition = {
    ...guarded.edition(book),
    create: () => clone(state) as never,
    firstProcedure: seated(battles[where]) as never,
  };
  const here = await room({ editions: [edition as never] });
  const real = guarded.face(book);
  const board = async () => [{ name: 'board.jpg', data: Buffer.from(''), alt: '' }];
  const drawn = Object.fromEntries(guarded.drawn.map((name) => [name, board]));
  const adapters = createAdapterRegistry([
    { ...real, createPresenter: (looked) => withMethods(real.createPresenter(looked), drawn) },
  ]);
  const clock = (): number => here.now;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const context = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock,
    log,
    quota: new UserQuota(clock),
  } as BotContext;
  const recorder = new DiscordRecorder(clock);
  const sender = new Sender(recorder.client as never, context);
  const place = { guild: '1', channel: '2', thread: 'thread' };
  const { game } = await here.table.createGame(
    { user: USERS[0] },
    { edition: edition.id, settings: edition.defaultSettings, place },
  );
  for (const user of USERS) await here.table.join({ user }, game, { name: `Player ${user.at(-1)}` });
  await here.table.startGame({ user: USERS[0] }, game);
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) {
      sender.wake();
      for (let j = 0; j < 6; j++) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { here, game, context, recorder, settle };
}
