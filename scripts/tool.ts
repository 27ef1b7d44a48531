// Runs a tool by its name: npm run -s tool -- NAME [options]; NAME --help prints its options.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Tools that have no npm script of their own: file, and what it does. */
const TOOLS: Record<string, [file: string, about: string]> = {
  'bad-input': ['chaos/input/bad-input.ts', 'sends invalid interactions to the bot'],
  'break-rules': ['mutation/break-rules.ts', 'breaks rules one at a time; a test has to notice each'],
  'check-odds': ['odds/check-odds.ts', 'plays combats and compares the results with computed odds'],
  'command-reference': ['docs/command-reference.ts', 'writes docs/commands.md'],
  'content-index': ['codegen/content-index.ts', 'writes the indexes of all sets; --release freezes what is new in one'],
  contract: ['codegen/contract.ts', 'adds new saved words to test/contract.json'],
  crash: ['chaos/crash/crash.ts', 'kills the bot at random points while games go on'],
  forms: ['chaos/forms/forms.ts', 'compares forms and proposals with those of a twin game'],
  'letter-widths': ['codegen/letter-widths.ts', 'writes the widths of the letters of the bundled fonts'],
  load: ['chaos/load/load.ts', 'plays many games at once and measures acknowledgements and memory'],
  migrations: ['codegen/migrations.ts', 'writes the migrations of a changed database schema'],
  mutate: ['mutation/mutate.ts', 'runs mutation testing on a room or on files'],
  'play-displayed': ['e2e/play-displayed.ts', 'plays a game through the bot and the Discord sandbox'],
  questions: ['chaos/questions/questions.ts', 'searches games for questions that nobody needs to be asked'],
  'remove-protections': [
    'mutation/remove-protections.ts',
    'removes protections one at a time; a test has to notice each',
  ],
  replies: ['e2e/replies/replies.ts', 'checks whom private replies name and who is pinged'],
  'rename-symbols': ['codemod/rename-symbols.ts', 'renames declarations as a table says'],
  'rerecord-games': ['simulation/rerecord-games.ts', 'records the recorded games again'],
  scale: ['bench/scale.ts', 'measures answers in databases of many games'],
  secrets: ['chaos/secrets/secrets.ts', 'searches everything that is sent for secrets'],
  'unit-recognition': ['images/unit-recognition.ts', 'draws units as a phone shows them'],
};

const [, , name = '', ...options] = process.argv;
if (name in TOOLS) {
  const file = path.join(import.meta.dirname, TOOLS[name][0]);
  process.argv = [process.argv[0], file, ...options];
  await import(pathToFileURL(file).href);
} else {
  const lines = Object.entries(TOOLS).map(([tool, [, about]]) => `  ${tool.padEnd(20)}${about}`);
  const asked = name === '' || name === '--help';
  (asked ? console.log : console.error)(
    [
      ...(asked ? [] : [`No tool is called ${name}.`]),
      'npm run -s tool -- NAME [options]; NAME --help prints the options.',
      '',
      ...lines,
    ].join('\n'),
  );
  process.exitCode = asked ? 0 : 2;
}
