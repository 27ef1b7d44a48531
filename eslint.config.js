import fs from 'node:fs';
import sonarjs from 'eslint-plugin-sonarjs';
import tseslint from 'typescript-eslint';

// What matters here: a pure core, and a core that names no component.
const pure = {
  'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'process', 'performance', 'console'],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: "Chance comes from the game's seed only." },
    { object: 'Date', property: 'now', message: 'The core reads no clock.' },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: "NewExpression[callee.name='Date']", message: 'The core reads no clock.' },
    {
      selector: 'ImportDeclaration[source.value=/^node:(fs|net|http|https|child_process|worker_threads|os|timers)/]',
      message: 'The core does no I/O.',
    },
    { selector: 'TSNonNullExpression', message: 'Say what is there instead.' },
  ],
};

// Words of the game that happen to be some component's id as well: unit types, kinds, phases.
const VOCABULARY = new Set([
  'war-sun',
  'flagship',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'infantry',
  'mech',
  'pds',
  'space-dock',
  'technology',
  'trade',
  'politics',
  'warfare',
]);
const ids = new Set(
  JSON.parse(fs.readFileSync(new URL('./src/editions/ti4/content/catalogue.json', import.meta.url), 'utf8'))
    .filter(({ kind }) => kind !== 'tile')
    .map(({ id }) => id)
    .filter((id) => !VOCABULARY.has(id)),
);

/** The core names no component. */
const noComponentId = {
  meta: { type: 'problem', schema: [], messages: { named: "'{{id}}' is a component: the core names none. Find the concept it lacks." } },
  create: (context) => ({
    Literal: (node) => {
      if (typeof node.value === 'string' && ids.has(node.value)) context.report({ node, messageId: 'named', data: { id: node.value } });
    },
  }),
};

const WHERE = 'Where units stand is changed in rules/placement.ts only.';
const IN_FORCE = 'What is in force is changed by the functions of technologies, effects, laws and promissory notes only.';
const CHANGES = [
  ['AssignmentExpression', 'left'],
  ['UnaryExpression[operator="delete"]', 'argument'],
  ['UpdateExpression', 'argument'],
];
/** What others rely on, and nobody but the functions for it changes. */
const kept = CHANGES.flatMap(([what, part]) => [
  { selector: `${what}[${part}.object.name=/^(unit|ship)$/][${part}.property.name=/^(planet|system|owner)$/]`, message: WHERE },
  { selector: `${what}[${part}.computed=true][${part}.object.name='units']`, message: WHERE },
  {
    selector: `${what}[${part}.computed=true][${part}.object.object.property.name='state'][${part}.object.property.name='units']`,
    message: WHERE,
  },
  { selector: `${what}[${part}.computed=true][${part}.object.property.name=/^(technologies|laws|effects)$/]`, message: IN_FORCE },
  { selector: `${what}[${part}.property.name=/^(playArea|faction|eliminated)$/]`, message: IN_FORCE },
]).concat([
  { selector: "CallExpression[callee.object.name='Object'][callee.property.name='assign'][arguments.0.name='unit']", message: WHERE },
  {
    selector: "CallExpression[callee.object.property.name='playArea'][callee.property.name=/^(push|splice|pop|shift|unshift|sort)$/]",
    message: IN_FORCE,
  },
]);

export default tseslint.config(
  { ignores: ['node_modules/', 'coverage/', 'data/', 'out/', 'src/editions/ti4/content/index.ts'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // What is promised and not waited for goes wrong where nobody sees it.
    files: ['{src,scripts,test}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' },
  },
  { files: ['src/{engine,kit}/**/*.ts', 'src/editions/*/{rules,content,practice,odds}/**/*.ts'], rules: pure },
  {
    files: ['src/{engine,kit,table,store,discord,clock}/**/*.ts', 'src/editions/*/{rules,map,views,odds}/**/*.ts'],
    plugins: { custodian: { rules: { 'no-component-id': noComponentId } } },
    rules: { 'custodian/no-component-id': 'error' },
  },
  {
    // What a person names or presses leads to a game through one module alone: nothing else says that a game is in view.
    files: ['src/discord/**/*.ts'],
    ignores: ['src/discord/seen.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSTypeReference > Identifier[name=/^(Table|Eyes|Workings|SeenId|SeenGame)$/]',
          message: 'A game is in view only by `gameHere` or `seenGame`.',
        },
      ],
    },
  },
  {
    // What is worked out from where units stand and from what is in force is kept: whoever changes it says so.
    files: ['src/editions/ti4/{rules,content}/**/*.ts'],
    ignores: [
      'src/editions/ti4/rules/*/{placement,technology,setup,effects,laws,promissory-notes,new-state}.ts',
      'src/editions/ti4/content/shared/returning-infantry.ts',
    ],
    rules: { 'no-restricted-syntax': [...pure['no-restricted-syntax'], ...kept] },
  },
  {
    // A function is read at one look.
    files: [
      '{scripts,src/engine,src/kit,src/table,src/store,src/care,src/clock,src/sandbox}/**/*.ts',
      'src/editions/*/{rules,content,odds,practice}/**/*.ts',
    ],
    plugins: { sonarjs },
    rules: {
      'sonarjs/cognitive-complexity': ['error', 15],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' } },
  {
    files: ['src/sandbox/page/**/*.js'],
    languageOptions: { sourceType: 'module' },
    rules: { '@typescript-eslint/no-unused-vars': 'warn' },
  },
);
