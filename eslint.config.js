import fs from 'node:fs';
import path from 'node:path';
import sonarjs from 'eslint-plugin-sonarjs';
import { analyse } from 'scslre';
import tseslint from 'typescript-eslint';
import { plainComments } from './eslint/plain-comments.js';
import { testTitles } from './eslint/test-titles.js';
import { honest, spoken, strictTables } from './eslint/test-syntax.js';

// Keeps the core pure, and free of component names.
const pure = {
  'no-restricted-globals': [
    'error',
    ...['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'process', 'performance', 'console'],
    // Other ways to the same functions, and sources of time and randomness.
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

// Game terms that are also the id of a component: unit types, kinds, phases.
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
/** Folders of the fourth edition's content whose files are not components with an id that rules could name. */
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

/** Forbids component ids in the core. */
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

// Kinds of components. Two of them are also kinds of something else, so a bare `kind` may mean that.
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
/** Objects with kinds of their own: answer specs, changes, drawn shapes. */
const OTHERS = /^(spec|change|shape)$/i;

/** Returns the value of a string or a template without substitutions. Undefined for other nodes. */
const wordOf = (node) =>
  node?.type === 'Literal'
    ? node.value
    : node?.type === 'TemplateLiteral' && node.quasis.length === 1
      ? node.quasis[0].value.cooked
      : undefined;

/** Tells whether an expression that is compared with one of these literals reads a component's kind. */
function readsKind(node, literals) {
  const read = node.type === 'ChainExpression' ? node.expression : node;
  const kinds = literals.map(wordOf).filter((word) => KINDS.has(word));
  if (read.type === 'Identifier') return read.name === 'kind' && kinds.some((kind) => !AMBIGUOUS.has(kind));
  if (read.type !== 'MemberExpression' || (read.computed ? wordOf(read.property) : read.property.name) !== 'kind')
    return false;
  const owner = read.object.type === 'MemberExpression' ? read.object.property : read.object;
  return kinds.length > 0 && !OTHERS.test(owner.name ?? '');
}

/** Forbids reading a component's kind: the rulebook lists components by kind, and zones and fields tell the rest. */
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
/** State that others rely on and that only dedicated functions may change. */
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
  // The whole part of the state, an entry with a literal name, and an element or the end of a list.
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

/** Tells whether a call declares a test: `test(...)`, `it.each(...)(...)`, `test.concurrent(...)`. */
function isTest({ type, callee }) {
  if (type !== 'CallExpression') return false;
  const called =
    callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
      ? (callee.callee ?? callee.tag)
      : callee;
  const name = called.type === 'MemberExpression' ? called.object.name : called.name;
  return name === 'test' || name === 'it';
}

/** Forbids `return` in a test, however deeply nested: such a test did not run. */
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

/** Returns the pattern of a regular expression literal, or of `new RegExp` with literal arguments. */
function patternOf(node) {
  if (node.type === 'Literal') return node.regex && { source: node.regex.pattern, flags: node.regex.flags };
  const [source, flags] = node.arguments.map(wordOf);
  return typeof source === 'string' && (node.arguments.length < 2 || typeof flags === 'string')
    ? { source, flags: flags ?? '' }
    : undefined;
}

/**
 * Forbids patterns slower than linear time: sonarjs/slow-regex reports only exponential ones, this rule quadratic ones
 * too.
 */
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
    'plain-comments': plainComments,
    'test-titles': testTitles,
  },
};

/**
 * Requires a helper for ground forces, which are several unit types in the third edition: comparing one type misses the
 * others.
 */
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
    files: ['src/{engine,kit,text}/**/*.ts', 'src/editions/*/{rules,content,ai,odds,render}/**/*.ts'],
    rules: pure,
  },
  { files: ['src/{render,simulation}/**/*.ts'], ignores: ['src/render/raster/**'], rules: pure },
  {
    files: ['src/**/*.ts'],
    // A server listens for 'upgrade', which is also the id of a card.
    ignores: ['src/editions/*/content/**', 'src/sandbox/server.ts'],
    plugins: { custodian },
    rules: { 'custodian/no-component-id': 'error' },
  },
  { files: ['src/**/*.ts'], plugins: { custodian }, rules: { 'custodian/no-slow-pattern': 'error' } },
  {
    files: ['{src,scripts,bin}/**/*.{ts,mjs,js}'],
    ignores: ['src/editions/*/content/**'],
    plugins: { custodian },
    rules: { 'custodian/plain-comments': 'error' },
  },
  {
    files: ['test/**/*.test.ts'],
    plugins: { custodian },
    rules: { 'custodian/test-titles': 'error' },
  },
  {
    files: [
      'src/kit/**/*.ts',
      'src/editions/*/{rules,content,views,narration,odds,ai,forms,service,discord,render,simulation}/**/*.ts',
    ],
    plugins: { custodian },
    rules: { 'custodian/no-component-kind': 'error' },
  },
  {
    // Only this module turns user input into a visible game.
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
    // Unit positions and effects in force are cached, so only functions that invalidate the cache may change them.
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
    // Functions must be short and simple.
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
