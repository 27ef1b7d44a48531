import { expect, test } from 'vitest';
import { openAsks, publicAnswerTo } from '#engine';
import { skipOrder } from '#kit/prompts/skip-orders.ts';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { createLobbyForms } from '#ti2/discord/lobby/lobby-forms.ts';
import { led } from '../leaders/led.ts';
import { table } from '../table.ts';

const books = rulebooksBySets();
const { timeouts = {}, create, defaultSettings } = createSecondEdition(books);
const seating = ['p1', 'p2', 'p3'].map((seat) => ({ seat, wishes: {} }));

test('E2 4.9 the debate ends when all are ready, or at timeout', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate').says('ann', 'ready');
  expect(t.asked).toEqual(['ann: end-debate', 'bob: end-debate', 'cal: end-debate']);
  const { silent } = timeouts['end-debate'];
  t.says('bob', silent).says('cal', silent);
  expect(t.asked).toEqual(['cal: cast-votes']);
});

test('E2 4.3 a player without votes is ready only if they have nothing to give', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate');
  t.game.state.planets.quill.owner = null;
  t.game.invalidateAll();
  const given = () => publicAnswerTo(t.game as never, openAsks(t.game.state)[0]);
  expect(given()).toEqual(['ready']);
  t.seat('ann').credits = 1;
  expect(given()).toBe(undefined);
  t.seat('ann').credits = 0;
  t.seat('ann').actionCards = ['militia#1'];
  expect(given()).toBe(undefined);
});

test('E2 4.3 a player can skip debates and votes', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.does('cal', 'standing-order', { moment: [skipOrder('end-debate'), skipOrder('cast-votes')], until: 'always' });
  t.begins('senate').says('ann', 'ready').says('bob', 'ready');
  // Cal has the fewest votes and would vote first.
  expect(t.asked).toEqual(['bob: cast-votes']);
});

test('E2 4.3 a player with a captive and no votes is asked in a debate', () => {
  const t = led({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } }, { carth: 'bob held by ann' });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate');
  t.game.state.planets.quill.owner = null;
  t.game.invalidateAll();
  expect(publicAnswerTo(t.game as never, openAsks(t.game.state)[0])).toBe(undefined);
});

test('E2 4.3 a player without votes is ready at once', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('fine#1');
  t.begins('senate');
  const given = () => openAsks(t.game.state).map((open) => publicAnswerTo(t.game as never, open));
  expect(given()).toEqual([undefined, undefined, undefined]);
  t.game.state.planets.quill.owner = null;
  t.game.invalidateAll();
  expect(given()).toEqual([['ready'], undefined, undefined]);
});

test('E2 4.9 a debate lasts 24 hours unless set otherwise', () => {
  const hours = (typed: string) =>
    timeouts['end-debate'].hours(
      create(createLobbyForms(books).settings.read({ with: typed }, defaultSettings), seating, 'seed'),
    );
  expect(['none', 'debate of 12 hours', 'Hope’s End, debate 6 h'].map(hours)).toEqual([24, 12, 6]);
  expect(Object.keys(timeouts)).toEqual(['end-debate']);
});
