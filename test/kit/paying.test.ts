import { expect, test } from 'vitest';
import { cheapestPayment } from '#kit/payment/cheapest-payment.ts';

const coins = (...worths: number[]) => worths.map((worth, i) => ({ key: `c${i}`, value: worth }));

test('What pays whole is given so that as little as possible is thrown away', () => {
  expect(cheapestPayment(coins(1, 2, 3), 0, 3)).toEqual({ payers: ['c2'], goods: 0 });
  expect(cheapestPayment(coins(2, 2, 3), 0, 4)).toEqual({ payers: ['c0', 'c1'], goods: 0 });
});

test('Single ones fill a gap where a coin would be thrown away, and are kept where none need be given', () => {
  expect(cheapestPayment(coins(1, 4), 2, 2)).toEqual({ payers: ['c0'], goods: 1 });
  expect(cheapestPayment(coins(2), 2, 2)).toEqual({ payers: ['c0'], goods: 0 });
});

test('Where all there is does not suffice, all of it is given', () => {
  expect(cheapestPayment(coins(1, 1), 1, 9)).toEqual({ payers: ['c0', 'c1'], goods: 1 });
});

test('Nothing is paid for nothing', () => {
  expect(cheapestPayment(coins(1, 2), 3, 0)).toEqual({ payers: [], goods: 0 });
});

test('Of very many coins enough are given, and none that could be spared', () => {
  const many = coins(...Array.from({ length: 30 }, (_, i) => 1 + (i % 4)));
  const { payers: paid, goods } = cheapestPayment(many, 3, 40);
  const worth = (key: string): number => many.find((one) => one.key === key)?.value ?? 0;
  const sum = paid.reduce((total, key) => total + worth(key), goods);
  expect(sum).toBeGreaterThanOrEqual(40);
  expect(paid.filter((key) => sum - worth(key) >= 40)).toEqual([]);
});
