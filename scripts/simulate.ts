// Plays whole games at random and says how they went; exit code 1 when anything is amiss.
//   npm run -s simulate -- --games 20 --players 3,4,5,6 --seed 7
// --games: so many for each number of players; --veil nothing|cards|everything; --points: how many win; --partial: also with components that are
// not refereed in full; --late: from a rich start, with agendas from the first round; --ruin: now and then a player loses all
// they have; --from: the first game's number, to play one again; --coverage: how often each component came up;
// --json: all of it as JSON; --record: writes the first game to a file, to be replayed; --contract: writes the names that saved games hold to a file.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bookOf } from '../src/book.ts';
import type { Veil } from '../src/rules/state.ts';
import { contractOf } from '../src/simulation/contract.ts';
import { coverage, type Count } from '../src/simulation/coverage.ts';
import { writeRecorded, type Move } from '../src/simulation/recorded.ts';
import { simulate, type Report, type Wish } from '../src/simulation/run.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5' },
    players: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    veil: { type: 'string', default: 'cards' },
    points: { type: 'string', default: '10' },
    partial: { type: 'boolean', default: false },
    late: { type: 'boolean', default: false },
    ruin: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    record: { type: 'string' },
    contract: { type: 'string' },
  },
});

const book = bookOf();
if (values.contract !== undefined) {
  writeFileSync(values.contract, `${JSON.stringify(contractOf(book), null, 1)}\n`);
  process.exit();
}

const seen = coverage(book);
const reports: Report[] = [];
for (const players of values.players.split(',').map(Number)) {
  for (let i = 0; i < Number(values.games); i++) {
    const wish: Wish = {
      players, seed: `${values.seed}/${players}/${Number(values.from) + i}`, veil: values.veil as Veil, partial: values.partial, late: values.late, ruin: values.ruin, points: Number(values.points),
    };
    const answers: Move[] = [];
    const report = simulate(book, wish, { ...(values.coverage && seen), did: (move) => answers.push(move) });
    if (values.record !== undefined && !reports.length) writeFileSync(values.record, writeRecorded({ settings: wish, answers, end: report.end }));
    reports.push(report);
    if (!values.json) console.log(line(report));
  }
}

const sum = (count: (report: Report) => number): number => reports.reduce((total, report) => total + count(report), 0);
const slowest = reports.reduce((worst, report) => (report.slowest > worst.slowest ? report : worst), reports[0]);
const totals = {
  games: reports.length,
  answers: sum(({ answers }) => answers),
  ms: sum(({ ms }) => ms),
  answersPerSecond: Math.round(sum(({ answers }) => answers) / Math.max(0.001, sum(({ ms }) => ms) / 1000)),
  slowestAnswer: { ms: slowest?.slowest ?? 0, at: slowest?.slowestAt ?? '' },
  endings: Object.fromEntries([...new Set(reports.map(({ ending }) => String(ending)))].map((ending) => [ending, reports.filter((report) => String(report.ending) === ending).length])),
  eliminated: sum(({ eliminated }) => eliminated),
  stuck: sum(({ stuck }) => stuck.length),
  refused: sum(({ refused }) => refused.length),
  endless: sum(({ endless }) => endless.length),
  faults: sum(({ faults }) => faults.length),
};

if (values.json) console.log(JSON.stringify({ totals, games: reports, ...(values.coverage && { coverage: seen.counts }) }, null, 1));
else {
  if (values.coverage) console.log(`\n${coverageTable(seen.counts)}`);
  console.log(`\n${totals.games} games, ${totals.answers} answers in ${(totals.ms / 1000).toFixed(1)} s: ${totals.answersPerSecond} a second; the slowest took ${totals.slowestAnswer.ms} ms (${totals.slowestAnswer.at.slice(0, 80)}).`);
  console.log(Object.entries(totals.endings).map(([ending, count]) => `${count} ended by ${ending}`).join(', '), `; ${totals.eliminated} players were eliminated.`);
  console.log(`stuck ${totals.stuck}, refused ${totals.refused}, endless ${totals.endless}, faults ${totals.faults}`);
}
if (totals.stuck + totals.refused + totals.endless + totals.faults > 0) process.exitCode = 1;

function line({ players, seed, rounds, answers, ms, slowest: most, ending, winner, points, stuck, endless, refused, faults }: Report): string {
  const wrong = Object.entries({ stuck, endless, refused, faults }).flatMap(([kind, list]) => list.map((text) => `    ${kind}: ${text}`));
  return [`${seed}: ${players} players, ${rounds} rounds, ${answers} answers in ${ms} ms (slowest ${most} ms), ${winner ?? 'nobody'} wins (${ending}), points ${points.join(' ')}`, ...wrong].join('\n');
}

function coverageTable(counts: Record<string, Count>): string {
  const never = (wanted: (count: Count) => boolean) => Object.entries(counts).filter(([, count]) => wanted(count)).map(([id]) => id);
  return [
    ...Object.entries(counts).map(([id, { offered, used }]) => `${(book.components[id]?.kind ?? '').padEnd(16)}${id.padEnd(32)}offered ${String(offered).padStart(6)}  used ${String(used).padStart(6)}`),
    `Never offered nor used: ${never(({ offered, used }) => !offered && !used).join(', ') || 'none'}`,
  ].join('\n');
}
