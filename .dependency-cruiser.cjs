/** The arrows between the folders. What is not allowed here is not to be imported. */
const only = (folder, ...allowed) => ({
  name: `${folder}-imports-only-its-own`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-circles-between-files-of-the-engine', severity: 'error', from: { path: '^src/engine/' }, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    only('engine'),
    only('pool'),
    only('rules', 'engine'),
    only('content', 'engine', 'rules'),
    only('views', 'engine', 'rules', 'content'),
    only('odds', 'engine', 'rules'),
    only('practice', 'engine', 'rules'),
    only('map', 'views'),
    only('store', 'engine'),
    only('table', 'engine', 'store'),
    only('clock', 'table', 'store'),
    { name: 'care-is-not-the-bot', severity: 'error', from: { path: '^src/care/' }, to: { path: '^src/(discord|map|sandbox|clock)/' } },
    only('discord', 'table', 'views', 'map', 'engine'),
    only('sandbox'),
    only('log'),
    only('running'),
    { name: 'discord-never-sees-the-state', severity: 'error', from: { path: '^src/discord/' }, to: { path: '^src/(rules|content|store)/' } },
    { name: 'engine-door', severity: 'error', from: { path: '^src/(?!engine/)' }, to: { path: '^src/engine/(?!index\\.ts$)' } },
    { name: 'no-test-in-source', severity: 'error', from: { path: '^src/' }, to: { path: '^test/' } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
