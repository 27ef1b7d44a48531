import { expect, test } from 'vitest';
import { Allowance } from '#discord/access/user-quota.ts';
import { givenAgain } from '#discord/commands/retry.ts';
import { offeredFor, type Leaf } from '#discord/commands/command.ts';
import { allCommands } from '#discord/commands/registry.ts';
import type { Workings } from '#discord/interactions/replies.ts';
import { facesOf } from '#discord/edition/adapter-registry.ts';
import type { From } from '#discord/channels/game-place.ts';
import { seeing } from '#discord/access/loaded-game.ts';
import { loadEditions } from '#editions';
import { randomAnswer, type Answer } from '#engine';
import { generator } from '#simulation';
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

test.each(editions.map(({ edition, face }) => [edition.id, edition, face] as const))(
  'In a game of %s nothing that can be chosen for a command is there twice, nor has its key',
  async (id, edition, face) => {
    const here = await room({ editions: [edition as never] });
    const faces = facesOf([face]);
    const { table } = here;
    const context = {
      table,
      faces,
      see: seeing(table, faces),
      clock: () => here.now,
      allowance: new Allowance(() => here.now),
    };
    const below = generator(11);
    const { game } = await table.createGame(
      { user: 'ann' },
      { edition: id, settings: { ...(edition.defaults as object), veil: 'nothing' }, place: {} },
    );
    for (const user of USERS) await table.join({ user }, game, { name: user });
    await table.start({ user: 'ann' }, game);

    const answer = ({ spec, problem }: OpenQuestion): Answer | undefined =>
      Array.from({ length: 12 }, () => randomAnswer(spec, below)).find((one) => problem(one) === undefined);
    const commands = allCommands(faces).filter(({ name }) => !LISTED.includes(name));
    const leaves = commands.flatMap(({ name, alone, subcommands = [] }): [string, Leaf][] => [
      ...(alone ? [[name, alone] as [string, Leaf]] : []),
      ...subcommands.map((one): [string, Leaf] => [[name, one.group?.name, one.name].filter(Boolean).join(' '), one]),
    ]);
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    const look = async (): Promise<void> => {
      for (const user of USERS) {
        const from: From = { caller: { user }, name: user, guild: '1', channel: '3' };
        for (const [path, leaf] of leaves) {
          for (const { name, autocomplete } of (leaf.options ?? []) as { name: string; autocomplete?: boolean }[]) {
            if (!autocomplete) continue;
            const choices = await offeredFor(
              context as never as Workings,
              from,
              leaf,
              name,
              '',
              givenAgain({ game }),
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
      const open = (await Promise.all(USERS.map((user) => table.openAsks(game, user)))).flatMap((asks, i) =>
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
