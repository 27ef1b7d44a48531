import { writeFileSync } from 'node:fs';
import { rulebookOf } from '#ti2/rulebook.ts';
import { SETS, DEFAULT_SETS } from '#ti2/content/sets.ts';
import { simulate, type SimulationReport, type SimulationSetup } from '#ti2/simulation/simulate.ts';
import { parsePlayerKinds, formatRecordedGame, type Move } from '#simulation';
import type { Rulebook } from '#ti2/rules/game.ts';
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

/** Plays one game; `record`: file to write it to for replay. */
function playedFor(book: Rulebook, asked: SimulationSetup, kinds: string, record?: string): SimulationReport {
  const answers: Move[] = [];
  const report = simulate(book, asked, {
    kinds: parsePlayerKinds(kinds, asked.players),
    onMove: (move) => answers.push(move),
  });
  const settings = { ...asked, sets: book.sets };
  if (record !== undefined) writeFileSync(record, formatRecordedGame({ settings, lines: 1, answers, end: report.end }));
  return report;
}

/** Plays random games of the second edition and reports them. Returns whether nothing went wrong. */
export function simulateTi2Games(wish: Ti2SimulationArgs): boolean {
  const sets = wish.sets === 'all' ? SETS.map(({ id }) => id) : (wish.sets?.split(',') ?? DEFAULT_SETS);
  const book = rulebookOf(sets);
  const reports: SimulationReport[] = [];
  for (const players of wish.players.split(',').map(Number))
    for (let i = 0; i < Number(wish.games); i++) {
      const asked = wishFor(wish, players, i);
      const report = playedFor(book, asked, wish['players-kind'], reports.length ? undefined : wish.record);
      reports.push(report);
      if (!wish.json) console.log(told(report));
    }
  const wrong = reports.flatMap(wrongIn);
  const tallied: Record<string, number> = {};
  for (const { tally } of reports)
    for (const [what, count] of Object.entries(tally)) tallied[what] = (tallied[what] ?? 0) + count;
  const endings: Record<string, number> = {};
  for (const { ending } of reports) endings[String(ending)] = (endings[String(ending)] ?? 0) + 1;
  const totals = {
    games: reports.length,
    answers: reports.reduce((sum, { answers }) => sum + answers, 0),
    endings,
    wrong: wrong.length,
  };
  console.log(
    wish.json ? JSON.stringify({ totals, tallied, games: reports }, null, 1) : JSON.stringify({ totals, tallied }),
  );
  return wrong.length === 0;
}
