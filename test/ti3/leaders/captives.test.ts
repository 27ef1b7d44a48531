import { expect, test } from 'vitest';
import { answer, openAsks, defaultAnswer, specOf } from '#engine';
import type { Laid, Table } from '../table.ts';
import { ledTable, whereIs, type Led } from './led-table.ts';

const GROUND: Laid['ground'] = { jord: 'ann ground-force', arretze: 'bob ground-force' };
const HELD: Led = { bob: { general: 'of ann', scientist: 'of ann' } };

const deciding = (led: Led = HELD): Table => ledTable({ ground: GROUND }, led).begins('decide-captives', {});

test('E3 20.8 captives may be kept, handed over, freed or executed', () => {
  const at = deciding();
  expect([at.asked, at.choices]).toEqual([['ann: decide-captive'], ['keep', 'free', 'execute', 'hand:cal']]);
  at.says('ann', 'hand:cal').says('ann', 'execute');
  expect([whereIs(at, 'bob-general'), whereIs(at, 'bob-scientist')]).toEqual(['of cal', 'executed']);
  const kind = deciding().says('ann', 'free');
  expect(kind.asked).toEqual(['bob: choose-planet']);
  kind.says('bob', 'arretze').says('ann', 'keep');
  expect([whereIs(kind, 'bob-general'), whereIs(kind, 'bob-scientist')]).toEqual(['arretze', 'of ann']);
});

test('E3 20.8 each status phase decides captives after breaking agreements', () => {
  const at = ledTable({ ground: GROUND }, HELD).begins('status-phase', {});
  for (let i = 0; i < 40 && !at.asked.some((asked) => asked.includes('decide-captive')); i++) {
    const open = openAsks(at.game.state).find(({ ask }) => ask.reply === undefined);
    if (!open) break;
    answer(at.game, open.ask.player, open.ask.id, defaultAnswer(specOf(at.game, open)));
  }
  expect(at.asked).toEqual(['ann: decide-captive']);
});

test('E3 20.8 a captive helps neither captor nor owner', () => {
  const at = ledTable({ ground: { saudor: 'bob 2 ground-force; ann ground-force' } }, { bob: { general: 'of ann' } });
  at.dice(1)
    .dice(7, 7)
    .dice(1)
    .dice(10, 1)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect(at.told('dice-rolled').flatMap(({ dice }) => dice.map(({ bonus }) => bonus))).toEqual([0, 0, 0, 0, 0, 0]);
});

/** Ann takes Saudor from Bob, who holds captives. */
function rescued(die: number | undefined, led: Led, last = false): Table {
  const at = ledTable({ ground: { saudor: 'bob ground-force; ann 2 ground-force', ...(last ? {} : GROUND) } }, led);
  if (last) for (const { id, owner } of Object.values(at.game.state.planets)) if (owner === 'bob' && id !== 'saudor') at.game.state.planets[id].owner = null; // prettier-ignore
  at.dice(10, 10).dice(1);
  if (die !== undefined) at.dice(die);
  return at.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
}

test('E3 20.9 an invasion winner rescues a captive on 9 or 10', () => {
  const led: Led = { ann: { agent: 'of bob' }, cal: { admiral: 'of bob' } };
  const none = rescued(8, led);
  expect([whereIs(none, 'ann-agent'), none.told('rescue-rolled')[0].rescued, none.asked]).toEqual([
    'of bob',
    false,
    [],
  ]);
  const own = rescued(9, led);
  expect([own.asked, own.choices]).toEqual([['ann: rescue-captive'], ['ann-agent', 'cal-admiral']]);
  own.says('ann', 'ann-agent').says('ann', 'saudor');
  expect([whereIs(own, 'ann-agent'), whereIs(own, 'cal-admiral')]).toEqual(['saudor', 'of bob']);
  const foreign = rescued(10, led).says('ann', 'cal-admiral');
  expect([whereIs(foreign, 'ann-agent'), whereIs(foreign, 'cal-admiral')]).toEqual(['of bob', 'of ann']);
});

test('E3 20.9 taking the last planet takes all captives', () => {
  const at = rescued(undefined, { ann: { agent: 'of bob' }, cal: { admiral: 'of bob' } }, true);
  expect(at.told('rescue-rolled')).toEqual([]);
  at.says('ann', 'saudor');
  expect([whereIs(at, 'ann-agent'), whereIs(at, 'cal-admiral')]).toEqual(['saudor', 'of ann']);
});
