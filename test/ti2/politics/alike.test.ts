import { expect, test } from 'vitest';
import { narrate } from '#ti2/views/index.ts';
import { table, type Player } from '../table.ts';

test('E2 4.8 Xxcha may put away a law under second vote', () => {
  const t = table({
    races: { cal: 'xxcha' },
    credits: { cal: 5 },
    ground: { quill: 'ann', ravne: 'bob', solm: 'cal' },
  });
  t.game.state.phase = 'political';
  t.game.state.laws['sealed-gates#1'] = { component: 'sealed-gates' };
  const draw = t.game.state.decks.political.draw;
  draw.splice(draw.indexOf('sealed-gates#1'), 1);
  t.begins('second-vote', { law: 'sealed-gates#1' });
  expect(t.asked).toEqual(['cal: window']);
  t.says('cal', 'xxcha');
  expect([Object.keys(t.game.state.laws), t.game.state.decks.political.discard, t.seat('cal').credits]).toEqual([
    [],
    ['sealed-gates#1'],
    0,
  ]);
});

test('E2 4.8 Yssaril secretly looks at one hand per political phase', () => {
  const t = table({
    races: { cal: 'yssaril' },
    hands: { ann: ['riots'], bob: ['militia'] },
    ground: { quill: 'ann', ravne: 'bob', solm: 'cal' },
  });
  t.game.state.phase = 'political';
  t.begins('reading', { card: 'subsidy#1' }).says('cal', 'yssaril').says('cal', 'bob');
  expect(t.told('action-cards-seen')).toMatchObject([{ to: ['cal'], seat: 'bob', cards: ['militia#1'] }]);
  expect(t.begins('reading', { card: 'subsidy#2' }).asked).toEqual([]);
});

test('E2 4.8 Yssaril chooses only among hands with cards, counts shown', () => {
  const reading = (hands: Partial<Record<Player, string[]>>) => {
    const t = table({ races: { cal: 'yssaril' }, hands, ground: { quill: 'ann', ravne: 'bob', solm: 'cal' } });
    t.game.state.phase = 'political';
    return t.begins('reading', { card: 'subsidy#1' });
  };
  expect(reading({ cal: ['militia'] }).asked).toEqual([]);
  const t = reading({ ann: ['riots'], bob: ['militia', 'open-books'] }).says('cal', 'yssaril');
  expect(t.spec).toMatchObject({ options: [{ label: 'ann', hint: '1 action card' }, { label: 'bob', hint: '2 action cards' }] }); // prettier-ignore
  const seen = { type: 'action-cards-seen', to: ['cal'], seat: 'bob', cards: [] } as never;
  expect(narrate(t.game, [seen], 'cal')).toEqual(['Bob has no action cards in hand.']);
});

test('E2 4.5 between fully equal players a lot decides the judge', () => {
  const judgeOf = (seed: string): string => {
    const t = table({ space: { quill: 'ann cruiser', ravne: 'bob cruiser', solm: 'cal cruiser' }, playing: { seed } });
    t.game.state.phase = 'political';
    t.begins('voting', { card: 'subsidy#1', cast: {} });
    while (t.asked[0].endsWith('cast-votes')) t.says(t.asked[0].split(':')[0] as Player, 'abstain');
    return t.asked.join();
  };
  const judges = new Set(Array.from({ length: 9 }, (_, i) => judgeOf(`coin ${i}`)));
  expect([...judges].every((asked) => asked.endsWith('decide-vote'))).toBe(true);
  expect(judges.size).toBeGreaterThan(1);
});
