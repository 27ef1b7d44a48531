import { describe, expect, test } from 'vitest';
import { rulebookOf, rulebooksBySets } from '#ti3/rulebook.ts';
import { questionCommands } from '#ti3/discord/commands/question-commands.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';

const book = rulebookOf();
const face = createThirdEditionAdapter(rulebooksBySets());
const edition = createThirdEdition(rulebooksBySets());

const member = (name: string, wishes: object) => ({ user: name, name, wishes });

describe('The lobby of the third edition', () => {
  const { settings, wishes } = face.lobby;
  const trouble = (given: object, members: ReturnType<typeof member>[], starting = true) =>
    edition.lobbyProblem(settings.read(given as never), members as never, starting);
  const three = [member('Ann', {}), member('Bob', {}), member('Cleo', {})];

  test('a game starts with three players and default settings', () => {
    expect(edition.defaultSettings).toEqual({
      points: 10,
      races: 'wished',
      veil: 'cards',
      windowHours: 6,
      partial: false,
      distantSuns: false,
      ageOfEmpire: false,
    });
    expect(trouble({}, three)).toBeUndefined();
    expect(trouble({}, three.slice(1))).toBe('You need at least 3 players to start.');
    expect(trouble({}, three.slice(1), false)).toBeUndefined();
  });

  test('a wished race is played, by one player only', () => {
    const hacan = wishes.read({ race: 'the emirates of hacan' });
    expect(hacan).toEqual({ race: 'hacan' });
    const [ann, bob, cleo] = three;
    expect(trouble({}, [{ ...ann, wishes: hacan as object }, { ...bob, wishes: hacan as object }, cleo])).toMatch(
      /^Ann and Bob both want Hacan\./,
    );
    const seating = [{ seat: 'p1', wishes: {} }, { seat: 'p2', wishes: hacan }, { seat: 'p3', wishes: {} }]; // prettier-ignore
    const state = edition.create(settings.read({}), seating, 'a seed');
    expect(state.seats.p2.race).toBe('hacan');
    expect(new Set(Object.values(state.seats).map(({ race }) => race)).size).toBe(3);
  });

  test('dealt races allow no wishes', () => {
    const [ann, ...others] = three;
    expect(trouble({ races: 'dealt' }, [{ ...ann, wishes: { race: 'hacan' } }, ...others])).toBe(
      'Races are dealt at random in this game, so Ann cannot choose one.',
    );
    expect(() => wishes.read({ race: 'nobody at all' })).toThrow("I don't know the race “nobody at all”.");
  });
});

test('every question command names existing questions', () => {
  const asked = questionCommands.flatMap(({ questions, leadingQuestion }) => [
    ...questions,
    ...(leadingQuestion ? [leadingQuestion.question] : []),
  ]);
  expect(asked.filter((one) => !(one in book.questions))).toEqual([]);
});

test('/help explains every component and planet, and suggests corrections', () => {
  for (const { key } of face.searchRules(''))
    expect(face.resolveRule(key)).toMatch(/^\*\*.+\*\* \(.+\)\n|^I do not referee .+ \(.+\)\. /);
  expect(face.resolveRule('lodor')).toMatch(/^\*\*Lodor\*\* \(planet\)\n3 resources, 1 influence/);
  expect(() => face.resolveRule('Sarwen Tools')).toThrow('Did you mean Sarween Tools?');
});
