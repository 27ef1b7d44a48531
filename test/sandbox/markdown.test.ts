import { beforeAll, describe, expect, test } from 'vitest';

/** As much of a document as the page's text needs, written out as HTML would be. */
class Element {
  readonly tag: string;
  readonly children: unknown[] = [];
  readonly style = {};
  readonly classList = { add() {} };
  [key: string]: unknown;

  constructor(tag: string) {
    this.tag = tag;
  }

  append(...children: unknown[]): void {
    this.children.push(...children);
  }

  get lastElementChild(): unknown {
    return this.children.findLast((child) => child instanceof Element);
  }

  setAttribute(): void {}
  addEventListener(): void {}

  toString(): string {
    const shown = [
      this['className'] ? ` class=${String(this['className'])}` : '',
      this['href'] ? ` href=${String(this['href'])}` : '',
    ].join('');
    return `<${this.tag}${shown}>${this.children.map(written).join('')}</${this.tag}>`;
  }
}

const written = (node: unknown): string =>
  node instanceof Element ? node.toString() : String(node).replace(/</g, '&lt;');

let render: (text: string) => string;
beforeAll(async () => {
  Object.assign(globalThis, {
    document: {
      createElement: (tag: string) => new Element(tag),
      createElementNS: (_space: string, tag: string) => new Element(tag),
      querySelectorAll: () => [],
    },
    location: { port: '1' },
  });
  const address: string = new URL('../../src/sandbox/page/messages/markdown.js', import.meta.url).href;
  const module = (await import(/* @vite-ignore */ address)) as { markdown(text: string, names: object): unknown[] };
  const names = {
    user: (id: string) => `user${id}`,
    channel: (id: string) => `channel${id}`,
    role: (id: string) => `role${id}`,
  };
  render = (text) => module.markdown(text, names).map(written).join('');
});

const line = (text: string) => `<div class=line>${text}</div>`;

describe('Discord markdown in messages', () => {
  test.each([
    [
      '**bold** and *leaning* and __under__ and ~~struck~~',
      line('<strong>bold</strong> and <em>leaning</em> and <u>under</u> and <s>struck</s>'),
    ],
    ['**bold *and leaning***', line('<strong>bold <em>and leaning</em></strong>')],
    ['snake_case_name and 2 * 3 * 4', line('snake_case_name and 2 * 3 * 4')],
    ['_leaning_ \\*not\\*', line('<em>leaning</em> *not*')],
    [
      '`**code** <@1>` <@1> <#2> <@&3>',
      line(
        '<code>**code** <@1></code> <span class=mention>@user1</span> <button class=mention>#channel2</button> <span class=mention>@role3</span>'.replace(
          '<@1></code>',
          '&lt;@1></code>',
        ),
      ),
    ],
    [
      '# One\n## Two\n-# small\nplain',
      '<div class=heading h1>One</div><div class=heading h2>Two</div><div class=subtext>small</div>' + line('plain'),
    ],
    ['#not a heading', line('#not a heading')],
    ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['> said\n> so\nplain', `<blockquote>${line('said\nso')}</blockquote>${line('plain')}`],
    ['```js\nconst x = 1;\n```after', '<pre><code>const x = 1;</code></pre>' + line('after')],
    [
      '[rules](https://example.org/a) https://example.org/b.',
      line('<a href=https://example.org/a>rules</a> <a href=https://example.org/b>https://example.org/b</a>.'),
    ],
    [
      '✅ Done: :warning: not yet :smile:',
      line(
        '<span class=done><svg><path></path></svg></span> Done: <span class=warning><svg><path></path></svg></span> not yet :smile:',
      ),
    ],
  ])('%j', (text, expected) => {
    expect(render(text)).toBe(expected);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[x](data:text/html,<b>)',
  ])('%j stays text', (text) => {
    expect(render(text)).toBe(line(text.replace(/</g, '&lt;')));
  });

  test('shows times relative or absolute, as requested', () => {
    expect(render('<t:1700000000:R>')).toMatch(/<time class=timestamp>.*ago<\/time>/);
    expect(render('<t:1700000000>')).toMatch(/<time class=timestamp>.*2023/);
    expect(render(`<t:${Math.round(Date.now() / 1000) + 7200}:R>`)).toMatch(/in 2 hours/);
  });

  test('handles long and unusual texts', () => {
    // What takes for ever, the limit of a test ends.
    for (const piece of ['*', '**', '_', '||', '`', '[', '[a](', '<', '~~', '> ', '- ', '```'])
      render(piece.repeat(1000).slice(0, 2000));
  });
});
