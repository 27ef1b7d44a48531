import fs from 'node:fs';
import path from 'node:path';
import sonarjs from 'eslint-plugin-sonarjs';
import { analyse } from 'scslre';
import tseslint from 'typescript-eslint';
import { honest, spoken, strictTables } from './eslint/test-syntax.js';

// What matters here: a pure core, and a core that names no component.
const pure = {
  'no-restricted-globals': [
    'error',
    ...['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'process', 'performance', 'console'],
    // Ways round: the same things by other names, and what a clock and chance are made of.
    ...['globalThis', 'global', 'Reflect', 'Date', 'Intl', 'crypto'],
  ],
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
/** Folders of the fourth edition's content whose files are no components with an id that rules could name. */
const WITHOUT_ID = ['tiles', 'boards', 'decks', 'tokens', 'shared'];
const CONTENT = new URL('./src/editions/ti4/content/', import.meta.url);
/** Ids of components: the names of their files, `<set>/<folder>/.../<id>.ts`. */
const ids = new Set(
  fs
    .readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter(
      (parts) => parts.length > 2 && parts.at(-1).endsWith('.ts') && !parts.some((part) => WITHOUT_ID.includes(part)),
    )
    .map((parts) => parts.at(-1).slice(0, -'.ts'.length))
    .filter((id) => !VOCABULARY.has(id)),
);

/** The core names no component. */
const noComponentId = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { named: "'{{id}}' is a component: the core names none. Find the concept it lacks." },
  },
  create: (context) => ({
    Literal: (node) => {
      if (typeof node.value === 'string' && ids.has(node.value))
        context.report({ node, messageId: 'named', data: { id: node.value } });
    },
    TemplateElement: (node) => {
      if (ids.has(node.value.cooked)) context.report({ node, messageId: 'named', data: { id: node.value.cooked } });
    },
  }),
};

// Kinds of components. Two of them are also kinds of something else: there a bare `kind` may be that.
const KINDS = new Set([
  'unit',
  'technology',
  'faction',
  'action-card',
  'promissory-note',
  'agenda',
  'strategy-card',
  'objective',
]);
const AMBIGUOUS = new Set(['unit', 'technology']);
/** What has kinds of its own: what may be answered, what would change, what is drawn. */
const OTHERS = /^(spec|change|shape)$/i;

/** What is written there, in whatever quotes. */
const wordOf = (node) =>
  node?.type === 'Literal'
    ? node.value
    : node?.type === 'TemplateLiteral' && node.quasis.length === 1
      ? node.quasis[0].value.cooked
      : undefined;

/** Whether an expression reads the kind of what may be a component, where one of these literals stands against it. */
function readsKind(node, literals) {
  const read = node.type === 'ChainExpression' ? node.expression : node;
  const kinds = literals.map(wordOf).filter((word) => KINDS.has(word));
  if (read.type === 'Identifier') return read.name === 'kind' && kinds.some((kind) => !AMBIGUOUS.has(kind));
  if (read.type !== 'MemberExpression' || (read.computed ? wordOf(read.property) : read.property.name) !== 'kind')
    return false;
  const owner = read.object.type === 'MemberExpression' ? read.object.property : read.object;
  return kinds.length > 0 && !OTHERS.test(owner.name ?? '');
}

/** Nobody asks a component for its kind: the book has each kind by itself, zones and fields say the rest. */
const noComponentKind = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      asked:
        "A component's kind is not asked for: take it from `book.byKind`, or go by its zone or a field of its own.",
    },
  },
  create: (context) => ({
    SwitchStatement: (node) => {
      const tests = node.cases.map(({ test }) => test);
      if (readsKind(node.discriminant, tests)) context.report({ node, messageId: 'asked' });
    },
    'BinaryExpression[operator=/^[!=]==?$/]': (node) => {
      if (readsKind(node.left, [node.right]) || readsKind(node.right, [node.left]))
        context.report({ node, messageId: 'asked' });
    },
    "CallExpression[callee.property.name='includes'][callee.object.type='ArrayExpression']": (node) => {
      if (node.arguments.length === 1 && readsKind(node.arguments[0], node.callee.object.elements))
        context.report({ node, messageId: 'asked' });
    },
  }),
};

const WHERE = 'Where units stand is changed in rules/units/unit-index.ts only.';
const IN_FORCE =
  'What is in force is changed by the functions of technologies, effects, laws and promissory notes only.';
const CHANGES = [
  ['AssignmentExpression', 'left'],
  ['UnaryExpression[operator="delete"]', 'argument'],
  ['UpdateExpression', 'argument'],
];
/** What others rely on, and nobody but the functions for it changes. */
const kept = CHANGES.flatMap(([what, part]) => [
  {
    selector: `${what}[${part}.object.name=/^(unit|ship)$/][${part}.property.name=/^(planet|system|owner)$/]`,
    message: WHERE,
  },
  { selector: `${what}[${part}.computed=true][${part}.object.name='units']`, message: WHERE },
  {
    selector: `${what}[${part}.computed=true][${part}.object.object.property.name='state'][${part}.object.property.name='units']`,
    message: WHERE,
  },
  {
    selector: `${what}[${part}.computed=true][${part}.object.type='MemberExpression'][${part}.object.property.name='units']`,
    message:
      'What stands on the board is changed in rules/units/unit-index.ts, the cards of units by the functions of technologies only.',
  },
  {
    selector: `${what}[${part}.computed=true][${part}.object.property.name=/^(technologies|laws|effects|abilities)$/]`,
    message: IN_FORCE,
  },
  {
    selector: `${what}[${part}.property.name=/^(playArea|faction|eliminated|abilities|memory|elected)$/]`,
    message: IN_FORCE,
  },
  // A part of the state as a whole, what lies there under a name that is written out, and a place of a list or its end.
  { selector: `${what}[${part}.object.name='state'][${part}.property.name='units']`, message: WHERE },
  { selector: `${what}[${part}.object.property.name='state'][${part}.property.name='units']`, message: WHERE },
  { selector: `${what}[${part}.property.name=/^(technologies|laws|effects)$/]`, message: IN_FORCE },
  { selector: `${what}[${part}.object.property.name=/^(technologies|laws|effects|playArea)$/]`, message: IN_FORCE },
]).concat([
  {
    selector: "CallExpression[callee.object.name='Object'][callee.property.name='assign'][arguments.0.name='unit']",
    message: WHERE,
  },
  {
    selector:
      "CallExpression[callee.object.property.name='playArea'][callee.property.name=/^(push|splice|pop|shift|unshift|sort)$/]",
    message: IN_FORCE,
  },
]);

/** Whether something is called as a test is: `test(...)`, `it.each(...)(...)`, `test.concurrent(...)`. */
function isTest({ type, callee }) {
  if (type !== 'CallExpression') return false;
  const called =
    callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
      ? (callee.callee ?? callee.tag)
      : callee;
  const name = called.type === 'MemberExpression' ? called.object.name : called.name;
  return name === 'test' || name === 'it';
}

/** A test that ends early was not run, however deep in it the end stands. */
const noEarlyEnd = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: 'A test that cannot be run says so: skip(condition, why), which the result shows.' },
  },
  create: (context) => ({
    ReturnStatement: (node) => {
      let around = node.parent;
      while (around && !/Function/.test(around.type)) around = around.parent;
      if (around && isTest(around.parent)) context.report({ node, messageId: 'early' });
    },
  }),
};

/** A pattern as it is written: a literal, or what `new RegExp` is given outright. */
function patternOf(node) {
  if (node.type === 'Literal') return node.regex && { source: node.regex.pattern, flags: node.regex.flags };
  const [source, flags] = node.arguments.map(wordOf);
  return typeof source === 'string' && (node.arguments.length < 2 || typeof flags === 'string')
    ? { source, flags: flags ?? '' }
    : undefined;
}

/** What is searched grows as fast as the text and no faster: sonarjs/slow-regex reports exponential patterns alone, this the quadratic too. */
const noSlowPattern = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'This pattern takes quadratic time or worse on some text: use one that never tries a place twice, or a scanner.',
    },
  },
  create: (context) => {
    const look = (node) => {
      const pattern = patternOf(node);
      if (pattern && analyse(pattern).reports.length) context.report({ node, messageId: 'slow' });
    };
    return { 'Literal[regex]': look, "NewExpression[callee.name='RegExp']": look };
  },
};

const custodian = {
  rules: {
    'no-component-id': noComponentId,
    'no-component-kind': noComponentKind,
    'no-early-end': noEarlyEnd,
    'no-slow-pattern': noSlowPattern,
  },
};

/** Ground forces of the third edition are several types: who compares one type forgets the others. */
const everyTroop = [
  'BinaryExpression[operator=/^[!=]==$/] > Literal',
  'MemberExpression[computed=true] > Literal',
  'CallExpression[callee.name=/^(units|countOfType)$/] > Literal',
].map((selector) => ({
  selector: `${selector}[value='ground-force']`,
  message: "Ask hasQuality(game, 'ground-force', unit): shock troops and mechanized units are ground forces too.",
}));

export default tseslint.config(
  { ignores: ['node_modules/', 'coverage/', 'data/', 'out/', 'dist/', 'src/editions/*/content/*/index.ts'] },
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
  {
    files: ['src/{engine,kit,text}/**/*.ts', 'src/editions/*/{rules,content,ai,odds,render}/**/*.ts'],
    rules: pure,
  },
  { files: ['src/{render,simulation}/**/*.ts'], ignores: ['src/render/raster/**'], rules: pure },
  {
    files: ['src/**/*.ts'],
    // A server hears of an 'upgrade', which is a card as well.
    ignores: ['src/editions/*/content/**', 'src/sandbox/server.ts'],
    plugins: { custodian },
    rules: { 'custodian/no-component-id': 'error' },
  },
  { files: ['src/**/*.ts'], plugins: { custodian }, rules: { 'custodian/no-slow-pattern': 'error' } },
  {
    files: [
      'src/kit/**/*.ts',
      'src/editions/*/{rules,content,views,narration,odds,ai,forms,service,discord,render,simulation}/**/*.ts',
    ],
    plugins: { custodian },
    rules: { 'custodian/no-component-kind': 'error' },
  },
  {
    // What a person names or presses leads to a game through one module alone: nothing else says that a game is in view.
    files: ['src/discord/**/*.ts'],
    ignores: ['src/discord/access/game-access.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSAsExpression > TSTypeReference > Identifier[name=/^(GameService|BotContext|LoadedGame|VisibleGame|VisibleGameId|VisibleGameInfo)$/]',
          message: 'Only `findCurrentGame` and `resolveVisibleGame` make a game visible.',
        },
      ],
    },
  },
  {
    // What is worked out from where units stand and from what is in force is kept: whoever changes it says so.
    files: ['src/editions/ti4/{rules,content}/**/*.ts'],
    ignores: [
      'src/editions/ti4/rules/**/{unit-index,technology,setup-choices,effects,laws,promissory-notes,new-state}.ts',
      'src/editions/ti4/content/shared/cards/surviving-infantry.ts',
    ],
    rules: { 'no-restricted-syntax': [...pure['no-restricted-syntax'], ...kept] },
  },
  {
    files: ['src/editions/ti3/{rules,content}/**/*.ts'],
    rules: { 'no-restricted-syntax': [...pure['no-restricted-syntax'], ...everyTroop] },
  },
  {
    // A function is read at one look.
    files: ['{bin,scripts,src}/**/*.{ts,js,mjs}'],
    plugins: { sonarjs },
    rules: {
      'sonarjs/cognitive-complexity': ['error', 15],
      'sonarjs/slow-regex': 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/chance.ts'],
    plugins: { custodian },
    rules: {
      'custodian/no-early-end': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': 'off',
      'no-restricted-syntax': ['error', ...honest],
    },
  },
  {
    files: ['test/{rules,content}/**/*.ts'],
    ignores: ['test/rules/table.ts', 'test/rules/table/**'],
    rules: { 'no-restricted-syntax': ['error', ...honest, ...strictTables] },
  },
  {
    files: ['test/{rules,content}/**/*.ts'],
    ignores: ['test/rules/table.ts', 'test/rules/table/**'],
    rules: { 'no-restricted-syntax': ['error', ...honest, ...strictTables, ...spoken] },
  },
  {
    files: ['src/sandbox/page/**/*.js'],
    languageOptions: { sourceType: 'module' },
    rules: { '@typescript-eslint/no-unused-vars': 'warn' },
  },
);
