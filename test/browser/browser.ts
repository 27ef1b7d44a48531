import { HANG } from '../hang.ts';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a browser is: CHROMIUM, or one of the usual places. */
export const place = (process.env.CHROMIUM ? [process.env.CHROMIUM] : PLACES).find((one) => existsSync(one));

/** Said where there is none. */
export const MISSING =
  'NOT RUN in a browser: no Chromium was found. On Debian: apt-get install chromium. Elsewhere, set CHROMIUM to where it is.';

export const required = Boolean(process.env.BROWSER_REQUIRED);

export function openBrowser(): Promise<Browser> {
  if (place === undefined) throw new Error(MISSING);
  return chromium.launch({
    executablePath: place,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage'],
    timeout: HANG,
  });
}
