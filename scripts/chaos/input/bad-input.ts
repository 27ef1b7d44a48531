// Sends the bot's process interactions that no client would send, and checks that nothing changes.
//   npm run -s tool -- bad-input                             100,000 interactions
//   npm run -s tool -- bad-input --interactions 5000      fewer; --seed: random seed; --edition: ti4, ti3 or ti2
import { sendBadInput } from './bad-input-run.ts';
import { readOptions } from '../../lib/options.ts';

const { values } = readOptions('Sends invalid interactions to the bot.', {
  interactions: { type: 'string', default: '100000', about: 'number of interactions' },
  seed: { type: 'string', default: '1', about: 'random seed' },
  edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
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
