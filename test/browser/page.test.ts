import type { Browser, Page } from 'playwright-core';
import type { TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HANG } from '../hang.ts';
import { eventually, setTable, type Table } from '../sandbox/table.ts';
import { openBrowser, place } from './browser.ts';

const menu = (id: string) => ({
  type: 1 as const,
  components: [
    {
      type: 3 as const,
      custom_id: id,
      options: ['Lodor', 'Quann'].map((label) => ({ label, value: label })),
    },
  ],
});

describe.runIf(place !== undefined)('The page of the local table', { shuffle: false }, () => {
  let table: Table;
  let browser: Browser;
  let page: Page;
  let general: TextChannel;

  beforeAll(async () => {
    [table, browser] = await Promise.all([setTable(), openBrowser()]);
    general = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(HANG);
    await page.goto(`${table.sandbox.url}/?as=ann`);
    await page.locator('#people .current', { hasText: 'Ann' }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await table?.close();
  });

  const article = (id: string) => page.locator(`article[data-id="${id}"]`);
  const isGrouped = (id: string) => article(id).evaluate((element) => element.classList.contains('grouped'));

  test('A message keeps its element, open menu and focus as its neighbors change', async () => {
    const [before, kept] = [
      await general.send('before'),
      await general.send({ content: 'kept', components: [menu('m')] }),
    ];
    await article(kept.id).locator('.picker-face').click();
    expect(await isGrouped(kept.id)).toBe(true);
    await article(kept.id).evaluate((element) => element.setAttribute('data-same', ''));
    const option = article(kept.id).locator('.picker-option', { hasText: 'Quann' });
    await option.focus();
    await before.delete();
    await article(before.id).waitFor({ state: 'detached' });
    const after = await general.send('after');
    await article(after.id).waitFor();
    await after.edit('afterwards');
    await article(after.id).filter({ hasText: 'afterwards' }).waitFor();
    expect(await isGrouped(kept.id)).toBe(false);
    expect(await article(kept.id).getAttribute('data-same')).toBe('');
    expect(await article(kept.id).locator('.picker-option:focus').innerText()).toContain('Quann');
    await option.click();
  });

  test('What the user reads stays in place as messages above it change', async () => {
    const tall = Array.from({ length: 30 }, (_, i) => `line ${i}`).join('\n');
    const above = await general.send(tall);
    const read = await general.send('read');
    for (let i = 0; i < 3; i++) await general.send(tall);
    await page.locator('article', { hasText: 'line 29' }).nth(3).waitFor();
    await article(read.id).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const top = async () => Math.round((await article(read.id).boundingBox())?.y ?? 0);
    const at = await top();
    await above.edit('short');
    await article(above.id).filter({ hasText: 'short' }).waitFor();
    expect(await top()).toBe(at);
    await above.delete();
    await article(above.id).waitFor({ state: 'detached' });
    expect(await top()).toBe(at);
  });

  test('A mention in a thread counts in sidebar and title until read', async () => {
    const thread = await general.threads.create({ name: 'Game ABC' });
    const ann = (await (await fetch(`${table.sandbox.url}/sandbox/users`)).json()) as { id: string; name: string }[];
    const id = ann.find(({ name }) => name === 'Ann')?.id ?? '';
    const entry = page.locator('#sidebar .channel', { hasText: 'Game ABC' });
    for (let i = 0; i < 2; i++)
      await thread.send({ content: `<@${id}>, it is your move.`, allowedMentions: { users: [id] } });
    await entry.locator('.badge', { hasText: '2' }).waitFor();
    expect(await entry.getAttribute('class')).toContain('unread');
    expect(await page.title()).toBe('(2) #general as Ann');
    // On a phone, the sidebar's button has the count.
    expect(await page.locator('#open-sidebar').getAttribute('data-pings')).toBe('2');
    await entry.click();
    await entry.locator('.badge').waitFor({ state: 'detached' });
    await eventually(async () => (await page.title()) === 'Game ABC as Ann');
    // What comes while the thread is open is read at once.
    await thread.send({ content: `<@${id}>, again.`, allowedMentions: { users: [id] } });
    await page.locator('article', { hasText: 'again.' }).waitFor();
    await eventually(async () => (await page.title()) === 'Game ABC as Ann');
    expect(await entry.locator('.badge').count()).toBe(0);
  });
});
