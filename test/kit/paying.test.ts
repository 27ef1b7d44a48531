import { expect, test } from 'vitest';
import { cheapestPayment } from '#kit/payment/cheapest-payment.ts';

const coins = (...worths: number[]) => worths.map((worth, i) => ({ key: `c${i}`, value: worth }));

test('Exact payments waste as little as possible', () => {
  expect(cheapestPayment(coins(1, 2, 3), 0, 3)).toEqual({ payers: ['c2'], goods: 0 });
  expect(cheapestPayment(coins(2, 2, 3), 0, 4)).toEqual({ payers: ['c0', 'c1'], goods: 0 });
});

test('Single goods replace a wasteful coin, and are otherwise kept', () => {
  expect(cheapestPayment(coins(1, 4), 2, 2)).toEqual({ payers: ['c0'], goods: 1 });
  expect(cheapestPayment(coins(2), 2, 2)).toEqual({ payers: ['c0'], goods: 0 });
});

test('Insufficient means are all given', () => {
  expect(cheapestPayment(coins(1, 1), 1, 9)).toEqual({ payers: ['c0', 'c1'], goods: 1 });
});

test('A price of nothing costs nothing', () => {
  expect(cheapestPayment(coins(1, 2), 3, 0)).toEqual({ payers: [], goods: 0 });
});

test('Among many coins enough are paid, and none needlessly', () => {
  const many = coins(...Array.from({ length: 30 }, (_, i) => 1 + (i % 4)));
  const { payers: paid, goods } = cheapestPayment(many, 3, 40);
  const worth = (key: string): number => many.find((one) => one.key === key)?.value ?? 0;
  const sum = paid.reduce((total, key) => total + worth(key), goods);
  expect(sum).toBeGreaterThanOrEqual(40);
  expect(paid.filter((key) => sum - worth(key) >= 40)).toEqual([]);
});

test('Between equal payments, the coin of least other value is spent', () => {
  const coin = (key: string, otherValue: number) => ({ key, value: 2, otherValue });
  expect(cheapestPayment([coin('a', 5), coin('b', 3)], 0, 2)).toEqual({ payers: ['b'], goods: 0 });
  expect(cheapestPayment([coin('a', 3), coin('b', 5)], 0, 2)).toEqual({ payers: ['a'], goods: 0 });
});
