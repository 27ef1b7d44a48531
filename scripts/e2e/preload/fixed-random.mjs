// Makes the bot's random numbers repeatable, with the seed CHANCE. For tests that play.
//   CHANCE=7 node --import ./scripts/e2e/preload/fixed-random.mjs src/app/main.ts
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let a = Number(process.env.CHANCE ?? 1) >>> 0;
/** Copies the generator of simulated games, which cannot be imported here: this runs before everything else. */
crypto.randomInt = (n) => {
  a = (a + 0x6d2b79f5) >>> 0;
  let t = a;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
};
syncBuiltinESMExports();
