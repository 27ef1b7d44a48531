import { expect, test } from 'vitest';
import { confirmationFor, openAsks } from '#engine';
import { narrate } from '#ti2/views/index.ts';
import { bookWith, table, type Laid } from '../table.ts';

const book = bookWith([], ['base', 'own', 'printed', 'hopes-end']);

test('E2 7.7 a withdrawal says how many fighters it costs', () => {
  const t = table({
    space: { 'mecatol-rex': 'ann 2 carrier, 8 fighter', quill: 'bob 2 dreadnought' },
    ground: { 'mecatol-rex': 'ann ground-force' },
  }).turn();
  t.sails('mecatol-rex', 'quill', { carrier: 2, fighter: 8 }).dice(...Array<number>(10).fill(1), 10, 1);
  t.says('ann', 'end').says('ann', { 'carrier.1': 1 });
  const lost = 'you lose 3 fighters: no carrier or spacedock there supports them (E2 7.7)';
  expect(t.spec).toHaveProperty('options.1.hint', lost);
  const [open] = openAsks(t.game.state);
  expect(confirmationFor(t.game, open, ['mecatol-rex'])).toBe(`If you withdraw there, ${lost}.`);
  expect(confirmationFor(t.game, open, ['fight-on'])).toBeUndefined();
  expect(t.says('ann', 'mecatol-rex').at('mecatol-rex', 'ann')).toBe('carrier, 5 fighter');
});

test('E2 1.5 Skilled Retreat is not offered to fighters alone', () => {
  const offered = (ships: string): string[] => {
    const laid: Laid = {
      book,
      space: { quill: `ann dreadnought; bob ${ships}` },
      ground: { quill: 'bob ground-force, spacedock' },
      hands: { bob: ['skilled-retreat'] },
    };
    return table(laid)
      .dice(10, 1, 1, 10, 1)
      .begins('space-battle', { system: 'quill', attacker: 'ann', defender: 'bob' }).asked;
  };
  expect(offered('cruiser, fighter')).toEqual(['bob: window']);
  expect(offered('2 fighter')).not.toEqual(['bob: window']);
});

test('E2 7.1 ships that moved and were lost have moved', () => {
  const t = table({ space: { quill: 'ann cruiser', ravne: 'bob 3 dreadnought' } }).turn();
  t.sails('quill', 'ravne', { cruiser: 1 }).dice(1, 10, 10, 10).says('ann', 'end');
  expect(narrate(t.game, t.game.state.facts, null).join(' ')).not.toContain('moves no ships');
});
