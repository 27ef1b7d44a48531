import { SlashCommandBuilder, type TextChannel } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { png, setTable, type Table } from '../sandbox/table.ts';
import { openBrowser, place } from './browser.ts';

type Json = Record<string, unknown>;

const option = (label: string, extra: Json = {}): Json => ({ label, value: label.toLowerCase(), ...extra });
const label = (text: string, component: Json, description?: string): Json => ({
  type: 18,
  label: text,
  ...(description ? { description } : {}),
  component: { ...component, custom_id: text },
});

const fleet = {
  custom_id: 'fleet',
  title: 'Move into 306: Lodor',
  components: [
    { type: 10, content: 'Your ships that **can reach** it. -# Losses come first' },
    label(
      'Ships',
      {
        type: 22,
        min_values: 1,
        max_values: 2,
        options: [
          option('Carrier', { description: 'From 303, capacity 4', default: true }),
          option('Cruiser'),
          option('Fighter'),
        ],
      },
      'At most two',
    ),
    label('Landing', {
      type: 21,
      options: [option('Spread', { description: 'One on each planet' }), option('All'), option('None')],
    }),
    label('Cargo', {
      type: 3,
      max_values: 2,
      min_values: 0,
      required: false,
      placeholder: 'Nobody',
      options: [option('Infantry'), option('Mech', { description: 'Costs 2' })],
    }),
    label('Ask me', { type: 23 }, 'Before each round of combat'),
  ],
};
const words = {
  custom_id: 'words',
  title: 'A word to the table',
  components: [
    label('Words', { type: 4, style: 2, max_length: 200 }),
    label('To', { type: 5, max_values: 2 }),
    label('Map', { type: 19, required: false }),
  ],
};

const turn = (signs: string) => ({
  flags: 32768,
  components: [
    {
      type: 17,
      accent_color: 0xd0342c,
      components: [
        { type: 10, content: `## Ann's turn\n${signs} moved **3 ships** to Lodor` },
        { type: 14 },
        {
          type: 9,
          components: [{ type: 10, content: '**Lodor** is taken\n-# 2 infantry landed, nobody was there' }],
          accessory: { type: 2, style: 2, custom_id: 'why', label: 'Why' },
        },
        {
          type: 9,
          components: [{ type: 10, content: 'Produce at **Jord**, which can make 4 of what there is' }],
          accessory: { type: 11, media: { url: 'attachment://map.png' }, description: 'Jord' },
        },
        { type: 12, items: [{ media: { url: 'attachment://map.png' }, description: 'The system 306' }] },
        {
          type: 1,
          components: [
            { type: 2, style: 3, custom_id: 'fleet', label: 'Move' },
            { type: 2, style: 1, custom_id: 'words', label: 'Say' },
          ],
        },
      ],
    },
  ],
  attachments: [{ id: 0, filename: 'map.png' }],
});

describe.runIf(place !== undefined)('Component messages and modal forms in a browser', () => {
  let table: Table;
  let browser: Browser;
  let channel: TextChannel;
  const sent: Json[] = [];

  beforeAll(async () => {
    table = await setTable({}, [new SlashCommandBuilder().setName('act').setDescription('Act')]);
    channel = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
    browser = await openBrowser();
    table.onInteraction(async (interaction) => {
      if (interaction.isButton()) {
        const modal = interaction.customId === 'fleet' ? fleet : words;
        await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          body: { type: 9, data: modal },
          auth: false,
        });
      }
      if (!interaction.isModalSubmit()) return;
      sent.push(
        Object.fromEntries(
          interaction.fields.fields.map((field) => [
            field.customId,
            'value' in field ? field.value : [...(field as { values: readonly string[] }).values],
          ]),
        ),
      );
      await interaction.reply('taken');
    });
  });
  afterAll(async () => {
    await browser?.close();
    await table?.close();
  });

  const post = async (): Promise<string> => {
    const made = await table.client.application.emojis.create({
      name: `ship_${sent.length}_${Math.floor(performance.now())}`,
      attachment: png,
    });
    const message = (await table.client.rest.post(`/channels/${channel.id}/messages`, {
      body: turn(made.toString()),
      files: [{ name: 'map.png', data: png, key: 'files[0]' }],
    })) as { id: string };
    return message.id;
  };
  const open = async (width: number): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 800 } });
    await page.goto(`${table.sandbox.url}/?as=ann`);
    return page;
  };
  const picture = async (page: Page, name: string): Promise<void> => {
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${page.viewportSize()?.width ?? 0}.png` });
  };

  test.each([390, 1280])('at %i pixels: form takes keyboard input, validates and submits', async (width) => {
    const id = await post();
    const page = await open(width);
    const shown = page.locator(`article[data-id="${id}"]`);
    await shown.getByRole('button', { name: 'Move', exact: true }).waitFor();
    await expect(
      shown
        .locator('img.emoji')
        .evaluate((image) =>
          (image as unknown as { decode(): Promise<void>; naturalWidth: number })
            .decode()
            .then(() => (image as unknown as { naturalWidth: number }).naturalWidth),
        ),
    ).resolves.toBe(1);
    expect(
      await shown
        .locator('.container')
        .evaluate((box) => (box as unknown as { style: { borderLeftColor: string } }).style.borderLeftColor),
    ).toBe('rgb(208, 52, 44)');
    await picture(page, 'message');
    await shown.getByRole('button', { name: 'Move', exact: true }).click();

    const form = page.getByRole('dialog', { name: 'Move into 306: Lodor' });
    await form.waitFor();
    const overflow = await form.evaluate((box) => ({
      wide: box.scrollWidth > box.clientWidth,
      right: box.getBoundingClientRect().right,
    }));
    expect(overflow.wide).toBe(false);
    expect(overflow.right).toBeLessThanOrEqual(width);
    // The first field has the focus; a sheet lies at the bottom of a phone.
    expect(await form.getByRole('checkbox', { name: 'Carrier' }).evaluate((box) => box.matches(':focus'))).toBe(true);
    if (width < 700) expect(await form.evaluate((box) => Math.round(box.getBoundingClientRect().bottom))).toBe(844);
    await picture(page, 'form');

    const ships = form.getByRole('group', { name: 'Ships' });
    expect(await ships.getByRole('checkbox', { name: 'Carrier' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await ships.getByRole('checkbox', { name: 'Cruiser' }).isChecked()).toBe(true);
    expect(await ships.getByRole('checkbox', { name: 'Fighter' }).isDisabled()).toBe(true);

    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('alert').filter({ hasText: '"Landing": This is required' }).waitFor();
    await form.getByRole('radiogroup', { name: 'Landing' }).getByRole('radio', { name: 'Spread' }).focus();
    await page.keyboard.press('ArrowDown');
    await form.getByRole('button', { name: /^Cargo/ }).focus();
    await page.keyboard.press('Enter');
    await form.getByRole('option', { name: 'Mech' }).click();
    await form.getByRole('checkbox', { name: 'Ask me' }).check();
    await picture(page, 'filled');
    const before = sent.length;
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(sent[before]).toEqual({ Ships: ['carrier', 'cruiser'], Landing: 'all', Cargo: ['mech'], 'Ask me': true });
    await page.close();
  });

  test('a form sends text, users and files; Escape cancels it', async () => {
    const id = await post();
    const page = await open(390);
    const say = page.locator(`article[data-id="${id}"]`).getByRole('button', { name: 'Say' });
    await say.click();
    const form = page.getByRole('dialog', { name: 'A word to the table' });
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    const before = sent.length;
    await say.click();
    await form.getByRole('textbox', { name: 'Words' }).fill('Peace?');
    await form.getByRole('button', { name: /^To/ }).click();
    await form.getByRole('option', { name: 'Bob' }).click();
    await form.getByLabel('Map').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png });
    await picture(page, 'words');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(sent[before]).toMatchObject({ Words: 'Peace?', To: [table.sandbox.people['bob']] });
    expect(sent[before]?.['Map']).toHaveLength(1);
    await page.close();
  });

  test('edited messages update, deleted messages disappear', async () => {
    const id = await post();
    const page = await open(1280);
    const shown = page.locator(`article[data-id="${id}"]`);
    await shown.getByText('Lodor is taken').waitFor();
    await table.client.rest.patch(`/channels/${channel.id}/messages/${id}`, {
      body: { components: [{ type: 10, content: 'Lodor is lost' }] },
    });
    await shown.getByText('Lodor is lost').waitFor();
    await shown.getByText('(edited)').waitFor();
    await channel.messages.delete(id);
    await shown.waitFor({ state: 'detached' });
    await page.close();
  });
});
