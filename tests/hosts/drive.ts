import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/launch';
import { accountJourney } from './account-journey';
import { firstHourJourney } from './first-hour-journey';
import { fronteggJourney } from './frontegg-journey';
import type { Host } from './hosts';
import { journey } from './journey';
import { restartJourney } from './restart-journey';
import { serverJourney } from './server-journey';

export interface DriveOptions {
  /** Where the host is installed. */
  folder: string;
  browser: NonNullable<Host['browser']>;
  origin: string;
  /** Address of the provider. */
  identity: string;
  /** Folder for the screenshots of the journeys. */
  pictures: string;
  /** Stops the provider and starts it with the same command. */
  restart: () => Promise<void>;
  /** Starts the host again, with other variables. */
  deploy: (more: Readonly<Record<string, string>>) => Promise<void>;
}

type Picture = (name: string) => Promise<void>;

/**
 * Runs a journey in a browser of its own, and fails on any error that the page reported, including policy violations.
 */
const inContext = async (
  browser: Browser,
  pictures: string,
  options: BrowserContextOptions,
  walk: (page: Page, picture: Picture) => Promise<void>,
) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The first call for a session is refused with 401, and the browser reports it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      const { url, lineNumber } = message.location();
      complaints.push(`${message.text()} (${url}:${lineNumber})`);
    }
  });
  const picture = async (name: string) => {
    await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  };
  try {
    await walk(page, picture);
    if (complaints.length > 0) throw new Error('The page reported errors.');
  } catch (error) {
    await picture('failed');
    throw new Error([error, page.url(), ...complaints, `Pictures are in ${pictures}.`].join('\n'));
  } finally {
    await context.close();
  }
};

/** Starts a sign-in at the provider, and returns the URL on which it has to end. */
const leave = {
  guard: async (page: Page, origin: string) => {
    await page.goto(`${origin}/admin?from=mail`);
    return `${origin}/admin?from=mail`;
  },
  button: async (page: Page, origin: string) => {
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: "Use the provider's page" }).click();
    return `${origin}/`;
  },
};

/** Runs all journeys of a host. */
export const drive = async (options: DriveOptions): Promise<void> => {
  const { folder, browser: host, origin, identity, pictures, restart, deploy } = options;
  const { journey: kind, account, data, hasCheckout = false } = host;
  const browser = await chromium.launch(launchOptions);
  try {
    if (kind === 'restart') {
      await inContext(browser, pictures, {}, (page) => restartJourney(page, { folder, origin, identity, restart }));
    } else if (kind === 'first-hour') {
      await inContext(browser, pictures, {}, (page, picture) => firstHourJourney(page, { folder, origin, picture }));
    } else if (kind === 'frontegg') {
      await inContext(browser, pictures, {}, (page, picture) => fronteggJourney(page, { origin, identity, picture }));
    } else if (kind === 'server') {
      await inContext(browser, pictures, {}, (page, picture) =>
        serverJourney(page, { origin, identity, data, picture, deploy }),
      );
    } else if (kind) {
      await inContext(browser, pictures, {}, (page, picture) =>
        journey(page, { origin, identity, kind, hasCheckout, picture }),
      );
    }
    if (!account) return;
    const { language, leaveBy } = account;
    await inContext(browser, pictures, { locale: language }, (page, picture) =>
      accountJourney(page, { origin, identity, language, picture, leave: () => leave[leaveBy](page, origin) }),
    );
  } finally {
    await browser.close();
  }
};
