import type { Browser, Locator, Page } from 'playwright-core';
import { HANG } from '../hang.ts';

const SHOWN = 'article.ephemeral:not(:has(.thinking))';
const PATIENCE = HANG;
/** What is shown can be pressed by then, or has gone. */
const SOON = 30_000;

/** What does least, in order: the first of these that is offered is pressed. */
const MODEST = [
  /^End turn$/,
  /^(Confirm|Move nothing|Commit no ground forces|Land no units|Produce nothing|Cast no votes|Sustain no damage)/,
  /^(Decline|Pass|Nothing|No\b|Continue)/,
];

/** Somebody at the page, who uses what is shown to them. */
export class Newcomer {
  readonly name: string;
  readonly page: Page;
  /** All that the page's script has thrown or complained of. */
  readonly trouble: string[] = [];
  /** Whatever came to this tab in answer to what it asked for. */
  readonly received: string[] = [];

  private constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => this.trouble.push(String(error)));
    page.on('response', (response) => {
      if (response.url().includes('/events') || response.request().resourceType() === 'image') return;
      void response.text().then(
        (text) => this.received.push(text),
        () => undefined,
      );
    });
  }

  /** In a tab of their own. */
  static async sitDown(
    browser: Browser,
    url: string,
    name: string,
    size = { width: 1280, height: 800 },
  ): Promise<Newcomer> {
    const one = new Newcomer(name, await browser.newPage({ viewport: size }));
    await one.page.goto(`${url}/?as=${name.toLowerCase()}`);
    await one.page.locator('#people .current', { hasText: name }).waitFor();
    return one;
  }

  /** What the page says it shows. */
  place(): Promise<string> {
    return this.page.locator('#place-name').innerText();
  }

  async go(channel: string): Promise<void> {
    await this.page.locator('#sidebar .channel', { hasText: channel }).click();
    await this.page.locator('#place-name', { hasText: channel }).waitFor();
  }

  /** Public messages of the open channel. */
  messages(): Locator {
    return this.page.locator('article:not(.ephemeral)');
  }

  /**
   * Does something and returns the private message that it shows: `changing` once it is drawn again, or a newer one.
   * An older message that changes at the same moment does not count.
   */
  async shownBy(deed: () => Promise<unknown>, changing?: Locator): Promise<Locator> {
    await changing?.evaluate((one) => one.setAttribute('data-seen', ''));
    const ids: string[] = await this.page.evaluate(
      "[...document.querySelectorAll('article.ephemeral')].map((one) => one.dataset.id)",
    );
    await deed();
    const failure = this.page.locator('.failure:not(:empty), #hint.error:not(:empty)');
    const newer = this.page.locator(`${SHOWN}${ids.map((id) => `:not([data-id="${id}"])`).join('')}`);
    const redrawn = changing?.and(this.page.locator(`${SHOWN}:not([data-seen])`));
    const shown = redrawn ? newer.or(redrawn) : newer;
    await shown.or(failure).first().waitFor();
    if (await failure.count()) throw new Error(`${this.name} was told: ${await failure.first().innerText()}`);
    return this.page.locator(`article[data-id="${await shown.last().getAttribute('data-id')}"]`);
  }

  /**
   * Presses a button of the newest message that has it, and returns the new private message. Presses again if the
   * button has gone just as it was pressed.
   */
  async press(label: string | RegExp): Promise<Locator> {
    for (const until = Date.now() + PATIENCE; ;) {
      try {
        return await this.shownBy(() => this.messages().getByRole('button', { name: label }).last().click());
      } catch (error) {
        if (!String(error).includes('The message has no') || Date.now() > until) throw error;
        await this.page.evaluate("document.querySelectorAll('.failure').forEach((one) => (one.textContent = ''))");
      }
    }
  }

  /** Presses "Your move", and again when the table waits for them, until they are asked something. */
  async question(): Promise<Locator> {
    for (const until = Date.now() + PATIENCE; Date.now() < until;) {
      const newest = await this.messages().last().getAttribute('data-id');
      const shown = await this.press('Your move');
      // A page that has just come back draws older messages anew: a question has something to press on.
      if (!(await shown.locator('.button:enabled:visible, .picker-face:enabled').count())) continue;
      if (!/You have no open question|I will ping you/.test(await shown.innerText())) return shown;
      // Now and then even if nobody has called: a call may have come just before it was looked for.
      const later = this.page.locator(`article[data-id="${newest}"] ~ article:not(.ephemeral)`);
      await later
        .last()
        .filter({ hasText: `@${this.name}` })
        .waitFor({ timeout: 1_500 })
        .catch(() => undefined);
    }
    throw new Error(`${this.name} is asked nothing.`);
  }

  /** Answers whatever they are asked; asks anew where the message has gone or changed meanwhile, as on a page that has just come back. */
  async answerNext(liked: RegExp[] = []): Promise<string> {
    for (const until = Date.now() + PATIENCE; ;) {
      const shown = await this.question();
      const before = await shown.innerText();
      try {
        return await this.answer(shown, liked);
      } catch (error) {
        const now = (await shown.count()) ? await shown.innerText() : undefined;
        if (now === before || Date.now() > until) throw error;
      }
    }
  }

  /** Answers what is shown: what is liked, else what does least. Gives the label that was pressed. */
  async answer(shown: Locator, liked: RegExp[] = []): Promise<string> {
    for (let step = 0; step < 20; step++) {
      const before = await shown.innerText();
      const labels = await shown.locator('.button:enabled:visible').allTextContents();
      const label = [...liked, ...MODEST]
        .map((one) => labels.find((text) => one.test(text)))
        .find((one) => one !== undefined);
      const menu = shown.locator('.picker-face:enabled');
      if (label !== undefined)
        await this.shownBy(
          () => shown.locator('.button').getByText(label, { exact: true }).click({ timeout: SOON }),
          shown,
        );
      else if (await menu.count()) {
        let sent = false;
        const next = await this.shownBy(async () => {
          await this.pick(shown, liked);
          sent = await this.sendForm();
        }, shown);
        if (sent) {
          await this.confirm(next);
          return 'Submit';
        }
      } else if (labels.length)
        await this.shownBy(() => shown.locator('.button:enabled').first().click({ timeout: SOON }), shown);
      else throw new Error(`${this.name} finds nothing to press on: ${before}`);
      if ((await shown.locator('.done').count()) > 0 && (await shown.innerText()) !== before)
        return label ?? labels[0] ?? '';
    }
    throw new Error(`${this.name} finds no end to: ${await shown.innerText()}`);
  }

  /** Opens the first menu and chooses as many as it takes. */
  async pick(shown: Locator, liked: RegExp[] = []): Promise<void> {
    await shown.locator('.picker-face:enabled').first().click();
    const options = shown.locator('.picker-option:visible');
    const labels = await options.allInnerTexts();
    const wanted = Math.max(
      0,
      labels.findIndex((text) => liked.some((one) => one.test(text))),
    );
    await options.nth(wanted).click();
    const done = shown.locator('.picker-done:visible');
    for (let next = 0; next < labels.length && (await done.count()) && !(await done.isEnabled()); next++) {
      if (next !== wanted) await options.nth(next).click();
    }
    if (await done.count()) await done.click();
  }

  /** Goes on where a deed without gain is asked about once more. */
  private async confirm(shown: Locator): Promise<void> {
    const again = shown.getByRole('button', { name: 'Do it anyway' });
    if (await again.count()) await this.shownBy(() => again.click(), shown);
  }

  /** Sends the form that has opened, as it is proposed. Gives whether one had. */
  async sendForm(): Promise<boolean> {
    const form = this.page.getByRole('dialog');
    const opened = await form.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (opened) await form.getByRole('button', { name: 'Submit' }).click();
    return opened;
  }

  /** Types into the line as with a keyboard. */
  async type(text: string): Promise<void> {
    await this.page.locator('#line').click();
    await this.page.keyboard.type(text);
  }

  get suggestions(): Locator {
    return this.page.locator('#suggestions .suggestion:not(.disabled)');
  }
}
