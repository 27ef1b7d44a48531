// Syntax forbidden in tests, as selectors of `no-restricted-syntax`.

/** Forbids sleeping, unseeded randomness and tests that are skipped without a reason. */
export const honest = [
  {
    selector:
      ':matches(MemberExpression[object.name=/^(test|it)$/][property.name=/^(skipIf|runIf)$/], MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fails)$/])',
    message: 'Every test is run; one that cannot be says why: skip(condition, why).',
  },
  {
    selector:
      'NewExpression[callee.name="Promise"] > ArrowFunctionExpression > CallExpression[callee.name="setTimeout"]',
    message: 'Wait for what is meant: until(...), eventually(...), waitUntil(...).',
  },
  {
    // They give up after a second by default, which a busy machine may need.
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/][arguments.length<2]",
    message: 'Wait without a time limit: waitFor or waitUntil of test/wait.ts.',
  },
  {
    // It evaluates text on the page, which the page's security policy forbids from the second look on.
    selector: "CallExpression[callee.property.name='waitForFunction']",
    message: 'Look from outside: eventually(() => page.evaluate(...)), or wait for a locator.',
  },
  ...[
    "MemberExpression[object.name='Math'][property.name='random']",
    'ImportSpecifier[imported.name=/^random(Int|UUID)$/]',
    // `test/chance.ts` gives it a seed.
    "ImportDeclaration[source.value='fast-check']",
  ].map((selector) => ({ selector, message: 'Chance comes from a seed: what fails once is to fail again.' })),
];

const NAMED = 'Say what is meant: by its name, never by its place.';
const SENTENCE = 'Compare the sentence: another refusal would do as well.';
/** Makes tests of rules and components refer to options by name and check the reason of a refusal. */
export const strictTables = [
  ...[
    '[object.property.name=/^(options|amounts|lines|asks|open)$/]',
    '[object.callee.property.name=/^(options|names|open)$/]',
    "[object.callee.name='openAsks']",
  ].map((of) => ({ selector: `MemberExpression[computed=true][property.raw=/^\\d+$/]${of}`, message: NAMED })),
  ...[
    '[init.property.name=/^(options|amounts|lines|asks|open)$/]',
    '[init.callee.property.name=/^(options|names)$/]',
  ].map((of) => ({
    selector: `VariableDeclarator[id.type='ArrayPattern']${of}`,
    message: NAMED,
  })),
  {
    selector:
      'CallExpression[callee.property.name=/^(at|slice)$/][callee.object.property.name=/^(options|amounts|lines|asks|open)$/]',
    message: NAMED,
  },
  { selector: 'Literal[value=/^[a-z][a-z0-9#@-]*\\u002f\\d+$/]', message: NAMED },
  { selector: 'TemplateElement[value.raw=/^[a-z#@-]*\\u002f\\d+$/]', message: NAMED },
  {
    selector: 'CallExpression[callee.property.name=/^(answers|chooses|plays|uses)$/] > Literal[value=/^u\\d+$/]',
    message: NAMED,
  },
  ...['[callee.property.name=/^(refusal|problem)$/]', '[callee.name=/([pP]roblem|[bB]arred)$/]'].flatMap((of) => [
    {
      selector: `CallExpression[callee.property.name=/^(toBeDefined|toBeTruthy)$/] > MemberExpression > CallExpression[callee.name='expect'] > CallExpression${of}`,
      message: SENTENCE,
    },
    {
      selector: `MemberExpression[property.name='toBeUndefined'] > MemberExpression[property.name='not'] > CallExpression[callee.name='expect'] > CallExpression${of}`,
      message: SENTENCE,
    },
  ]),
  {
    selector:
      "CallExpression[callee.property.name='toThrow'][arguments.length=0]:not([callee.object.property.name='not'])",
    message: SENTENCE,
  },
  {
    selector: 'CallExpression[callee.property.name=/^(toMatch|toThrow)$/] > Literal[regex.pattern=/^\\.[*+]?$/]',
    message: SENTENCE,
  },
];

const VERB = 'Say it with a verb: each answers what is asked, by what is offered (test/rules/table/seat.ts).';
/** Makes tests use the verbs of a seat and compare refusals word for word. */
export const spoken = [
  ...[
    '[callee.property.name=/^(refusal|problem)$/]',
    '[callee.name=/([pP]roblem|[bB]arred|^refused|^refusal|^unable)$/]',
  ].map((of) => ({
    selector: `CallExpression[callee.property.name=/^(toMatch|toContain)$/] > MemberExpression > CallExpression[callee.name='expect'] > CallExpression${of}`,
    message: SENTENCE,
  })),
  {
    selector: "CallExpression[callee.property.name='toThrow'] > :matches(Literal[regex], Identifier)",
    message: SENTENCE,
  },
  { selector: "CallExpression[callee.type='MemberExpression'][callee.property.name='answers']", message: VERB },
  {
    selector: "ExpressionStatement > CallExpression[callee.property.name='stopsAt']",
    message: 'Say at what it stops: toAsk(...), leaves(seat, question). Whatever is open would do as well.',
  },
  {
    selector:
      "MemberExpression[computed=true][property.raw=/^\\d+$/] > CallExpression[callee.object.name='Object'][callee.property.name=/^(keys|values)$/]",
    message: NAMED,
  },
  {
    selector:
      "CallExpression[callee.property.name='at'] > MemberExpression > CallExpression[callee.object.name='Object'][callee.property.name=/^(keys|values)$/]",
    message: NAMED,
  },
];
