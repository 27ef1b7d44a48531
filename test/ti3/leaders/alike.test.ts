import { expect, test } from 'vitest';
import { act } from '#engine';
import { scuttleChoices } from '#ti3/discord/commands/scuttle-choices.ts';
import { rulebookOf } from '#ti3/rulebook.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { ledTable, whereIs, type Led } from './led-table.ts';
import type { Laid } from '../table.ts';

const HERE = 'empty-2';
const ALL = rulebookOf(['base', 'shattered-empire', 'shards-of-the-throne', 'leaders']);
const GROUND: Laid['ground'] = { jord: 'ann', arretze: 'bob ground-force' };

const fleet = (ships: string, led: Led = { ann: { admiral: `cruiser@${HERE}` } }) =>
  ledTable({ from: ALL, space: { [HERE]: `ann ${ships}` }, ground: GROUND }, led);

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
  const laid = { from: ALL, playing: { spaceMines: true }, space: { 'empty-1': 'ann 2 cruiser' }, ground: GROUND };
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

const LED_CRUISER = `cruiser+ann-admiral@${HERE}`;

test('E3 20.4 imposed losses name the ship with a leader, and propose another', () => {
  const at = fleet('2 cruiser, destroyer');
  const units = Object.values(at.game.state.units).flatMap(({ id, type }) => (type === 'cruiser' ? [id] : []));
  at.begins('lose-units-for-council', { losses: [{ seat: 'ann', units, count: 1 }] });
  expect(at.choices).toEqual([`cruiser@${HERE}`, LED_CRUISER]);
  expect(at.spec).toMatchObject({ proposed: { [`cruiser@${HERE}`]: 1 } });
  at.says('ann', { [LED_CRUISER]: 1 });
  expect(whereIs(at, 'ann-admiral')).toBe('killed');
});

test('E3 20.4 Fleet Restrictions, against: the owner chooses the ship with a leader or another', () => {
  const at = fleet('3 cruiser, carrier, 4 fighter').begins('fleet-restrictions', {});
  expect(at.asked).toEqual(['ann: lose-units-for-council']);
  at.says('ann', { [`cruiser@${HERE}`]: 1 });
  expect([at.asked, at.at(HERE, 'ann'), whereIs(at, 'ann-admiral')]).toEqual([
    [],
    'carrier, 2 cruiser, 2 fighter',
    `cruiser@${HERE}`,
  ]);
});

test('E3 16.7 scuttling tells the ship with a leader apart', () => {
  const at = fleet('2 cruiser').begins('status-phase', {});
  const [led, plain] = scuttleChoices(at.game, 'ann').filter(({ label }) => label.includes('cruiser'));
  expect([led.label, plain.label]).toEqual([
    expect.stringMatching(/^1 cruiser with ann-admiral in space at /),
    expect.stringMatching(/^1 cruiser in space at /),
  ]);
  act(at.game, 'ann', 'scuttle-units', { ...plain.means });
  expect(whereIs(at, 'ann-admiral')).toBe(`cruiser@${HERE}`);
  act(at.game, 'ann', 'scuttle-units', { ...led.means });
  expect([at.at(HERE, 'ann'), whereIs(at, 'ann-admiral')]).toEqual(['', 'killed']);
});

test('E3 20.4 Transfabrication tells the ship with a leader apart', () => {
  const at = ledTable(
    { from: ALL, space: { [HERE]: 'ann 2 cruiser' }, ground: GROUND },
    { ann: { admiral: `cruiser@${HERE}` } },
  );
  at.begins('transfabrication', { seat: 'ann' });
  expect(at.choices).toEqual(expect.arrayContaining([`cruiser@${HERE}`, LED_CRUISER]));
  at.says('ann', { [`cruiser@${HERE}`]: 1 });
  expect(whereIs(at, 'ann-admiral')).toBe(`cruiser@${HERE}`);
});

test('E3 20.2 Defensive Mobilizations tell the ship with a leader apart', () => {
  const at = ledTable(
    { from: ALL, space: { [HERE]: 'ann 2 cruiser' }, ground: GROUND },
    { ann: { admiral: `cruiser@${HERE}` } },
  );
  at.begins('defensive-mobilizations', { left: ['ann'], homewards: true }).says('ann', HERE);
  expect(at.choices).toEqual(['cruiser+ann-admiral>sol-home', 'cruiser>sol-home']);
  at.says('ann', { 'cruiser>sol-home': 1 });
  expect([whereIs(at, 'ann-admiral'), at.at('sol-home', 'ann')]).toEqual([`cruiser@${HERE}`, 'cruiser']);
});

test('E3 20.2 Patrol offers the ship with a leader and the one without', () => {
  const at = fleet('2 cruiser').begins('sortie', { seat: 'ann', from: HERE, types: ['cruiser'], most: 1 });
  const labels = at.spec.kind === 'choose' ? at.spec.options.map(({ label }) => label.replace(/ to .*/, '')) : [];
  expect([...new Set(labels)]).toEqual(['Cruiser with ann-admiral', 'Cruiser']);
});
