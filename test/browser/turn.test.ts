import type { Browser, Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/e2e/bot-process.ts';
import { openBrowser, place } from './browser.ts';
import { Newcomer } from './newcomer.ts';
import { startProgram, type Program } from './program.ts';

describe.runIf(place !== undefined)('A turn with forms in a browser', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let program: Program;
  let browser: Browser;

  beforeEach(async () => {
    folder = temporaryFolder();
    [program, browser] = await Promise.all([
      startProgram(folder.path, { pictures: !!process.env.PICTURES }),
      openBrowser(),
    ]);
  });
  afterEach(async () => {
    await browser?.close();
    await program?.stop();
    folder.remove();
  });

  const picture = async ({ page }: Newcomer, name: string): Promise<void> => {
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${page.viewportSize()?.width ?? 0}.png` });
  };

  /** Says what the demonstration is to be. */
  async function wish({ page }: Newcomer, what: string, wanted: string): Promise<void> {
    const list = page.locator('.welcome label', { hasText: what }).locator('select');
    await page.locator('.welcome summary').click();
    await list.selectOption({ label: wanted });
  }

  /** Answers whatever comes first, until it is their turn. */
  async function untilTurn(one: Newcomer): Promise<Locator> {
    for (let asked = 0; asked < 30; asked++) {
      const shown = await one.question();
      if ((await shown.innerText()).includes('It is your turn')) return shown;
      await one.answer(shown).catch(async (error: unknown) => {
        // A newer message may have taken its buttons.
        if (await shown.locator('.button:enabled:visible, .picker-face:enabled').count()) throw error;
      });
    }
    throw new Error('It never was their turn.');
  }

  test.each([
    ['Ann', 390, 844, 'Fourth edition'],
    ['Ann', 1280, 800, 'Third edition'],
  ])('%s, at %i pixels (%i high): one form plays the turn: %s', async (name, width, height, edition) => {
    const one = await Newcomer.sitDown(browser, program.url, name);
    await wish(one, 'Edition', edition);
    await one.page.locator('.welcome').getByRole('button', { name: 'Start a demo game' }).click();
    await one.page.locator('#place-name', { hasText: / · [A-Z0-9]{7}/ }).waitFor();
    await one.page.setViewportSize({ width, height });
    const shown = await untilTurn(one);
    await picture(one, 'turn');
    const form = one.page.getByRole('dialog');
    const open = async (): Promise<void> => {
      await shown.locator('.picker-face:enabled').first().click();
      await shown.locator('.picker-option:visible').first().click();
      await form.waitFor();
    };
    await open();
    await picture(one, 'form');
    const box = await form.evaluate((sheet) => ({
      wide: sheet.scrollWidth > sheet.clientWidth,
      right: sheet.getBoundingClientRect().right,
    }));
    expect(box.wide).toBe(false);
    expect(box.right).toBeLessThanOrEqual(width);
    const send = form.getByRole('button', { name: 'Submit' });
    await send.scrollIntoViewIfNeeded();
    await one.shownBy(() => send.click(), shown);
    await form.waitFor({ state: 'hidden' });
    // Where nothing is to be had, nothing is marked, and whoever sends that is asked once more.
    const sure = shown.getByRole('button', { name: 'Do it anyway' });
    if (await sure.count()) await one.shownBy(() => sure.click(), shown);
    expect(await shown.innerText()).toMatch(/✅? ?Done|activates/i);
    await one
      .messages()
      .filter({ hasText: /activates/i })
      .first()
      .waitFor();
    await picture(one, 'told');
    expect(one.trouble).toEqual([]);
    await one.page.close();
  });
});
