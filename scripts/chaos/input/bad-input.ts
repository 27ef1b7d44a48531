// Sends the bot's process interactions that no client would send, and checks that nothing changes.
//   npm run -s fire:bad-input                             100,000 interactions
//   npm run -s fire:bad-input -- --interactions 5000      fewer; --seed: random seed; --edition: ti4, ti3 or ti2
import { parseArgs } from 'node:util';
import { sendBadInput } from './bad-input-run.ts';

const { values } = parseArgs({
  options: {
    interactions: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string', default: 'ti4' },
  },
});
const { wrong, ms, ...figures } = await sendBadInput({
  interactions: Number(values.interactions),
  seed: Number(values.seed),
  edition: values.edition,
  tell: (line) => console.log(line),
});
console.log(JSON.stringify({ ...figures, seconds: Math.round(ms / 1000), wrong: wrong.length }, null, 1));
for (const one of wrong.slice(0, 10)) console.log(`WRONG: ${one}`);
process.exit(wrong.length ? 1 : 0);
