import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { temporaryFolder } from '../../scripts/e2e/bot-process.ts';
import { eventually } from '../sandbox/table.ts';
import { MISSING, openBrowser, place, required } from './browser.ts';
import { conveneCouncil } from './council.ts';
import { Newcomer } from './newcomer.ts';
import { startProgram, type Program } from './program.ts';

test('A browser is available', ({ skip }) => {
  skip(place === undefined && !required, MISSING);
  expect(place, MISSING).toBeDefined();
});

describe.runIf(place !== undefined)('The local table in a browser', { shuffle: false }, () => {
  const folder = temporaryFolder();
  let program: Program;
  let browser: Browser;
  let ann: Newcomer;
  let bob: Newcomer;
  let game: string;

  beforeAll(async () => {
    [program, browser] = await Promise.all([startProgram(folder.path), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
    folder.remove();
  });

  test('A newcomer starts a demonstration with chosen sets', async () => {
    ann = await Newcomer.sitDown(browser, program.url, 'Ann');
    await ann.page.locator('.welcome summary').click();
    const sets = ann.page.locator('.welcome label', { hasText: 'Sets' }).locator('select');
    // The page looks every few seconds how the channels stand: what somebody is choosing in stays open.
    await ann.page.waitForResponse(/\/channels$/);
    await ann.page.waitForResponse(/\/channels$/);
    expect(await ann.page.locator('.welcome details').getAttribute('open')).not.toBeNull();
    await sets.getByRole('option', { name: 'Prophecy of Kings with codices' }).waitFor({ state: 'attached' });
    await sets.selectOption({ label: 'Base with codices' });
    await ann.page.locator('.welcome').getByRole('button', { name: 'Start a demo game' }).click();
    await ann.page.locator('#place-name', { hasText: / · [A-Z0-9]{7}/ }).waitFor();
    game = / · ([A-Z0-9]{7})/.exec(await ann.place())?.[1] ?? '';
    const begun = await ann.messages().filter({ hasText: 'Practice 1 plays' }).innerText();
    for (const name of ['Practice 1', 'Practice 2', 'Practice 3', 'Practice 4', 'Practice 5', 'Ann'])
      expect(begun).toContain(`${name} plays`);
  });

  test('A newcomer plays a turn with buttons and menus', async () => {
    // A form says as well that the turn is to end.
    const ends = ['End turn', 'Submit'];
    for (let pressed = ''; !ends.includes(pressed);)
      pressed = await ann.answerNext([/^Tactical action$/, /^Mecatol Rex/]);
    await ann
      .messages()
      .filter({ hasText: /activates/i })
      .first()
      .waitFor();
    expect(ann.trouble).toEqual([]);
  });

  test('Command completion reaches the bot’s choices, and pictures open large', async () => {
    await ann.type('/boa');
    await ann.suggestions.filter({ hasText: '/board' }).first().waitFor();
    await ann.page.keyboard.press('Tab');
    expect(await ann.page.locator('#line').inputValue()).toBe('/board ');
    await ann.type('system:mecat');
    await ann.suggestions.filter({ hasText: 'Mecatol Rex' }).waitFor();
    await ann.page.keyboard.press('Enter');
    expect(await ann.page.locator('#line').inputValue()).toMatch(/^\/board system:.*Mecatol Rex/);
    await ann.page.keyboard.press('Enter');
    // An earlier reply may change at the same moment, as it follows the game.
    await ann.page.locator('article.ephemeral .picture').last().click();
    const large = ann.page.locator('#picture img');
    await large.waitFor();
    expect((await large.boundingBox())?.width).toBeGreaterThan(400);
    await ann.page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
  });

  test('The newest picture stands beside the thread; wheel and drag move it', async () => {
    const { page } = ann;
    const image = `document.querySelector('#pane-stage img')`;
    const newest = `[...document.querySelectorAll('article:has(.picture)')].at(-1)?.querySelector('.picture img')`;
    await eventually(() => page.evaluate<boolean>(`${image}.naturalWidth > 0 && ${image}.src === ${newest}?.src`));
    const style = `${image}.getAttribute('style')`;
    const moved = async (deed: () => Promise<unknown>): Promise<void> => {
      const before: unknown = await page.evaluate(style);
      await deed();
      await eventually(async () => (await page.evaluate(style)) !== before);
    };
    const box = await page.locator('#pane-stage').boundingBox();
    if (!box) throw new Error('The pane is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await moved(() => page.mouse.wheel(0, -800));
    await moved(async () => {
      await page.mouse.down();
      await page.mouse.move(x - 150, y - 60, { steps: 4 });
      await page.mouse.up();
    });
    await moved(() => page.locator('#pane-fit').click());
  });

  test('After the first demonstration every edition can still be chosen', async () => {
    await ann.page.locator('#sidebar').getByRole('button', { name: 'Start a demo game' }).click();
    const dialog = ann.page.locator('#demo');
    const editions = dialog.locator('label', { hasText: 'Edition' }).locator('select');
    await editions.getByRole('option', { name: 'Second edition (2000)' }).waitFor({ state: 'attached' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('On a phone, a button swaps the thread for its pictures', async () => {
    const { page } = ann;
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('#pane').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Pictures', exact: true }).click();
    expect((await page.locator('#pane-stage').boundingBox())?.width).toBeGreaterThan(380);
    await page.getByRole('button', { name: 'Thread', exact: true }).click();
    // Nothing above the thread scrolls sideways, and it takes two lines.
    const { scrolls, height } = await page.locator('#top').evaluate((top) => ({
      scrolls: [top, ...top.querySelectorAll('#people')]
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map(({ id }) => id),
      height: top.getBoundingClientRect().height,
    }));
    expect(scrolls).toEqual([]);
    expect(height).toBeLessThan(90);
    await page.locator('#pane').waitFor({ state: 'hidden' });
    if (before) await page.setViewportSize(before);
    expect(ann.trouble).toEqual([]);
  });

  test('An opened hand stays hidden from other players’ tabs', async () => {
    bob = await Newcomer.sitDown(browser, program.url, 'Bob');
    await bob.go(game);
    await ann.press('My hand');
    const hand = ann.page.locator('article.ephemeral img[alt*="Secret objectives: "]').last();
    const secret = /Secret objectives: (.+?):/.exec((await hand.getAttribute('alt')) ?? '')?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(5);
    // What is said after it has come to both.
    await ann.type('Has everybody seen this?');
    await ann.page.keyboard.press('Enter');
    await bob.messages().filter({ hasText: 'Has everybody seen this?' }).waitFor();
    expect(await ann.page.content()).toContain(secret);
    for (const again of [false, true]) {
      if (again) {
        await bob.page.reload();
        await bob.go(game);
        await bob.messages().filter({ hasText: 'Has everybody seen this?' }).waitFor();
      }
      expect(await bob.page.locator('article.ephemeral').count()).toBe(0);
      expect(await bob.page.content()).not.toContain(secret);
    }
    expect(bob.received.join('\n')).not.toContain(secret);
    expect(bob.received.join('\n')).toContain('Has everybody seen this?');
  });

  test('After a restart messages remain and the page resumes', async () => {
    const before = await ann.messages().first().innerText();
    const look = async <T>(what: string): Promise<T> =>
      (await fetch(`${program.url}/sandbox/${what}`)).json() as Promise<T>;
    const people = (await look<{ id: string; name: string }[]>('users')).filter(
      ({ name }) => name === 'Ann' || name === 'Bob',
    );
    const [channel] = (await look<{ id: string; type: number }[]>('users/ann/channels')).filter(
      ({ type }) => type === 0,
    );
    const where = { guild: (await look<{ guild: { id: string } }>('state')).guild.id, channel: channel.id };
    expect(await program.stop()).toBe(0);
    await ann.page.locator('#hint', { hasText: 'does not answer' }).waitFor();
    game = await conveneCouncil(folder.path, people, where);
    program = await startProgram(folder.path, { port: new URL(program.url).port });
    await ann.page.locator('#hint', { hasText: 'does not answer' }).waitFor({ state: 'hidden' });
    expect(await ann.messages().first().innerText()).toBe(before);
    await ann.answerNext();
  });

  test('Two players vote on an agenda, each in a tab', async () => {
    for (const one of [ann, bob]) await one.go(game);
    for (const one of [ann, bob]) {
      const shown = await one.question();
      expect(await shown.innerText()).toContain('How do you vote on Mutiny?');
      await one.answer(shown, [/^For$/]);
      expect(await shown.innerText()).toContain('Which planets do you exhaust to vote For?');
      // What is proposed in time is marked already; marked again, it would be taken off.
      if (!/You cast [1-9]/.test(await shown.innerText())) await one.pick(shown);
      await shown.filter({ hasText: /You cast [1-9]/ }).waitFor();
      await one.answer(shown, [/^Confirm$/]);
    }
    for (const one of [ann, bob]) {
      await one.messages().filter({ hasText: 'Mutiny: the outcome is “For”' }).waitFor();
      const told = (await one.messages().allInnerTexts()).join('\n');
      expect(told).toContain('Sol casts 2 votes For.');
      expect(told).toMatch(/Hacan casts \d votes? For\./);
      expect(one.trouble).toEqual([]);
    }
  });
});
