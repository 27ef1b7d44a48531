import { expect, test } from 'vitest';
import { narrate } from '#ti4/views/index.ts';
import { table } from '../rules/table.ts';

test('using a leader posts its text; using an ability does not', () => {
  const { game } = table({ sets: ['base', 'codex-1', 'pok'], seats: { ann: 'saar', bob: 'winnu' }, active: 'ann' });
  const { leader, ability } = game.book.byKind;
  const [agent] = Object.values(leader);
  const [mere] = Object.values(ability);
  const told = (component: string) =>
    narrate(game, [{ type: 'ability-used', seat: 'ann', component } as never], null, { texts: true });
  expect(told(agent.id)[0]).toContain(`\n-# ${agent.text}`);
  expect(told(mere.id)[0]).not.toContain('-#');
});
