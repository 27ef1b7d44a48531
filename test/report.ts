import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import budget from './budget.json' with { type: 'json' };

interface Measured {
  project: string;
  file: string;
  seconds: number;
}

/** Reports skipped tests with reasons, the processor time of each project, and the slowest files. */
export default class Report implements Reporter {
  private readonly folder = mkdtempSync(join(tmpdir(), 'custodian-measured-'));

  private readonly art = mkdtempSync(join(tmpdir(), 'custodian-art-'));

  constructor() {
    process.env.MEASURED = this.folder;
    // The art of tiles and skies is drawn once for all processes of a run.
    process.env.DRAWN_ART = this.art;
    process.on('exit', () => rmSync(this.art, { recursive: true, force: true }));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const measured = readdirSync(this.folder).flatMap((file) =>
      readFileSync(join(this.folder, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Measured),
    );
    rmSync(this.folder, { recursive: true, force: true });
    keep(measured);
    const parts = [notRun(modules), ...(measured.length > 1 ? [byProject(measured), slowest(measured)] : [])];
    console.log(parts.flatMap((lines) => (lines.length > 1 ? [...lines, ''] : [])).join('\n'));
  }
}

/** Lists skipped tests, so that they are not mistaken for passed ones. */
function notRun(modules: readonly TestModule[]): string[] {
  const lines = modules.flatMap(({ relativeModuleId, children }) =>
    [...children.allTests('skipped')].flatMap((test) => {
      const result = test.result();
      return result.state === 'skipped' && result.note
        ? [`  ${relativeModuleId} > ${test.fullName}\n    ${result.note}`]
        : [];
    }),
  );
  return ['Left out here:', ...lines];
}

/** Writes the processor time of all files in seconds, slowest first, to `out/test-seconds.txt`. */
function keep(measured: readonly Measured[]): void {
  mkdirSync('out', { recursive: true });
  const lines = inOrder(measured).map(
    ({ file, seconds, project }) => `${seconds.toFixed(2)} ${project} ${relative(process.cwd(), file)}\n`,
  );
  writeFileSync('out/test-seconds.txt', lines.join(''));
}

const inOrder = (measured: readonly Measured[]): Measured[] => measured.toSorted((a, b) => b.seconds - a.seconds);

function byProject(measured: readonly Measured[]): string[] {
  const seconds = new Map<string, number>();
  for (const one of measured) seconds.set(one.project, (seconds.get(one.project) ?? 0) + one.seconds);
  const { user, system } = process.cpuUsage();
  const all = [...seconds.values()].reduce((sum, one) => sum + one, (user + system) / 1_000_000);
  const budgets: Record<string, number> = budget;
  return [
    'Seconds of processor, and what is set aside (test/budget.json):',
    ...[...seconds].map(
      ([name, used]) => `  ${name.padEnd(12)} ${used.toFixed(0).padStart(5)} of ${budgets[name] ?? '?'}`,
    ),
    `  ${'all'.padEnd(12)} ${all.toFixed(0).padStart(5)}`,
  ];
}

const slowest = (measured: readonly Measured[]): string[] => [
  'The slowest files:',
  ...inOrder(measured)
    .slice(0, 10)
    .map(
      ({ file, seconds, project }) =>
        `  ${seconds.toFixed(1).padStart(6)} s  ${relative(process.cwd(), file)} (${project})`,
    ),
];
