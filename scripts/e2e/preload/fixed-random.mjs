// For tests that play: the bot's process draws the same each time, as CHANCE says.
//   CHANCE=7 node --import ./scripts/e2e/preload/fixed-random.mjs src/app/main.ts
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let a = Number(process.env.CHANCE ?? 1) >>> 0;
/** As the generator of rehearsals, which this cannot import: it comes before everything. */
crypto.randomInt = (n) => {
  a = (a + 0x6d2b79f5) >>> 0;
  let t = a;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
};
syncBuiltinESMExports();
