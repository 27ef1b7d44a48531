import { expect, test } from 'vitest';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import type { OpenQuestion } from '#service';
import { laidOut } from '../rules/table/setting.ts';
import { allAgree, room } from './room.ts';

const PEOPLE = ['ann', 'bob', 'cid'];

/** An agenda on which the speaker, who votes last, has voted, and has then been replaced by Eve. `early`: before the others have. */
async function replacedAfter(
  vote: string | undefined,
  early = true,
): Promise<{ asked: OpenQuestion[]; waiting: string[] }> {
  const { state, book } = laidOut({
    seats: { p1: 'sol', p2: 'hacan', p3: 'letnev' },
    planets: { p1: ['lodor'], p2: ['starpoint', 'new-albion'], p3: ['tequran'] },
    phase: 'agenda',
    change: ({ decks }) => (decks.agenda.draw = ['mutiny', 'economic-equality', 'archived-secret']),
  });
  const base = createFourthEdition(singleRulebook(book));
  const edition = {
    ...base,
    bookFor: () => book,
    create: () => structuredClone(state),
    firstProcedure: { procedure: 'agenda-phase', data: {} },
  };
  const here = await room({ editions: [edition as never] });
  const { table } = here;
  const { game } = await table.createGame({ user: 'ann' }, { edition: base.id, place: {} });
  for (const user of PEOPLE) await table.join({ user }, game, { name: user });
  await table.startGame({ user: 'ann' }, game);
  for (let round = 0; round < 10; round++)
    for (const user of PEOPLE)
      for (const { ask, question, reply } of await table.openQuestions(game, user))
        if (question === 'window' && reply === undefined) await table.answer({ user }, game, ask, [], { firm: true });
  const speaker = (await table.getGame(game)).members.find(({ seat }) => seat === 'p1')?.user ?? '';
  const [open] = (await table.openQuestions(game, speaker)).filter(({ question }) => question === 'vote-for');
  if (vote !== undefined) await table.answer({ user: speaker }, game, open.ask, [vote]);
  for (const user of early ? [] : PEOPLE.filter((one) => one !== speaker)) {
    const [theirs] = await table.openQuestions(game, user);
    await table.answer({ user }, game, theirs.ask, ['abstain']);
  }
  await table.leave({ user: speaker }, game);
  const { organiser } = await table.getGame(game);
  await table.replacePlayer({ user: organiser }, game, { seat: 'p1', user: 'eve', name: 'Eve' });
  await allAgree(here, game);
  return {
    asked: await table.openQuestions(game, 'eve'),
    waiting: (await table.pendingPlayers(game)).map(({ seat }) => seat),
  };
}

test.each(['for', 'against', 'abstain'])(
  'Replacing an early voter (%s) resets the vote and reveals nothing',
  async (vote) => {
    const { asked, waiting } = await replacedAfter(vote);
    expect(asked.map(({ question, reply, former }) => [question, reply, former])).toEqual([
      ['vote-for', undefined, undefined],
    ]);
    expect(waiting).toEqual((await replacedAfter(undefined)).waiting);
  },
);

test('Replacing a player who chose only an outcome resets the vote', async () => {
  const { asked } = await replacedAfter('for', false);
  expect(asked.map(({ question, former }) => [question, former])).toEqual([['vote-for', undefined]]);
});
