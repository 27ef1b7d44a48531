// Plays whole games at random and reports the results; exits with 1 if anything is wrong.
//   npm run -s simulate -- --games 20 --players 3,4,5,6 --seed 7
//   npm run -s simulate -- --help     all options; not every edition has all of them
import { writeFileSync } from 'node:fs';
import { rulebookOf as secondBookOf } from '#ti2/rulebook.ts';
import { SETS as SECOND_SETS } from '#ti2/content/sets.ts';
import { FIELD_RULES as THIRD_FILL_RULES } from '#ti3/forms/field-rules.ts';
import { rulebookOf as thirdBookOf } from '#ti3/rulebook.ts';
import { SETS as THIRD_SETS, DEFAULT_SETS as THIRD_USUAL } from '#ti3/content/sets.ts';
import { parseOptions } from '#ti3/rules/setup/options.ts';
import { simulate as simulateThird, type SimulationSetup as ThirdWish } from '#ti3/simulation/simulate.ts';
import { createTi3CoverageSource } from '#ti3/simulation/coverage.ts';
import { ti3ProposalRules } from '#ti3/simulation/proposal-rules.ts';
import { ti3Simulation as rehearsedThird } from '#ti3/simulation/simulated-edition.ts';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';
import { TI4_FORMS } from '#ti4/simulation/course-rules.ts';
import { rulebooksBySets, rulebooksOfAllVersions } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { reportUnreached } from './unreached-components.ts';
import { simulateTi2Games } from './simulate-ti2.ts';
import { simulatePeople } from './simulate-people.ts';
import { readSimulationOptions } from './simulation-options.ts';
import type { Veil } from '#ti4/rules/state.ts';
import { createCoverageSource } from '#ti4/simulation/coverage.ts';
import { ti4Simulation } from '#ti4/simulation/simulated-edition.ts';
import { parseGeneratedBoard } from '#ti4/service/settings.ts';
import { ti4ProposalRules } from '#ti4/simulation/proposal-rules.ts';
import { parseTi4PlayerKinds } from '#ti4/simulation/players.ts';
import { simulate, type SimulationReport, type SimulationSetup } from '#ti4/simulation/simulate.ts';
import {
  addReport,
  collectContract,
  type Contract,
  createCoverage,
  formatCoverage,
  parsePlayerKinds,
  type Move,
  computePace,
  type RoundStops,
  createTimekeeper,
  formatProposalCounts,
  formatRecordedGame,
  createProposedAnswersReport,
  ProposalCheck,
  proposalFaults,
} from '#simulation';
import { formatReport } from './format-report.ts';
import { randomDelays } from './answer-delays.ts';

const values = readSimulationOptions();

const ofThirdEdition = values.edition === 'ti3';
const chosen =
  values.sets === 'all' ? (ofThirdEdition ? THIRD_SETS : SETS).map(({ id }) => id) : values.sets?.split(',');
const books = rulebooksBySets(SETS);
const book = books.of(values.edition === 'ti4' ? chosen : undefined);
if (values.contract !== undefined) {
  const contracts: Record<string, () => Contract> = {
    ti2: () => collectContract(secondBookOf(SECOND_SETS.map(({ id }) => id))),
    ti3: () => collectContract(thirdBookOf(THIRD_SETS.map(({ id }) => id))),
    ti4: () => collectContract(...rulebooksOfAllVersions()),
  };
  writeFileSync(values.contract, `${JSON.stringify(contracts[values.edition](), null, 1)}\n`);
  process.exit();
}
if (values.edition === 'ti2') process.exit(simulateTi2Games(values) ? 0 : 1);

/** Parses a board option: the id of a ready-made board, or a generated one such as "fair" or "built:large-6". */
function boardWished(board: string | undefined): Pick<SimulationSetup, 'made' | 'board'> {
  const made = parseGeneratedBoard(board);
  if (!made) return { ...(board !== undefined && { board }) };
  return { made: made.made, ...(made.on !== undefined && { board: made.on }) };
}

if (values.people !== undefined) {
  const setup = {
    players: Number(values.players),
    veil: values.veil as Veil,
    points: Number(values.points),
    ...(values.factions !== undefined && { factions: values.factions.split(',') }),
    ...boardWished(values.board),
  };
  const seeds = Array.from(
    { length: Number(values.games) },
    (_, i) => `${values.seed}/${values.players}/${Number(values.from) + i}`,
  );
  simulatePeople(book, setup, seeds, { ...values, people: values.people });
  process.exit();
}

/** Some options of the third edition are separate sets; the others are rules. */
const options = values.options?.split(',') ?? [];
const asSets = options.filter((one) => THIRD_SETS.some(({ id }) => id === one));
const asRules = options.filter((one) => !asSets.includes(one));
const third = ofThirdEdition ? thirdBookOf([...(chosen ?? THIRD_USUAL), ...asSets]) : undefined;

/** Counts of the checked proposals of all games. */
const checked = createProposedAnswersReport();

/** Counts of events in all games of the third edition, by kind. */
const tallied: Record<string, number> = {};

/** Plays a game of the third edition. Undefined for another edition. */
function ofThird(players: number, seed: string): (SimulationReport & { pace?: RoundStops[] }) | undefined {
  if (!third) return undefined;
  const { factions, veil, points, partial } = values;
  const clock = values.pace || values.json ? createTimekeeper(rehearsedThird) : undefined;
  const setup: ThirdWish = {
    players,
    seed,
    ...(factions !== undefined && { races: factions.split(',') }),
    veil: veil as Veil,
    points: Number(points),
    partial,
    ...(asRules.length && { played: parseOptions(asRules.join(',')) }),
    ...Object.fromEntries((values.with?.split(',') ?? []).map((option) => [option, true])),
    ...(values['strategy-cards'] !== undefined && { strategyCards: values['strategy-cards'].split(',') }),
  };
  const answers: Move[] = [];
  const proposals = new ProposalCheck(ti3ProposalRules, {
    isFilledIn: (question) => Object.hasOwn(THIRD_FILL_RULES, question),
    now: () => performance.now(),
  });
  const { races, tally, ...report } = simulateThird(third, setup, {
    kinds: parsePlayerKinds(values['players-kind'], players),
    ...((seenThird || values.proposals) && {
      onFact: (game, fact) => {
        seenThird?.onFact(game, fact);
        if (values.proposals) proposals.onFact(game, fact);
      },
      onAsk: (game, open, spec) => {
        seenThird?.onAsk(game, open, spec);
        if (values.proposals) proposals.onAsk(game, open, spec);
      },
    }),
    ...(clock && { nextAsks: clock.due }),
    onMove: (move) => answers.push(move),
  });
  if (values.record !== undefined && !reports.length)
    writeFileSync(
      values.record,
      formatRecordedGame({ settings: { ...setup, sets: third.sets }, lines: 1, answers, end: report.end }),
    );
  addReport(checked, proposals.report);
  report.faults.push(...proposalFaults(proposals.report));
  for (const [what, count] of Object.entries(tally)) tallied[what] = (tallied[what] ?? 0) + count;
  return { ...report, factions: races, ...(clock && { pace: clock.rounds }) };
}

const seenThird = values.coverage && third ? createCoverage(createTi3CoverageSource(third)) : undefined;
const seen =
  values.coverage && !third ? createCoverage(createCoverageSource(book, values.events?.split(','))) : undefined;
const reports: (SimulationReport & { pace?: RoundStops[] })[] = [];
for (const players of values.players.split(',').map(Number)) {
  for (let i = 0; i < Number(values.games); i++) {
    const played = ofThird(players, `${values.seed}/${players}/${Number(values.from) + i}`);
    if (played) {
      reports.push(played);
      if (!values.json) console.log(formatReport(played));
      continue;
    }
    const wish: SimulationSetup = {
      players,
      seed: `${values.seed}/${players}/${Number(values.from) + i}`,
      sets: book.sets,
      ...(values.factions !== undefined && { factions: values.factions.split(',') }),
      ...(values.events !== undefined && { events: values.events.split(',') }),
      veil: values.veil as Veil,
      partial: values.partial,
      late: values.late || (values.coverage && i % 2 === 1),
      ...boardWished(values.board),
      ...(values.draft && { draft: true }),
      ruin: values.ruin,
      points: Number(values.points),
    };
    const answers: Move[] = [];
    const proposals = new ProposalCheck(ti4ProposalRules, {
      isFilledIn: (question) => Object.hasOwn(FIELD_RULES, question),
      now: () => performance.now(),
    });
    const clock =
      values.pace || values.json
        ? createTimekeeper(
            ti4Simulation,
            values.hours === undefined ? undefined : randomDelays(Number(values.hours), i),
            values.forms ? TI4_FORMS : undefined,
          )
        : undefined;
    const report = simulate(book, wish, {
      kinds: parseTi4PlayerKinds(values['players-kind'], players),
      onFact: (game, fact) => {
        seen?.onFact(game, fact);
        clock?.onFact(fact);
        if (values.proposals) proposals.onFact(game, fact);
      },
      ...((seen || values.proposals) && {
        onAsk: (game, open, spec) => {
          seen?.onAsk(game, open, spec);
          if (values.proposals) proposals.onAsk(game, open, spec);
        },
      }),
      ...(clock && { nextAsks: clock.due, settles: true }),
      onMove: (move, game) => {
        answers.push(move);
        clock?.onMove(move, game);
      },
    });
    if (values.record !== undefined && !reports.length)
      writeFileSync(values.record, formatRecordedGame({ settings: wish, lines: 1, answers, end: report.end }));
    addReport(checked, proposals.report);
    report.faults.push(...proposalFaults(proposals.report));
    reports.push({ ...report, ...(clock && { pace: clock.rounds }) });
    if (!values.json) console.log(formatReport(report));
  }
}

const paced = reports.flatMap(({ players, pace }) => (pace ? [{ players, pace }] : []));
const pace = paced.length ? computePace(paced) : undefined;
const sum = (count: (report: SimulationReport) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);
const slowest = reports.reduce((worst, report) => (report.slowest > worst.slowest ? report : worst), reports[0]);
const totals = {
  games: reports.length,
  answers: sum(({ answers }) => answers),
  ms: sum(({ ms }) => ms),
  answersPerSecond: Math.round(sum(({ answers }) => answers) / Math.max(0.001, sum(({ ms }) => ms) / 1000)),
  slowestAnswer: { ms: slowest?.slowest ?? 0, at: slowest?.slowestAt ?? '' },
  endings: Object.fromEntries(
    [...new Set(reports.map(({ ending }) => String(ending)))].map((ending) => [
      ending,
      reports.filter((report) => String(report.ending) === ending).length,
    ]),
  ),
  medianRound: median(reports.map(({ rounds }) => rounds)),
  byPoints: sum(({ ending }) => (ending === 'points' ? 1 : 0)),
  practiceWins: sum(({ winnerKind }) => (winnerKind === 'practice' ? 1 : 0)),
  eliminated: sum(({ eliminated }) => eliminated),
  stuck: sum(({ stuck }) => stuck.length),
  refused: sum(({ refused }) => refused.length),
  endless: sum(({ endless }) => endless.length),
  faults: sum(({ faults }) => faults.length),
};

const reach =
  seen &&
  reportUnreached(
    Object.keys(seen.counts).filter((id) => !seen.counts[id].used),
    reports.length,
  );

if (values.json)
  console.log(
    JSON.stringify(
      {
        totals,
        ...(third && { tallied }),
        pace,
        games: reports,
        ...(seen && { coverage: seen.counts, outOfReach: reach }),
        ...(seenThird && { coverage: seenThird.counts }),
      },
      null,
      1,
    ),
  );
else {
  const counts = (seen ?? seenThird)?.counts;
  const kindOf = (id: string): string => (third ?? book).components[id]?.kind ?? '';
  if (counts)
    console.log(['', ...formatCoverage(counts, kindOf), ...(reach?.lines ?? []), ...(reach?.wrong ?? [])].join('\n'));
  if (pace) console.log(`\n${JSON.stringify(pace, null, 1)}`);
  console.log(
    `\n${totals.games} games, ${totals.answers} answers in ${(totals.ms / 1000).toFixed(1)} s of the processor: ${totals.answersPerSecond} a second; the slowest took ${totals.slowestAnswer.ms} ms (${totals.slowestAnswer.at.slice(0, 80)}).`,
  );
  console.log(
    Object.entries(totals.endings)
      .map(([ending, count]) => `${count} ended by ${ending}`)
      .join(', '),
    `; ${totals.eliminated} players were eliminated. The median game ended in round ${totals.medianRound}; practice players won ${totals.practiceWins}.`,
  );
  if (third)
    console.log(
      Object.entries(tallied)
        .map(([what, count]) => `${what} ${count}`)
        .join(', '),
    );
  if (values.proposals) console.log(formatProposalCounts(checked));
  console.log(`stuck ${totals.stuck}, refused ${totals.refused}, endless ${totals.endless}, faults ${totals.faults}`);
}
if (reach?.wrong.length) process.exitCode = 1;
if (totals.stuck + totals.refused + totals.endless + totals.faults > 0) process.exitCode = 1;

function median(list: number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) / 2)] ?? 0;
}
