import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { componentActions } from '#ti3/rules/components/play-procedures.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { play } from '../content/third-game.ts';
import { SHARDS, shardsTable } from './shards.ts';

// Flagships of races that another set brings.

const flying = (race: string, home: string, space: Record<string, string>) =>
  shardsTable({
    from: rulebookOf(['base', 'shattered-empire', SHARDS]),
    races: { ann: race },
    playing: { flagships: true },
    places: { [home]: [-4, 0] },
    space,
  });

test('E3 22.8 Salai Sai Corian rolls one die per opposing non-fighter', () => {
  const t = flying('winnu', 'winnu-home', { 'empty-2': 'ann flagship; bob 3 cruiser, 2 fighter' });
  t.dice(10, 10, 10, 1, 1, 1, 1, 1).battle();
  expect(t.rolls[0]).toBe('space ann: 3');
});

test('E3 22.8 The Inferno: a strategy counter adds a cruiser there', () => {
  const t = flying('muaat', 'muaat-home', { 'empty-2': 'ann flagship' });
  const { counters } = t.game.state.seats.ann;
  expect(
    componentActions(t.game, 'ann').find(({ component }) => component.id === 'the-inferno')?.problem,
  ).toBeUndefined();
  play(t.game, 'use-ability', { seat: 'ann', component: 'the-inferno', key: 'the-inferno', use: 'action' });
  expect([t.at('empty-2', 'ann'), counters.strategy]).toEqual(['cruiser, flagship', 1]);
  counters.strategy = 0;
  kit.invalidateInForce(t.game);
  expect(componentActions(t.game, 'ann').find(({ component }) => component.id === 'the-inferno')?.problem).toMatch(
    /counter/,
  );
});

test('E3 22.8 Son of Ragh fires four barrage dice at fighters', () => {
  const t = flying('saar', 'saar-home', { 'empty-2': 'ann flagship; bob 6 fighter' });
  addUnit(t.game, 'ann', 'destroyer', 'empty-2');
  t.dice(9, 9, 1, 1, 9, 1, 10, 10, 10, 10, 1, 1, 1).battle();
  expect([t.rolls[0], t.told('units-destroyed')[0].units]).toEqual(['barrage ann: 6', { fighter: 3 }]);
});
