// Plays a random game on a local sandbox using only the displayed thread, and reports the result.
//   node scripts/e2e/play-displayed.ts --seed 7
import { writeFileSync } from 'node:fs';
import { CROWDED_MAP, playDisplayedGame } from './displayed-game.ts';
import { startTestHost } from './displayed-host.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Plays a game through the bot’s process and the Discord sandbox.', {
  seed: { type: 'string', default: '1', about: 'random seed' },
  players: { type: 'string', default: '6', about: 'number of players' },
  veil: { type: 'string', default: 'cards', about: 'nothing, cards or everything' },
  points: { type: 'string', default: '10', about: 'victory points needed' },
  draw: { type: 'string', default: '40', about: 'draws every n-th picture' },
  minutes: { type: 'string', default: '30', about: 'time limit' },
  port: { type: 'string', default: '0', about: 'port of the sandbox, to watch in a browser' },
  crowded: { type: 'boolean', default: false, about: 'plays on a small board' },
  goods: { type: 'string', default: '0', about: 'trade goods that the organizer gives each player' },
  texts: { type: 'string', about: 'file that every text is written to' },
  edition: { type: 'string', default: 'ti4', about: 'ti4, ti3 or ti2' },
});

const host = await startTestHost({
  seed: Number(values.seed),
  players: Number(values.players),
  drawEvery: Number(values.draw),
  port: Number(values.port),
  edition: values.edition,
});
const isFourth = values.edition === 'ti4';
console.log(`Looking on: ${host.url}`);
const { diary, ended, status, waits, ms } = await playDisplayedGame({
  ...host,
  tell: (line) => console.log(line),
  settings: { points: Number(values.points), veil: values.veil, ...(values.crowded && { map: CROWDED_MAP }) },
  gifts: { 'trade-goods': Number(values.goods) },
  wish: isFourth ? 'faction' : 'race',
  trades: isFourth,
  patience: Number(values.minutes) * 60_000,
});
const list = (title: string, lines: string[]): void => {
  if (lines.length) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};
list(
  'Time by what was done',
  [...diary.slow]
    .sort(([, a], [, b]) => b.ms - a.ms)
    .slice(0, 15)
    .map(
      ([what, { count, ms: all }]) =>
        `${what}: ${count} times, ${(all / count).toFixed(1)} ms each, ${Math.round(all / 1000)} s`,
    ),
);
list(
  'Refused in order',
  [...diary.refusals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 40)
    .map(([what, count]) => `${count} × ${what}`),
);
list('The bot warned', host.warnings.slice(0, 20));
list('Faults', diary.faults);
if (values.texts !== undefined) writeFileSync(values.texts, [...diary.texts.keys()].join('\n\n=====\n\n'));
console.log(`\n${status}\n${ended?.content ?? 'The game has not ended.'}`);
console.log(
  `${(ms / 60_000).toFixed(1)} minutes: ${diary.presses} presses, ${diary.answers} answers, ${diary.commands} commands, ${diary.completions} completions, ${diary.trades} trades, ${diary.undos} times taken back, ${waits} waits in ${host.days().toFixed(1)} days, ${host.pictures.drawn} of ${host.pictures.drawn + host.pictures.spared} pictures drawn, ${diary.faults.length} faults.`,
);
await host.close();
process.exit(ended && !diary.faults.length ? 0 : 1);
