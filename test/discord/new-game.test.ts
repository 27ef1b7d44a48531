import { ComponentType, type APIStringSelectComponent } from 'discord.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { decodeChoices, encodeChoices, newGameFields } from '#discord/commands/game/new-game-choices.ts';
import { createCommands, executeCommand, findCommand, handleNewGame, NAME_KEY } from '#discord/commands/registry.ts';
import { optionsFromRetry, type CommandRetry } from '#discord/commands/retry.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { customId, parseCustomId } from '#discord/interactions/custom-id.ts';
import type { BotContext, Reply } from '#discord/interactions/replies.ts';
import { endMessage } from '#discord/messages/turn-message.ts';
import { publicMessage } from '#discord/messages/public-message.ts';
import { loadEditions, type LoadedEdition } from '#editions';
import { Illegal } from '#service';
import { openStore } from '#store';
import { GameService } from '#service';
import { place } from '../store/stored.ts';
import { fromSeed, NOON } from '../service/room.ts';
import { toyFace } from '../service/toy-face.ts';
import { toy } from '../service/toy.ts';
import { holds } from './holds-to-limits.ts';

const ANN = '100000000000000001';
const OUTDATED = 'This form is out of date. Use `/game create`.';

let editions: LoadedEdition[];
let adapters: AdapterRegistry;
beforeAll(async () => {
  editions = [...(await loadEditions()), { edition: toy as never, adapter: toyFace }];
  adapters = createAdapterRegistry(editions.map(({ adapter }) => adapter));
});

interface Control {
  label: string;
  id: string;
  menu?: APIStringSelectComponent;
}

const controls = ({ message }: Reply): Control[] =>
  (message?.components ?? []).flatMap(({ components }) =>
    components.flatMap((one): Control[] => {
      if (one.type === ComponentType.StringSelect)
        return [{ label: one.placeholder ?? '', id: one.custom_id, menu: one }];
      return 'custom_id' in one && 'label' in one ? [{ label: one.label ?? '', id: one.custom_id }] : [];
    }),
  );

const find = (reply: Reply, label: string): Control => {
  const found = controls(reply).find((one) => one.label === label || one.label.startsWith(`${label}: `));
  if (!found) throw new Error(`There is no ${label} among ${controls(reply).map((one) => one.label)}`);
  return found;
};

/** Returns the values of a menu's options with these labels. */
const valuesOf = ({ menu }: Control, ...labels: string[]): string[] =>
  labels.map((label) => menu?.options.find((option) => option.label === label)?.value ?? `no ${label}`);

/** Returns the selected labels of the menus. */
const selected = (reply: Reply): string[] =>
  controls(reply).flatMap(({ menu }) => menu?.options.filter((one) => one.default).map(({ label }) => label) ?? []);

async function bot() {
  const store = await openStore(await place());
  const service = new GameService({
    store,
    editions: editions.map(({ edition }) => edition),
    clock: () => NOON,
    random: fromSeed(3),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const context = {
    service,
    adapters,
    load: createGameLoader(service, adapters),
    clock: () => NOON,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    quota: new UserQuota(() => NOON),
  } as BotContext;
  const from: InteractionOrigin = { caller: { user: ANN }, name: 'Ann', guild: '1', channel: '2' };
  const commands = createCommands(adapters);
  const create = async (options: CommandRetry['options'] = {}, origin = from): Promise<Reply> => {
    const leaf = findCommand(commands, 'game create');
    if (!leaf) throw new Error('There is no /game create');
    return executeCommand(context, origin, leaf, optionsFromRetry(options), 'game create');
  };
  const press = async ({ id }: Pick<Control, 'id'>, values: string[] = [], origin = from): Promise<Reply> => {
    const read = parseCustomId(id);
    if (!read) throw new Error(`${id} is no custom id`);
    return read.kind === 'c'
      ? handleNewGame(context, origin, read, values)
      : handleComponent(context, origin, id, values);
  };
  const mine = async () => service.listGames({ user: ANN });
  return { context, service, from, create, press, mine };
}

const NEW_GAME = { id: customId('c', '0', '', 'new') };

describe('The form for a new game', () => {
  test('offers usual hours where there are more numbers than fit', () => {
    for (const id of ['ti4', 'ti3', 'ti2']) {
      const window = newGameFields(adapters.resolve(id)).find(({ key }) => key === 'windowHours');
      expect(window?.choices.map(({ label }) => label)).toEqual([
        '1',
        '2',
        '3',
        '4',
        '6',
        '8',
        '12',
        '18',
        '24',
        '36',
        '48',
        '72',
      ]);
    }
  });

  test('offers edition, players and sets first, and creates what is chosen', async () => {
    const { create, press, mine } = await bot();
    let reply = await create();
    expect(controls(reply).map(({ label }) => label)).toEqual([
      'Edition',
      'Players',
      'Sets',
      'Points',
      'Create the game',
      'Name and create',
      'More settings',
    ]);
    expect(selected(reply)).toEqual(['Fourth edition', 'Players: people only', 'Sets: default', 'Points: default']);
    reply = await press(find(reply, 'Players'), ['2']);
    reply = await press(find(reply, 'Points'), valuesOf(find(reply, 'Points'), 'Points: 14'));
    reply = await press(find(reply, 'Sets'), valuesOf(find(reply, 'Sets'), 'Sets: Base with codices'));
    reply = await press(find(reply, 'More settings'));
    expect(reply.message?.content).toContain('-# Sets: Base with codices\n-# Points: 14\n');
    reply = await press(find(reply, 'More'));
    reply = await press(find(reply, 'Talk'), ['yes']);
    reply = await press(find(reply, 'Create the game'));
    const [game, ...others] = await mine();
    expect(others).toEqual([]);
    expect(reply.message?.content).toMatch(new RegExp(`^You created game \\*\\*${game.id}\\*\\* and joined it\\.`));
    expect(controls(reply)).toEqual([]);
    expect(game).toMatchObject({ edition: 'ti4', settings: { points: 14 }, place: { talk: true } });
    expect(game.members).toHaveLength(3);
    expect((game.settings as { sets: string[] }).sets).not.toContain('pok');
  });

  test('starts over in another edition, and takes several options of a list', async () => {
    const { create, press, mine } = await bot();
    let reply = await press(find(await create(), 'Edition'), ['ti3']);
    reply = await press(find(reply, 'More settings'));
    const options = find(reply, 'Options');
    const [one, other] = (options.menu?.options ?? []).filter(({ value }) => value !== 'none').slice(0, 2);
    reply = await press(options, [one.value, other.value]);
    expect(selected(reply)).toEqual(expect.arrayContaining([one.label, other.label]));
    await press(find(reply, 'Create the game'));
    const [{ edition, settings }] = await mine();
    expect(edition).toBe('ti3');
    const chosen = adapters.resolve('ti3').lobby.settings.read({ options: `${one.value}, ${other.value}` });
    expect(settings).toEqual(chosen);
  });

  test('keeps within Discord’s limits on all pages of all editions', async () => {
    const { create, press } = await bot();
    for (const { editionId } of adapters.all) {
      const first = await press(find(await create(), 'Edition'), [editionId]);
      let reply = first;
      do {
        if (reply.message) holds(reply.message);
        for (const { menu, id } of controls(reply)) {
          if (!menu || id.includes(':edition:')) continue;
          const most = menu.max_values ?? 1;
          reply = await press(
            find(reply, menu.placeholder ?? ''),
            menu.options.slice(-most).map(({ value }) => value),
          );
        }
        if (reply.message) holds(reply.message);
        const next = controls(reply).find(({ label }) => /^(More|Back)/.test(label));
        if (!next) break;
        reply = await press(next);
      } while (!find(reply, 'Create the game').id.includes('.0.') || controls(reply)[0].label !== 'Edition');
    }
  });

  test('reads what it wrote, and refuses forged and outdated ids', async () => {
    const { press } = await bot();
    const resolve = (id: string) => adapters.all.find(({ editionId }) => editionId === id);
    for (const adapter of adapters.all) {
      const fields = newGameFields(adapter);
      const chosen = Object.fromEntries(fields.map(({ key, choices }) => [key, [choices.at(-1)?.key ?? '']]));
      const choices = { edition: adapter.editionId, base: 'BXKDQ7M', page: 1, practice: 5, chosen };
      expect(decodeChoices(encodeChoices(fields, choices), resolve)?.choices).toEqual(choices);
    }
    const whole = encodeChoices(newGameFields(adapters.resolve('ti4')), {
      edition: 'ti4',
      base: '',
      page: 0,
      practice: 0,
      chosen: {},
    });
    for (const arg of [
      '',
      'ti4',
      `${whole}zz`,
      whole.replace('ti4', 'ti9'),
      whole.replace(/\.[0-9a-f]{4}\.$/, '.0000.'),
    ])
      await expect(press({ id: customId('c', '0', 'points', 'new-choose', arg) }, ['14'])).rejects.toThrow(OUTDATED);
  });

  test('asks for a name, and creates the game with it', async () => {
    const { create, press, mine } = await bot();
    let reply = await press(find(await create(), 'Players'), ['1']);
    reply = await press(find(reply, 'Name and create'));
    expect(await mine()).toEqual([]);
    const { modal } = reply;
    expect(modal).toMatchObject({
      title: 'New game',
      components: [{ label: 'Name of the game', component: { custom_id: NAME_KEY, required: true } }],
    });
    reply = await press({ id: modal?.custom_id ?? '' }, ['  Friday\n*night* ']);
    const [game] = await mine();
    expect(game).toMatchObject({ name: 'Friday *night*' });
    expect(game.members).toHaveLength(2);
    expect(reply.message?.content).toMatch(
      new RegExp(`^You created game \\*\\*Friday \\\\\\*night\\\\\\* \\(${game.id}\\)\\*\\* and joined it\\.`),
    );
  });

  test('opens only where a game can be created', async () => {
    const { press, create, from } = await bot();
    for (const origin of [
      { ...from, guild: null },
      { ...from, parentChannel: null },
    ]) {
      await expect(press(NEW_GAME, [], origin)).rejects.toThrow(Illegal);
      await expect(create({}, origin)).rejects.toThrow(Illegal);
    }
    expect((await press(NEW_GAME)).update).toBe(false);
  });

  test('shows the reason of a refusal and creates nothing', async () => {
    const { create, press, mine } = await bot();
    for (let made = 0; made < 5; made++) await press(find(await create(), 'Create the game'));
    await expect(press(find(await create(), 'Create the game'))).rejects.toThrow('You cannot create another game');
    expect(await mine()).toHaveLength(5);
  });
});

test('/game create with options creates the game at once', async () => {
  const { create, mine } = await bot();
  const reply = await create({ edition: 'toy', name: '  Friday\n*night* ', practice: 1 });
  const [game] = await mine();
  expect(game).toMatchObject({ edition: 'toy', name: 'Friday *night*' });
  expect(reply.message?.content).toContain(`You created game **Friday \\*night\\* (${game.id})** and joined it.`);
});

describe('A rematch', () => {
  test('opens the settings of the finished game and keeps those not chosen', async () => {
    const { create, press, mine, service, context } = await bot();
    await create({ edition: 'ti4', points: 12, veil: 'everything', name: 'Friday night', talk: true });
    const [first] = await mine();
    await service.seatAi({ user: ANN }, first.id, undefined, 2);
    const rematch = { id: customId('g', first.id, 'MARK', 'rematch') };
    let reply = await press(rematch);
    expect(selected(reply)).toEqual([
      'Fourth edition',
      'Players: people and 2 practice players',
      `Sets: as in game ${first.id}`,
      `Points: as in game ${first.id}`,
    ]);
    reply = await press(find(reply, 'Points'), valuesOf(find(reply, 'Points'), 'Points: 10'));
    expect((await press(find(reply, 'Name and create'))).modal).toMatchObject({
      components: [{ component: { value: 'Friday night' } }],
    });
    await press(find(reply, 'Create the game'));
    const second = (await mine()).find(({ id }) => id !== first.id);
    expect(second).toMatchObject({ name: 'Friday night', edition: 'ti4', place: { talk: true } });
    expect(second?.settings).toEqual({ ...(first.settings as object), points: 10 });
    expect(second?.members).toHaveLength(3);
    const stranger: InteractionOrigin = { caller: { user: '9' }, name: 'Eve', guild: '7', channel: '8' };
    await expect(press(rematch, [], stranger)).rejects.toThrow("I don't know a game");
    expect(context.adapters.all).toHaveLength(4);
  });

  test('has a button at the end; a lobby has one for a new game', async () => {
    const { create, mine, context } = await bot();
    await create({ edition: 'toy', points: 5 });
    const [{ id }] = await mine();
    const posting = { game: id, id: 1, nonce: 'BCDFGHJKLMNPQRSTVWXZ' };
    const lobby = await publicMessage(context, posting, { kind: 'lobby' }, []);
    expect(controls({ message: lobby as never }).map(({ label }) => label)).toEqual([
      'Join',
      'Leave',
      'Start the game',
      'New game',
    ]);
    const seen = {
      presenter: { seatName: () => 'Sol', scores: () => '', drawBoard: async () => [] },
      info: { id },
    };
    const end = await endMessage({ context, loaded: seen, game: id, mark: 'MARK' } as never, {
      kind: 'ended',
      winners: ['p1'],
      summary: null,
    });
    expect(controls({ message: end }).map(({ label }) => label)).toEqual(['Rematch', 'New game']);
  });
});
