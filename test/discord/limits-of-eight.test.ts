import type { APIApplicationCommandOption } from 'discord.js';
import { expect, test } from 'vitest';
import { createCommands, toRegistration } from '#discord/commands/registry.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { LIMITS } from '#discord/limits.ts';
import { questionMessage } from '#discord/questions/question-message.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { toyFace } from '../service/toy-face.ts';
import { GAME } from './any-question.ts';
import { holds } from './holds-to-limits.ts';
import { LobbyRoom } from '../edition/lobby-room.ts';

type Options = readonly APIApplicationCommandOption[];
const size = (options: Options = []): number =>
  options.reduce((sum, option) => {
    const choices = 'choices' in option ? (option.choices ?? []) : [];
    const said = choices.reduce((all, { name, value }) => all + name.length + String(value).length, 0);
    return (
      sum +
      option.name.length +
      option.description.length +
      said +
      size('options' in option ? (option.options as Options) : [])
    );
  }, 0);

test('All commands with every set fit Discord’s limits', () => {
  for (const command of createCommands(
    createAdapterRegistry([createFourthEditionAdapter(rulebooksBySets(SETS)), toyFace]),
  ).map(toRegistration)) {
    const options = (command.options ?? []) as Options;
    expect(command.name.length + command.description.length + size(options), command.name).toBeLessThanOrEqual(
      LIMITS.commandCharacters,
    );
    const within = (list: Options): void => {
      expect(list.length, command.name).toBeLessThanOrEqual(LIMITS.commandOptions);
      for (const one of list) {
        expect(('choices' in one ? (one.choices ?? []) : []).length, one.name).toBeLessThanOrEqual(LIMITS.choices);
        within('options' in one ? (one.options as Options) : []);
      }
    };
    within(options);
  }
});

test('A draft of eight with every set fits Discord’s limits', async () => {
  const lobby = await LobbyRoom.open();
  const game = await lobby.creates({ sets: SETS.map(({ name }) => name).join(', '), draft: 'slices' });
  const users = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal'];
  for (const user of users.slice(1)) await lobby.says(user, 'game join', { game });
  holds({ content: await lobby.described(game) });
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
  const { table } = lobby.here;
  for (let pick = 1; pick <= 3; pick++) {
    const presenter = (await lobby.context.load(game)).presenter;
    for (const content of [presenter.status(), presenter.scores()]) {
      holds({ content });
      expect(content.length).toBeLessThan(LIMITS.content);
    }
    holds({ content: '', pictures: await presenter.drawBoard() });
    for (const user of users) {
      const [{ ask, spec }] = await table.openQuestions(game, user);
      if (spec.kind !== 'order') throw new Error(spec.kind);
      const keys = spec.options.map(({ key }) => key);
      for (let named = 0; named <= (spec.count ?? 0); named++)
        holds(
          questionMessage({
            game: GAME,
            ask: 'BCDFGHJKLMNP',
            spec,
            draft: { keys: keys.slice(0, named), page: named % 2 },
          }),
        );
      await table.answer({ user }, game, ask, keys.slice(0, spec.count));
    }
  }
});

test('A lobby of eight with every set fits Discord’s limits', async () => {
  const lobby = await LobbyRoom.open();
  const game = await lobby.creates({ sets: SETS.map(({ name }) => name).join(', ') });
  await lobby.says('ann', 'game wish', { game, faction: 'keleres', home: 'argent' });
  for (const user of ['bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal']) await lobby.says(user, 'game join', { game });
  holds({ content: await lobby.described(game) });
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
  const presenter = (await lobby.context.load(game)).presenter;
  for (const content of [presenter.status(), presenter.scores()]) holds({ content });
  for (const { key } of presenter.seatChoices()) {
    const hand = await presenter.hand?.(key, 'ann');
    if (hand) holds({ content: hand.text, pictures: hand.pictures });
  }
});
