import { expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { optionsFromRetry } from '#discord/commands/retry.ts';
import { completeOption, type CommandLeaf } from '#discord/commands/command.ts';
import { createCommands } from '#discord/commands/registry.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { loadEditions } from '#editions';
import { randomAnswer, type Answer } from '#engine';
import { createRandom } from '#simulation';
import { Illegal, type OpenQuestion } from '#service';
import { room } from '../service/room.ts';

// What can be chosen for a command is also offered in menus: Discord takes none in which one value stands twice, and typed it would be
// taken for the first. So in a game of each edition, with all that everybody could choose for every command, again and again.

const USERS = ['ann', 'bob', 'cleo'];
const MOVES = 81;
/** After so many moves all is looked at. */
const OFTEN = 40;
const LOOKS = ['history'];
/** Whatever the game has come to, what is there to be read about is the same, and much. */
const LISTED = ['help'];
const editions = await loadEditions();

test.each(editions.map(({ edition, adapter }) => [edition.id, edition, adapter] as const))(
  'In a game of %s command choices have unique labels, never keys',
  async (id, edition, face) => {
    const here = await room({ editions: [edition as never] });
    const adapters = createAdapterRegistry([face]);
    const { table } = here;
    const context = {
      service: table,
      adapters,
      load: createGameLoader(table, adapters),
      clock: () => here.now,
      quota: new UserQuota(() => here.now),
    };
    const below = createRandom(11);
    const { game } = await table.createGame(
      { user: 'ann' },
      { edition: id, settings: { ...(edition.defaultSettings as object), veil: 'nothing' }, place: {} },
    );
    for (const user of USERS) await table.join({ user }, game, { name: user });
    await table.startGame({ user: 'ann' }, game);

    const answer = ({ spec, problem }: OpenQuestion): Answer | undefined =>
      Array.from({ length: 12 }, () => randomAnswer(spec, below)).find((one) => problem(one) === undefined);
    const commands = createCommands(adapters).filter(({ name }) => !LISTED.includes(name));
    const leaves = commands.flatMap(({ name, leaf, subcommands = [] }): [string, CommandLeaf][] => [
      ...(leaf ? [[name, leaf] as [string, CommandLeaf]] : []),
      ...subcommands.map((one): [string, CommandLeaf] => [
        [name, one.group?.name, one.name].filter(Boolean).join(' '),
        one,
      ]),
    ]);
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    const look = async (): Promise<void> => {
      for (const user of USERS) {
        const from: InteractionOrigin = { caller: { user }, name: user, guild: '1', channel: '3' };
        for (const [path, leaf] of leaves) {
          for (const { name, autocomplete } of (leaf.options ?? []) as { name: string; autocomplete?: boolean }[]) {
            if (!autocomplete) continue;
            const choices = await completeOption(
              context as never as BotContext,
              from,
              leaf,
              name,
              '',
              optionsFromRetry({ game }),
            ).catch((error: unknown) => {
              if (error instanceof Illegal) return [];
              throw error;
            });
            if (choices.length) kinds.add(`${path} ${name}`);
            // What is only looked at may be called alike: copies of one system, turns of one player in a round.
            for (const of of LOOKS.includes(path) ? (['key'] as const) : (['key', 'label'] as const)) {
              const all = choices.map((one) => one[of]);
              const twice = all.find((one, i) => all.indexOf(one) !== i);
              if (twice !== undefined) wrong.add(`/${path} ${name}: ${of} ${twice}`);
            }
          }
        }
      }
    };
    for (let n = 0; n < MOVES; n++) {
      const open = (await Promise.all(USERS.map((user) => table.openQuestions(game, user)))).flatMap((asks, i) =>
        asks.filter(({ reply, veiled }) => reply === undefined && !veiled).map((one) => ({ one, user: USERS[i] })),
      );
      if (!open.length) break;
      const { one, user } = open[below(open.length)];
      const reply = answer(one);
      if (reply !== undefined) await table.answer({ user }, game, one.ask, reply);
      if (n % OFTEN === 0) await look();
    }
    expect([...wrong]).toEqual([]);
    expect(kinds.size).toBeGreaterThan(20);
  },
);
