/**
 * Code and the tests that cover it. Patterns are relative to the project's folder; those that begin with `!` exclude
 * files.
 */
export interface MutationRoom {
  code: readonly string[];
  tests: readonly string[];
}

const room = (code: string, ...tests: string[]): MutationRoom => ({
  code: [`src/${code}`],
  tests: tests.map((name) => `test/${name}`),
});

/** Tests that play whole games, excluded because nearly every mutant would run them. */
const WHOLE_GAMES = ['!test/rules/{victory-whole-games,question-titles,movement-random,space-combat-random}.test.ts'];

const NEEDS_POSTGRES = '!test/service/move.test.ts';
const LONG_IN_DISCORD = '!test/discord/{bounded-texts,growth-of-work,looks,round,seen,typed,typed-readers}.test.ts';

const withoutTests = ({ code, tests }: MutationRoom, excluded: string): MutationRoom => ({
  code,
  tests: [...tests, excluded],
});

const fourth = (name: string): MutationRoom => ({
  code: [`src/editions/ti4/rules/${name}/**/*.ts`],
  tests: ['test/rules/*.test.ts', ...WHOLE_GAMES],
});

/** Rooms by name, with their files and the tests that must detect a change in them. */
export const ROOMS: Readonly<Record<string, MutationRoom>> = {
  engine: room('engine/**/*.ts', 'engine/*.test.ts', 'rules/{windows,abilities,standing-orders}.test.ts'),
  kit: room('kit/**/*.ts', 'kit/**/*.test.ts', 'rules/{basics,objectives,planets}.test.ts'),
  text: room('text/*.ts', 'text/*.test.ts'),
  combat: fourth('combat'),
  invasion: fourth('invasion'),
  components: fourth('components'),
  politics: fourth('politics'),
  trade: fourth('trade'),
  exploration: fourth('exploration'),
  leaders: fourth('leaders'),
  movement: fourth('movement'),
  objectives: fourth('objectives'),
  phases: fourth('phases'),
  planets: fourth('planets'),
  production: fourth('production'),
  setup: fourth('setup'),
  technology: fourth('technology'),
  tokens: fourth('tokens'),
  units: fourth('units'),
  board: fourth('board'),
  events: fourth('events'),
  'third-edition': room('editions/ti3/rules/**/*.ts', 'ti3/**/*.test.ts'),
  'second-edition': room('editions/ti2/rules/**/*.ts', 'ti2/**/*.test.ts'),
  service: withoutTests(room('service/**/*.ts', 'service/*.test.ts'), NEEDS_POSTGRES),
  store: room('store/**/*.ts', 'store/{open,outbox,restart}.test.ts', 'service/{decide,kept-state,play,undo}.test.ts'),
  scheduler: room('scheduler/*.ts', 'scheduler/*.test.ts'),
  discord: withoutTests(room('discord/**/*.ts', 'discord/*.test.ts'), LONG_IN_DISCORD),
};
