import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { ledTable, whereIs, type Led } from './led-table.ts';
import type { Laid } from '../table.ts';

const HERE = 'empty-2';
const GROUND: Laid['ground'] = { jord: 'ann', arretze: 'bob ground-force' };

const fleet = (ships: string, led: Led = { ann: { admiral: `cruiser@${HERE}` } }) =>
  ledTable({ space: { [HERE]: `ann ${ships}` }, ground: GROUND }, led);

const aimed = (ships: string, hits: number, at: string[]) =>
  fleet(ships).begins('take-hits', { seat: 'ann', system: HERE, hits, by: 'bob', aims: [{ count: hits, at }] });

test('E3 20.4 aimed hits on all cruisers destroy the one with a leader, too', () => {
  const all = aimed('2 cruiser, carrier', 2, ['cruiser']);
  expect([all.asked, all.at(HERE, 'ann'), whereIs(all, 'ann-admiral')]).toEqual([[], 'carrier', 'killed']);
});

test('E3 20.4 the owner chooses if an aimed hit destroys the ship with a leader', () => {
  const one = aimed('2 cruiser, destroyer, carrier', 1, ['cruiser', 'destroyer']);
  expect(one.choices).toEqual(['cruiser', 'led:cruiser', 'destroyer']);
  expect(one.spec).toMatchObject({ proposed: { destroyer: 1 } });
  one.says('ann', { 'led:cruiser': 1 });
  expect([one.at(HERE, 'ann'), whereIs(one, 'ann-admiral')]).toEqual(['carrier, cruiser, destroyer', 'killed']);
});

test('E3 20.4 a mine that hits 2 cruisers destroys the one with a leader', () => {
  const from = rulebookOf(['base', 'shattered-empire', 'leaders']);
  const laid = { from, playing: { spaceMines: true }, space: { 'empty-1': 'ann 2 cruiser' }, ground: GROUND };
  const at = ledTable(laid, { ann: { admiral: 'cruiser@empty-1' } });
  addEffect(at.game, 'space-mine', 'bob', 'tarmann', 'game');
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann').says('ann', {});
  at.says('ann', Object.fromEntries(at.choices.map((key) => [key, 1])));
  at.dice(9, 9).says('bob', at.choices[0]);
  expect([at.at('tarmann', 'ann'), whereIs(at, 'ann-admiral')]).toEqual(['', 'killed']);
});

test('E3 20.4 of ships with different leaders the owner chooses which is destroyed', () => {
  const at = fleet('2 carrier', { ann: { admiral: `carrier@${HERE}` } });
  const [, second] = Object.values(at.game.state.units).filter(({ system }) => system === HERE);
  at.game.state.leaders = { ...at.game.state.leaders, 'ann-agent': { id: 'ann-agent', type: 'agent', owner: 'ann', ship: second.id } }; // prettier-ignore
  at.begins('take-hits', { seat: 'ann', system: HERE, hits: 1, by: 'bob' });
  expect(at.choices).toEqual(['led:carrier+ann-admiral', 'led:carrier+ann-agent']);
  at.says('ann', { 'led:carrier+ann-agent': 1 });
  expect([whereIs(at, 'ann-admiral'), whereIs(at, 'ann-agent')]).toEqual([`carrier@${HERE}`, 'killed']);
});
