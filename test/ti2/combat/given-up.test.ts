import { expect, test } from 'vitest';
import { proposedLossOrder } from '#ti2/rules/combat/hits.ts';
import { computeSpaceOdds } from '#ti2/odds/index.ts';
import { shipsIn } from '#ti2/rules/units/units.ts';
import { led } from '../leaders/led.ts';
import { table, type Table } from '../table.ts';

const start = (t: Table): unknown => (t.spec as { proposed: unknown }).proposed;

/** One hit on Ann's ships in Quill. */
const hit = (t: Table): unknown => start(t.begins('take-hits', { all: [{ seat: 'ann', system: 'quill', count: 1 }] }));

test('E2 7.12 the proposed casualty is the least loss, cargo included', () => {
  const laid = (fleet: string) => table({ space: { quill: `ann ${fleet}; bob cruiser` } });
  expect(hit(laid('4 dreadnought, carrier(3 ground-force)'))).toEqual({ dreadnought: 1 });
  expect(hit(laid('4 dreadnought, carrier'))).toEqual({ carrier: 1 });
  expect(hit(laid('dreadnought, carrier(3 ground-force), carrier'))).toEqual({ carrier: 1 });
  expect(hit(laid('dreadnought, carrier(shock-troop)'))).toEqual({ dreadnought: 1 });
  expect(hit(laid('cruiser, carrier(3 ground-force), fighter'))).toEqual({ fighter: 1 });
});

test('E2 7.12 no unit is proposed beside a lesser loss', () => {
  const kinds = [
    'carrier(2 ground-force)',
    'carrier(ground-force, pds)',
    'carrier',
    'dreadnought',
    'cruiser',
    'fighter',
  ];
  const worth: Record<string, number> = { fighter: 4, cruiser: 6, carrier: 10, dreadnought: 10, 'carrier+2ground-force': 18, 'carrier+1ground-force+1pds': 24 }; // prettier-ignore
  for (const one of kinds)
    for (const other of kinds.filter((kind) => kind !== one)) {
      const t = table({ space: { quill: `ann ${one}, ${other}; bob cruiser` } });
      const [lost] = Object.keys(hit(t) as Record<string, number>);
      const least = Math.min(...t.choices.map((key) => worth[key]));
      expect([one, other, worth[lost]]).toEqual([one, other, least]);
    }
});

test('E2 7.12 ships with leaders fall last, also in the odds', () => {
  const t = led({ space: { quill: 'ann cruiser, dreadnought, carrier(3 ground-force); bob 2 cruiser' } }, { delouis: 'ann aboard cruiser in quill' }); // prettier-ignore
  expect(proposedLossOrder(t.game, shipsIn(t.game, 'quill', 'ann')).map(({ type }) => type)).toEqual([
    'dreadnought',
    'carrier',
    'cruiser',
  ]);
  // Two dreadnoughts are worth more in a fight than the carrier that is kept instead of one: what is kept costs chances, and it is told.
  const bare = table({ space: { quill: 'ann dreadnought, carrier; bob 2 cruiser' } });
  const laden = table({ space: { quill: 'ann dreadnought, carrier(3 ground-force); bob 2 cruiser' } });
  const win = ({ game }: Table): number =>
    computeSpaceOdds(game, 'quill', { attacker: 'ann', defender: 'bob' }, { stage: 'joined' }).win;
  expect(win(laden)).toBeLessThan(win(bare));
});
