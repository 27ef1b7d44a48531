import { writeFileSync } from 'node:fs';
import { FIELD_RULES, LIST_FIELD_RULES } from '#ti2/forms/field-rules.ts';
import { rulebookOf } from '#ti2/rulebook.ts';
import { SETS, DEFAULT_SETS } from '#ti2/content/sets.ts';
import { simulate, type SimulationReport, type SimulationSetup } from '#ti2/simulation/simulate.ts';
import { createTi2CoverageSource } from '#ti2/simulation/coverage.ts';
import { ti2ProposalRules } from '#ti2/simulation/proposal-rules.ts';
import {
  addReport,
  createCoverage,
  formatCoverage,
  formatProposalCounts,
  formatRecordedGame,
  createProposedAnswersReport,
  parsePlayerKinds,
  ProposalCheck,
  proposalFaults,
  type Coverage,
  type Move,
} from '#simulation';
import type { Game, Rulebook } from '#ti2/rules/game.ts';
import { OPTION_IDS, type OptionId, type Veil } from '#ti2/rules/terms.ts';

/** Command-line options for games of the second edition. */
export interface Ti2SimulationArgs {
  games: string;
  players: string;
  seed: string;
  from: string;
  sets?: string;
  options?: string;
  factions?: string;
  veil: string;
  /** The last round; 0: none. */
  'last-round'?: string;
  'players-kind': string;
  json?: boolean;
  late?: boolean;
  /** Checks every proposal. */
  proposals?: boolean;
  /** Counts how often each component came up. */
  coverage?: boolean;
  /** File to which the first game is written for replay. */
  record?: string;
}

const wrongIn = ({ stuck, endless, refused, faults }: SimulationReport): string[] => [
  ...stuck,
  ...endless,
  ...refused,
  ...faults,
];

const told = (report: SimulationReport): string => {
  const { players, seed, rounds, answers, ms, ending, winner, brackets, eliminated } = report;
  const wrong = wrongIn(report);
  return [
    `${seed}: ${players} players, ${rounds} rounds, ${answers} answers, ${ms} ms, ${ending ?? 'no end'}, won by ${winner ?? 'nobody'}, brackets ${brackets.join(' ')}`,
    ...(eliminated ? [`${eliminated} out`] : []),
    ...(wrong.length ? [`WRONG: ${wrong.join(' | ')}`] : []),
  ].join(', ');
};

const optionsOf = (text = ''): OptionId[] => OPTION_IDS.filter((option) => text.split(',').includes(option));

/** Returns the setup of one game. */
const wishFor = (wish: Ti2SimulationArgs, players: number, game: number): SimulationSetup => ({
  players,
  played: optionsOf(wish.options),
  late: wish.late ?? false,
  seed: `${wish.seed}/${players}/${Number(wish.from) + game}`,
  veil: wish.veil as Veil,
  ...(wish.factions !== undefined && { races: wish.factions.split(',') }),
  ...(wish['last-round'] !== undefined && { lastRound: Number(wish['last-round']) }),
});

/** Counts the events of all games, by kind. */
function sumOf(counts: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [what, count] of Object.entries(one)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

/** Plays one game; `record`: file to write it to for replay; `proposals`: checks its proposals; `seen`: counts components. */
function playedFor(
  book: Rulebook,
  asked: SimulationSetup,
  {
    kinds,
    record,
    proposals,
    seen,
  }: {
    kinds: string;
    record: string | undefined;
    proposals: ProposalCheck<Game> | undefined;
    seen: Coverage<Game> | undefined;
  },
): SimulationReport {
  const answers: Move[] = [];
  const report = simulate(book, asked, {
    kinds: parsePlayerKinds(kinds, asked.players),
    ...((proposals ?? seen) && {
      onAsk: (game, open, spec) => {
        seen?.onAsk(game, open, spec);
        proposals?.onAsk(game, open, spec);
      },
      onFact: (game, fact) => {
        seen?.onFact(game, fact);
        proposals?.onFact(game, fact);
      },
    }),
    onMove: (move) => answers.push(move),
  });
  if (proposals) report.faults.push(...proposalFaults(proposals.report));
  const settings = { ...asked, sets: book.sets };
  if (record !== undefined) writeFileSync(record, formatRecordedGame({ settings, lines: 1, answers, end: report.end }));
  return report;
}

const checkOfProposals = (): ProposalCheck<Game> =>
  new ProposalCheck(ti2ProposalRules, {
    isFilledIn: (question) => Object.hasOwn({ ...FIELD_RULES, ...LIST_FIELD_RULES }, question),
    now: () => performance.now(),
  });

/** Returns the sets named by the option. */
const setsIn = (named: string | undefined): readonly string[] =>
  named === 'all' ? SETS.map(({ id }) => id) : (named?.split(',') ?? DEFAULT_SETS);

/** Prints how often each component came up. */
function printCoverage(book: Rulebook, seen: Coverage<Game>): void {
  console.log(['', ...formatCoverage(seen.counts, (id) => book.components[id]?.kind ?? ''), ''].join('\n'));
}

/** Returns the setups of all games: for each number of players, as many as are asked for. */
const gamesOf = (wish: Ti2SimulationArgs): SimulationSetup[] =>
  wish.players
    .split(',')
    .map(Number)
    .flatMap((players) => Array.from({ length: Number(wish.games) }, (_, i) => wishFor(wish, players, i)));

/** Plays random games of the second edition and reports them. Returns whether nothing went wrong. */
export function simulateTi2Games(wish: Ti2SimulationArgs): boolean {
  const book = rulebookOf(setsIn(wish.sets));
  const reports: SimulationReport[] = [];
  const seen = wish.coverage ? createCoverage(createTi2CoverageSource(book)) : undefined;
  const checked = createProposedAnswersReport();
  for (const asked of gamesOf(wish)) {
    const proposals = wish.proposals ? checkOfProposals() : undefined;
    const record = reports.length ? undefined : wish.record;
    const report = playedFor(book, asked, { kinds: wish['players-kind'], record, proposals, seen });
    if (proposals) addReport(checked, proposals.report);
    reports.push(report);
    if (!wish.json) console.log(told(report));
  }
  const wrong = reports.flatMap(wrongIn);
  const counted = summary(reports, wrong.length);
  if (wish.json)
    console.log(JSON.stringify({ ...counted, games: reports, ...(seen && { coverage: seen.counts }) }, null, 1));
  else printTotals(counted, book, seen, wish.proposals ? checked : undefined);
  return wrong.length === 0;
}

/** Prints the totals of all games, with the coverage and the proposals if they were counted. */
function printTotals(
  counted: ReturnType<typeof summary>,
  book: Rulebook,
  seen: Coverage<Game> | undefined,
  checked: ReturnType<typeof createProposedAnswersReport> | undefined,
): void {
  if (seen) printCoverage(book, seen);
  console.log(JSON.stringify(counted));
  if (checked) console.log(formatProposalCounts(checked));
}

/** Adds up what happened in all games. */
function summary(reports: readonly SimulationReport[], wrong: number) {
  const tallied = sumOf(reports.map(({ tally }) => tally));
  const endings: Record<string, number> = {};
  for (const { ending } of reports) endings[String(ending)] = (endings[String(ending)] ?? 0) + 1;
  const answers = reports.reduce((sum, one) => sum + one.answers, 0);
  return { totals: { games: reports.length, answers, endings, wrong }, tallied };
}
