/** The arrows between the rooms. What is not allowed here is not to be imported. */
const only = (room, ...allowed) => ({
  name: `${room}-imports-only-its-own`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
});

/** The rooms of an edition, each with those of the same edition it may look into, and those beside the editions. */
const EDITION = {
  rules: [[], ['engine', 'kit', 'words']],
  content: [['rules'], ['engine', 'kit', 'words']],
  views: [
    ['rules', 'content'],
    ['engine', 'kit', 'words'],
  ],
  odds: [['rules'], ['engine', 'kit']],
  practice: [['rules'], ['engine', 'kit']],
  map: [['views'], ['kit', 'drawing', 'words']],
  forms: [
    ['rules', 'views', 'practice', 'odds'],
    ['engine', 'kit', 'words'],
  ],
  rehearsal: [
    ['rules', 'content', 'practice', 'views'],
    ['engine', 'kit', 'rehearsal'],
  ],
  face: [
    ['rules', 'content', 'views', 'odds', 'practice', 'map', 'forms'],
    ['engine', 'kit', 'words', 'pool', 'table', 'discord', 'drawing'],
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

/** The rooms at the top; what lies in another would have no arrow. */
const ROOMS = 'engine|kit|words|pool|log|running|sandbox|drawing|rehearsal|store|table|clock|discord|care|editions';
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
      to: { path: '^src/', pathNot: '^src/(editions/$1|engine|kit|pool|table|discord)/' },
    },
    {
      // Neither the disk nor the net, by whatever name; chance is made of hashes.
      name: 'the-core-needs-nothing-from-outside',
      severity: 'error',
      from: {
        path: '^src/(engine|kit|words|rehearsal|editions/[^/]+/(rules|content|odds|practice|views|map))/',
        pathNot: '^src/engine/chance\\.ts$',
      },
      to: { pathNot: '^src/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('engine'),
    only('words'),
    only('kit', 'engine', 'words'),
    only('pool'),
    only('log'),
    only('running'),
    only('sandbox'),
    only('drawing'),
    only('rehearsal', 'engine', 'kit'),
    {
      name: 'drawing-runs-anywhere',
      severity: 'error',
      from: { path: '^src/drawing/(?!raster/)' },
      to: { pathNot: '^src/drawing/(?!raster/)' },
    },
    {
      name: 'a-map-is-laid-out-without-a-raster',
      severity: 'error',
      from: { path: '^src/editions/[^/]+/map/(?!pictures\\.ts$)' },
      to: { path: '^src/drawing/raster/' },
    },
    only('store', 'engine'),
    only('table', 'engine', 'store'),
    only('clock', 'table', 'store'),
    only('discord', 'table', 'engine', 'words', 'pool'),
    {
      name: 'care-is-not-the-bot',
      severity: 'error',
      from: { path: '^src/care/' },
      to: { path: '^src/(discord|sandbox|clock)/' },
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
      from: { path: '^src/', pathNot: '^src/(editions/|care/commands\\.ts|main\\.ts|worker\\.ts)' },
      to: { path: '^src/editions/' },
    },
    {
      name: 'one-file-names-all-editions',
      severity: 'error',
      from: { path: '^src/(care/|main\\.ts|worker\\.ts)' },
      to: { path: '^src/editions/[^/]+/' },
    },
    {
      name: 'only-a-face-opens-a-state',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/editions/[^/]+/face/' },
      to: { path: '^src/table/opened\\.ts$' },
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
      // What is everybody's is tried with games of its own.
      name: 'tests-of-what-is-common-know-no-edition',
      severity: 'error',
      from: { path: '^test/(care|clock|drawing|engine|kit|log|pool|rehearsal|sandbox|store|words)/' },
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
