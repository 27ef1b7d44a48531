import { expect, test } from 'vitest';
import { repairs } from '#ti2/service/repairs/repairs.ts';
import { formatCorrection } from '#ti2/views/index.ts';
import { led, whereIs } from './led.ts';

test('E2 12.5 an organizer corrects the place of a leader', () => {
  const t = led({ ground: { quill: 'ann', solm: 'ann', ravne: 'bob' } }, { carth: 'ann on quill' });
  const { leader, control } = repairs;
  const put = (place: string): string => {
    expect(leader.check(t.game, { leader: 'carth', place })).toBeUndefined();
    leader.run(t.game, { leader: 'carth', place });
    return whereIs(t, 'carth');
  };
  expect([put('bob'), put('solm')]).toEqual(['held by bob', 'on solm']);
  expect(leader.check(t.game, { leader: 'carth', place: 'ravne' })).toBe(
    "The leader's owner does not control that planet.",
  );
  expect(leader.check(t.game, { leader: 'carth', place: 'ann' })).toBe(
    'A player cannot hold their own leader captive.',
  );
  expect(leader.check(t.game, { leader: 'nobody', place: 'lost' })).toBe(
    "I don't know a leader of that name in this game.",
  );
  expect(formatCorrection(t.game, 'leader', { leader: 'carth', place: 'bob' })).toBe(
    'bob has captured Scientist Carth',
  );
  control.run(t.game, { planet: 'solm', seat: 'bob' });
  expect(whereIs(t, 'carth')).toBe('homeless');
  expect(put('lost')).toBe('killed');
});
