import { expect, test } from 'vitest';
import { invalidateInForce } from '#ti2/rules/components/kit.ts';
import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { table, type Laid, type Table } from '../table.ts';

/** Sealed Gates is in effect; an alpha wormhole joins Alpha Gate and Delve. */
function sealed(laid: Laid): Table {
  const t = table(laid);
  t.game.state.laws['sealed-gates#1'] = { component: 'sealed-gates' };
  invalidateInForce(t.game);
  t.game.invalidateAll();
  return t;
}

test('E2 13 Sealed Gates keeps ships from moving through wormholes', () => {
  const laid: Laid = { space: { delve: 'ann cruiser' } };
  expect(table(laid).turn().choices).toContain('delve>alpha-gate');
  const t = sealed(laid).turn();
  expect(t.choices).not.toContain('delve>alpha-gate');
  expect(answerInquiry(t.game, 'ann', 'move', 'alpha-gate').join(' ')).toBe(
    '❌ **Alpha Gate (201)** Units cannot move through wormholes (Sealed Gates) (E2 7.2 to 7.6).',
  );
});

test('E2 13 Sealed Gates leaves systems adjacent for Deep Space Cannons', () => {
  const t = sealed({
    space: { 'alpha-gate': 'bob cruiser' },
    ground: { delve: 'ann pds, ground-force' },
    technologies: { ann: ['deep-space-cannon'] },
  });
  expect(adjacentSystems(t.game, 'delve')).toContain('alpha-gate');
  expect(t.turn().says('ann', 'end').choices).toEqual(['delve>alpha-gate>bob']);
});

test('E2 13 Sealed Gates bars a withdrawal by card through a wormhole', () => {
  const laid: Laid = { space: { delve: 'bob cruiser; ann 2 cruiser' }, hands: { bob: ['orderly-withdrawal'] } };
  const plays = (t: Table): Table => {
    t.begins('space-battle', { system: 'delve', attacker: 'ann', defender: 'bob' });
    return t.says('bob', [t.choices[0]]);
  };
  const open = plays(table(laid));
  expect(open.says('bob', 'alpha-gate').at('alpha-gate', 'bob')).toBe('cruiser');
  const barred = plays(sealed(laid));
  expect(barred.told('target-named').map(({ target }) => target)).not.toContainEqual(['alpha-gate']);
  expect([barred.at('delve', 'bob'), barred.at('alpha-gate', 'bob')]).toEqual(['', '']);
});
