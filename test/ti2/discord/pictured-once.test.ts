import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { SecondEditionPresenter } from '#ti2/discord/presenter.ts';
import type { Phase } from '#ti2/rules/terms.ts';
import { table } from '../table.ts';

test('E2 3.1 a new round shows the whole galaxy only once', async () => {
  const drawn = async (phase: Phase, planets: string[]): Promise<unknown[]> => {
    const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal', aldry: 'ann' } });
    t.game.state.phase = phase;
    const desk = { draw: ({ job }: { job: string }) => Promise.resolve([job]) };
    const looked = { state: t.game.state, game: { id: 'x', head: 1, members: [] } };
    const presenter = new SecondEditionPresenter(looked as never, rulebooksBySets(), desk as never);
    return presenter.drawChanges(planets.map((planet) => ({ type: 'units-placed', planet, seat: 'ann' })) as never);
  };
  const many = ['quill', 'ravne', 'solm', 'aldry'];
  expect(await drawn('political', many)).toEqual([]);
  expect(await drawn('technology', many)).toEqual(['board']);
  // What lies near is shown all the same: it says what has changed.
  expect(await drawn('political', ['quill'])).toEqual(['part']);
});
