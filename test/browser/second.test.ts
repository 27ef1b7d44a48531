import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { temporaryFolder } from '../../scripts/e2e/bot-process.ts';
import { openBrowser, place } from './browser.ts';
import { Newcomer } from './newcomer.ts';
import { startProgram, type Program } from './program.ts';

const EDITION = 'Second edition (2000)';

describe.runIf(place !== undefined)('A demonstration of the second edition in a browser', () => {
  const folder = temporaryFolder();
  let program: Program;
  let browser: Browser;

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram(folder.path), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
    folder.remove();
  });

  test('A demonstration starts with one press and shows its board', async () => {
    const ann = await Newcomer.sitDown(browser, program.url, 'Ann');
    const { page } = ann;
    const choice = page.locator('.welcome label', { hasText: 'Edition' }).locator('select');
    if (!(await choice.isVisible())) await page.locator('.welcome summary').click();
    await choice.getByRole('option', { name: EDITION }).waitFor({ state: 'attached' });
    await choice.selectOption({ label: EDITION });
    await page.locator('.welcome').getByRole('button', { name: 'Start a demo game' }).click();
    await page.locator('#place-name', { hasText: / · [A-Z0-9]{7}/ }).waitFor();
    const begun = ann.messages().filter({ hasText: 'Practice 1 plays' });
    await begun.waitFor();
    expect(await begun.innerText()).toContain('Ann plays');
    // Whatever is asked first: where units begin, a debate, a vote, a purchase.
    for (let asked = 0; asked < 4; asked++) await ann.answerNext();
    await ann.type('/boa');
    await ann.suggestions.filter({ hasText: '/board' }).first().waitFor();
    await page.keyboard.press('Tab');
    await ann.type('system:mecat');
    await ann.suggestions.filter({ hasText: 'Mecatol Rex' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // An earlier reply may change at the same moment, as it follows the game.
    await page.locator('article.ephemeral .picture').first().waitFor();
    expect(ann.trouble).toEqual([]);
  });
});
