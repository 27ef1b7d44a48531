// Measures event-loop delays by cause and the bot's memory while practice players play, boards are shown, odds of sixty
// units a side are requested and one user sends the worst texts. Measures an idle loop and a bare fsync in parallel.
//   npm run -s fire:stall                              1,000 games stored, 20 played, 10 boards a second, 10 minutes
//   npm run -s fire:stall -- --minutes 2 --json        less, as JSON; --games, --played, --looks
import { measureStalls } from './event-loop-run.ts';
import { readOptions } from '../../lib/options.ts';

const { values } = readOptions('Measures event-loop delays by cause, acknowledgements and memory under load.', {
  games: { type: 'string', default: '1000', about: 'stored games' },
  played: { type: 'string', default: '20', about: 'games played at once' },
  looks: { type: 'string', default: '10', about: 'boards requested a second' },
  minutes: { type: 'string', default: '10', about: 'minutes of load' },
  json: { type: 'boolean', default: false, about: 'prints JSON' },
});
const found = await measureStalls({
  games: Number(values.games),
  played: Number(values.played),
  looks: Number(values.looks),
  minutes: Number(values.minutes),
  tell: (line) => void (values.json || console.log(line)),
});
const { stalls, bare, acknowledged, memory, odds, boards, flood } = found;
console.log(
  values.json
    ? JSON.stringify(found, null, 1)
    : [
        `${found.moves} moves by practice players, ${boards.shown} boards shown and ${boards.refused} refused, odds told ${odds.reckoned} times, too large ${odds.tooLarge} times, refused ${odds.refused} times.`,
        `Acknowledged ${acknowledged.asked} times: 99 of 100 within ${acknowledged.p99} ms, the slowest after ${acknowledged.slowest} ms, never ${acknowledged.never}.`,
        `One person sent ${flood.sent} of the worst inputs, of which one takes ${flood.processor.mean} ms of the processor, ${flood.processor.max} at most; the slowest of all others waited ${flood.slowestOther} ms.`,
        `The event loop was late by ${stalls.loop.p999} ms at most 999 times of 1,000, and by ${stalls.loop.max} ms ever; an empty loop by ${bare.loop.p999} and ${bare.loop.max} ms; a bare fsync took ${bare.fsync.median} ms (${bare.fsync.p999}, ${bare.fsync.max}).`,
        ...stalls.causes
          .slice(0, 16)
          .map(
            ({ cause, times, p999, max, processor }) =>
              `  ${cause}: ${times} times, ${p999} ms, ${max} ms at most${processor === null ? '' : `; of the processor ${processor} ms at most`}`,
          ),
        `Memory: ${memory.proportional} MiB with what is shared counted once (${memory.resident} MiB resident), of the processes ${memory.processes.map(({ proportional }) => proportional).join(', ')}. The bot's own at the end: ${JSON.stringify(stalls.memory)}.`,
        ...found.wrong,
      ].join('\n'),
);
process.exit(acknowledged.never > 0 || found.wrong.length > 0 ? 1 : 0);
