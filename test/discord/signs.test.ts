import { describe, expect, test } from 'vitest';
import type { EditionAdapter, BotContext } from '#discord/edition/edition-adapter.ts';
import { syncEmojis } from '#discord/emoji/sync-emojis.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, toContentPayload, buttonRows, type Message } from '#discord/messages/message.ts';
import { modal } from '#discord/forms/modal.ts';
import { emojiName, createEmojiFinder, addOptionEmojis, EmojiRegistry } from '#discord/emoji/application-emojis.ts';
import { truncate } from '#text/markdown.ts';
import { emojiToken } from '#text/emoji-tokens.ts';

const blue = emojiToken('blue', '🔵');
const cruiser = emojiToken('cruiser');
const signs = new EmojiRegistry();
signs.register('blue', { id: '7', name: 'blue_ab12' });
signs.register('cruiser', { id: '8', name: 'cruiser_ab12' });

const signOf = (words: string): string | undefined =>
  words.startsWith('Cruiser') ? cruiser : words.startsWith('Winnu') ? blue : undefined;
const question = (): Message =>
  addOptionEmojis(
    {
      content: '- **Cruiser**: 2 resources\n- **Nothing**: free',
      components: [
        ...buttonRows([button('a', 'Cruiser at Jord'), button('b', 'Winnu'), button('c', 'Pass')]),
        menu('m', 'Which', [
          { value: 'x', label: 'Cruiser' },
          { value: 'y', label: 'Winnu' },
        ]),
      ],
    },
    signOf,
  );

describe('What is sent', () => {
  test('shows emojis where Discord has them, else plain signs', () => {
    const message: Message = { content: `${blue} Winnu loses ${cruiser} 1 cruiser` };
    expect(toContentPayload(message, signs).content).toBe('<:blue_ab12:7> Winnu loses <:cruiser_ab12:8> 1 cruiser');
    expect(toContentPayload(message).content).toBe('🔵 Winnu loses 1 cruiser');
  });

  test('has emojis beside its options, buttons and lines', () => {
    const { content, components } = toContentPayload(question(), signs);
    expect(content).toBe('- <:cruiser_ab12:8> **Cruiser**: 2 resources\n- **Nothing**: free');
    expect(components[0]?.components).toMatchObject([
      { label: 'Cruiser at Jord', emoji: { id: '8', name: 'cruiser_ab12' } },
      { label: 'Winnu', emoji: { id: '7' } },
      { label: 'Pass' },
    ]);
    expect(components[1]?.components[0]).toMatchObject({
      options: [
        { label: 'Cruiser', emoji: { id: '8' } },
        { label: 'Winnu', emoji: { id: '7' } },
      ],
    });
  });

  test('has emojis in form menus, but not where Discord forbids them', () => {
    const emojiOf = createEmojiFinder(signs, signOf);
    const options = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: at ? `Fighter ${at}` : 'cruiser at Jord' }));
    const form = (count: number) =>
      JSON.stringify(modal('f', { title: 'F', fields: [{ key: 'a', label: 'A', options: options(count) }] }, emojiOf));
    expect(form(11)).toContain('"label":"Cruiser at Jord","emoji":{"id":"8","name":"cruiser_ab12"}');
    expect(form(10)).not.toContain('emoji');
  });

  test('has plain signs where no emojis exist', () => {
    const { content, components } = toContentPayload(question());
    expect(content).toBe('- **Cruiser**: 2 resources\n- **Nothing**: free');
    expect(components[0]?.components).toMatchObject([
      { label: 'Cruiser at Jord' },
      { label: '🔵 Winnu' },
      { label: 'Pass' },
    ]);
    expect(JSON.stringify(components)).not.toContain('emoji');
  });

  test('shows emojis in embeds as far as they fit together', () => {
    const embeds = (count: number) => Array.from({ length: 3 }, () => ({ description: `${blue} `.repeat(count) }));
    expect(toContentPayload({ content: '', embeds: embeds(2) }, signs).embeds[2]?.description).toBe(
      '<:blue_ab12:7> <:blue_ab12:7> ',
    );
    const sizes = toContentPayload({ content: '', embeds: embeds(200) }, signs).embeds.map(
      ({ description = '' }) => description.length,
    );
    expect(sizes).toEqual([600, 600, 600]);
  });

  test('falls back to whole plain signs where emojis do not fit', () => {
    const many: Message = { content: Array.from({ length: 100 }, () => `${blue} Winnu`).join('\n') };
    expect(toContentPayload(many, signs).content).toBe(Array.from({ length: 100 }, () => '🔵 Winnu').join('\n'));
    expect(
      toContentPayload({ ...many, content: many.content.repeat(3), ping: ['1'] }, signs).content.length,
    ).toBeLessThanOrEqual(LIMITS.content);
    for (let most = 5; most < 40; most++)
      expect(toContentPayload({ content: truncate(`abc ${blue} the ${cruiser} Winnu`, most) }).content).not.toMatch(
        /[\uE000-\uF8FF]|blue|cruiser/,
      );
  });
});

describe('Emojis are uploaded to Discord', () => {
  const drawn = [
    { name: 'blue', svg: '<svg id="blue"/>' },
    { name: 'cruiser', svg: '<svg id="cruiser"/>' },
  ];
  const workings = (file: (svg: string) => Promise<Uint8Array>, warned: string[] = []): BotContext =>
    ({
      emojis: new EmojiRegistry(),
      // Two editions have the same, and one has none.
      adapters: {
        all: [
          { emojis: { list: () => Promise.resolve(drawn), file } },
          {},
          { emojis: { list: () => Promise.resolve(drawn), file } },
        ] as Partial<EditionAdapter>[],
      },
      log: { warn: (_about: object, words: string) => warned.push(words) },
    }) as unknown as BotContext;
  const discord = (names: string[], made: string[] = []) =>
    ({
      fetch: () => Promise.resolve(new Map(names.map((name, at) => [String(at), { id: String(at), name }]))),
      create: ({ name }: { name: string }) => {
        made.push(name);
        return Promise.resolve({ id: `made ${made.length}`, name });
      },
    }) as never;

  test('when missing or drawn differently', async () => {
    const made: string[] = [];
    const context = workings(() => Promise.resolve(Buffer.from('x')));
    await syncEmojis(discord([emojiName(drawn[0]!), 'cruiser_0000'], made), context);
    expect(made).toEqual([emojiName(drawn[1]!)]);
    expect(context.emojis?.find('blue')).toEqual({ id: '0', name: emojiName(drawn[0]!) });
    expect(context.emojis?.find('cruiser')).toEqual({ id: 'made 1', name: emojiName(drawn[1]!) });
  });

  test('and a failure is logged, leaving plain signs', async () => {
    const warned: string[] = [];
    const context = workings(() => Promise.reject(new Error('nothing can be drawn')), warned);
    await syncEmojis(discord([]), context);
    expect(warned).toHaveLength(1);
    expect(context.emojis?.find('blue')).toBeUndefined();
  });
});
