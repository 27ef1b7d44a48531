/** Defines the allowed imports of a room; all other imports are forbidden. */
const only = (room, ...allowed) => ({
  name: `${room.replace('/', '-')}-imports-only-its-own`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
});

/** Rooms of an edition, each with the rooms of the same edition it may import, and those outside the editions. */
const EDITION = {
  rules: [[], ['engine', 'kit', 'text']],
  content: [['rules'], ['engine', 'kit', 'text']],
  // Both decide what a viewer may see: narration and views use each other's words, without import cycles.
  views: [
    ['rules', 'content', 'narration'],
    ['engine', 'kit', 'text'],
  ],
  narration: [
    ['rules', 'content', 'views'],
    ['engine', 'kit', 'text'],
  ],
  odds: [['rules'], ['engine', 'kit']],
  ai: [['rules'], ['engine', 'kit']],
  render: [['views'], ['kit', 'render', 'text']],
  forms: [
    ['rules', 'views', 'ai', 'odds'],
    ['engine', 'kit', 'text'],
  ],
  simulation: [
    ['rules', 'content', 'ai', 'views', 'forms'],
    ['engine', 'kit', 'simulation'],
  ],
  service: [
    ['rules', 'content', 'views', 'narration', 'ai', 'forms'],
    ['engine', 'kit', 'text', 'service'],
  ],
  discord: [
    ['rules', 'content', 'views', 'narration', 'odds', 'ai', 'render', 'forms', 'service'],
    ['engine', 'kit', 'text', 'workers', 'service', 'discord', 'render'],
  ],
};

const roomOfEdition = ([room, [beside, below]]) => ({
  name: `${room}-of-an-edition-imports-only-its-own`,
  severity: 'error',
  from: { path: `^src/editions/([^/]+)/${room}/` },
  to: {
    path: '^src/',
    pathNot: [`^src/editions/$1/(${[room, ...beside].join('|')})/`, ...below.map((one) => `^src/${one}/`)],
  },
});

/** Top-level rooms; a folder not listed here would have no import rules. */
const ROOMS =
  'app|engine|kit|text|workers|sandbox|render|simulation|store|cluster|service|scheduler|discord|cli|editions';
const ROOMS_OF_EDITION = Object.keys(EDITION).join('|');

module.exports = {
  forbidden: [
    {
      name: 'every-room-has-its-arrows',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${ROOMS})/` },
      to: {},
    },
    {
      name: 'every-room-of-an-edition-has-its-arrows',
      severity: 'error',
      from: { path: '^src/editions/[^/]+/[^/]+/', pathNot: `^src/editions/[^/]+/(${ROOMS_OF_EDITION})/` },
      to: {},
    },
    {
      name: 'what-an-edition-lists-is-its-own',
      severity: 'error',
      from: { path: '^src/editions/([^/]+)/[^/]+$' },
      to: { path: '^src/', pathNot: '^src/(editions/$1|engine|kit|workers|service|discord)/' },
    },
    {
      // Forbids disk and network access through any module; random numbers are made of hashes.
      name: 'the-core-needs-nothing-from-outside',
      severity: 'error',
      from: {
        path: '^src/(engine|kit|text|simulation|editions/[^/]+/(rules|content|odds|ai|views|narration|render))/',
        pathNot: '^src/engine/chance\\.ts$',
      },
      to: { pathNot: '^src/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('engine'),
    only('text'),
    only('kit', 'engine', 'text'),
    only('workers'),
    only('app/log'),
    only('app/ops'),
    only('sandbox'),
    only('render'),
    only('simulation', 'engine', 'kit'),
    {
      name: 'render-runs-anywhere',
      severity: 'error',
      from: { path: '^src/render/(?!raster/)' },
      to: { pathNot: '^src/render/(?!raster/)' },
    },
    {
      name: 'a-map-is-laid-out-without-a-raster',
      severity: 'error',
      from: { path: '^src/editions/[^/]+/render/(?!pictures\\.ts$)' },
      to: { path: '^src/render/raster/' },
    },
    only('store', 'engine'),
    only('cluster', 'store'),
    only('service', 'engine', 'store'),
    only('scheduler', 'service', 'store'),
    only('discord', 'service', 'engine', 'text', 'workers'),
    {
      name: 'cli-is-not-the-bot',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(discord|sandbox|scheduler)/' },
    },
    ...Object.entries(EDITION).map(roomOfEdition),
    {
      name: 'an-edition-knows-no-other',
      severity: 'error',
      from: { path: '^src/editions/([^/]+)/' },
      to: { path: '^src/editions/', pathNot: '^src/editions/$1/' },
    },
    {
      name: 'only-the-start-knows-an-edition',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(editions/|cli/commands\\.ts|app/(main|worker)\\.ts)' },
      to: { path: '^src/editions/' },
    },
    {
      name: 'one-file-names-all-editions',
      severity: 'error',
      from: { path: '^src/(cli|app)/' },
      to: { path: '^src/editions/[^/]+/' },
    },
    {
      name: 'only-an-edition-opens-a-state',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/editions/[^/]+/(discord|service)/' },
      to: { path: '^src/service/queries/unseal-state\\.ts$' },
    },
    {
      name: 'discord-never-sees-the-state',
      severity: 'error',
      from: { path: '^src/discord/' },
      to: { path: '^src/(editions|store)/' },
    },
    {
      name: 'engine-door',
      severity: 'error',
      from: { path: '^src/(?!engine/)' },
      to: { path: '^src/engine/(?!index\\.ts$)' },
    },
    { name: 'no-test-in-source', severity: 'error', from: { path: '^src/' }, to: { path: '^(test|scripts)/' } },
    {
      // Common code is tested with games made for the tests.
      name: 'tests-of-what-is-common-know-no-edition',
      severity: 'error',
      from: {
        path: '^test/(app|cli|scheduler|render/[^/]+\\.test|engine|kit|workers|simulation/common|sandbox|store|text)/?',
      },
      to: { path: '^src/editions/' },
    },
    { name: 'scripts-import-no-test', severity: 'error', from: { path: '^scripts/' }, to: { path: '^test/' } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
