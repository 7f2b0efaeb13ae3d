import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { type ModeName, modes } from '../../.storybook/modes';
import { launchOptions } from '../support/launch';
import { write } from './revision';

/** The instant at which all pictures are taken: stories that name dates look the same on every day. */
const NOW = new Date('2026-06-15T10:00:00Z');
/** Ends a story that never finishes, in ms: longer than its own waits, which say what is missing. */
const LIMIT = 120_000;
/** A screen counts as settled after this time without a change, in ms: longer than a search waits for the next letter. */
const QUIET = 400;
/** Ends the wait for a screen that never settles, such as one with a clock, in ms. */
const SETTLE_LIMIT = 5_000;
/** Pictures are taken side by side in this many pages; most of their time is the wait for quiet. */
const LANES = 4;

export interface Picture {
  /** PNG of the story; absent when none could be taken. */
  file?: string;
  /** Why the story could not be rendered, or its steps failed. */
  error?: string;
}

export interface StoryEntry {
  id: string;
  title: string;
}

/** Stories of a build, by id. */
export const storiesOf = (built: string): ReadonlyMap<string, StoryEntry> => {
  const index: { entries: Record<string, { id: string; title: string; name: string; type: string }> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return new Map(stories.map(({ id, title, name }) => [id, { id, title: `${title} / ${name}` }]));
};

/** What Storybook and `in-page.js` offer in the frame of the stories. */
interface StoryFrame {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id: string; phase?: string };
  };
  restartRandom?(): void;
  settle?(quiet: number, limit: number): Promise<void>;
}

declare global {
  interface Window extends StoryFrame {}
}

const ENDS = ['finished', 'errored', 'aborted'];

/** Opens a page on one story; all others are shown in the same page. */
const openPage = async (context: BrowserContext, address: string, mode: ModeName, first: string): Promise<Page> => {
  const page = await context.newPage();
  const globals = Object.entries(modes[mode]).map(([name, value]) => `${name}:${value}`);
  await page.goto(
    `${address}/iframe.html?viewMode=story&id=${first}&globals=${['a11y.manual:!true', ...globals].join(';')}`,
  );
  return page;
};

/** Shows a story and waits until its steps are done. Returns why they failed, if they did. */
const show = async (page: Page, id: string): Promise<string | undefined> => {
  await page.evaluate((storyId) => {
    const current = window.__STORYBOOK_PREVIEW__?.currentRender;
    if (current?.id === storyId) return;
    window.restartRandom?.();
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const ended = await page.waitForFunction(
    ({ storyId, ends }) => {
      const render = window.__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === storyId && render.phase !== undefined && ends.includes(render.phase) && render.phase;
    },
    { storyId: id, ends: ENDS },
    { timeout: LIMIT },
  );
  const phase = await ended.jsonValue();
  if (phase === 'finished') return undefined;
  const message = await page.evaluate(
    () => document.querySelector('.sb-errordisplay:not([hidden]) #error-message')?.textContent ?? '',
  );
  return message || `The story ended as "${phase}".`;
};

const describe = (reason: unknown): string => {
  const text = String(reason);
  return text.includes('Timeout') ? `The story did not finish within ${LIMIT / 1000} s.` : text;
};

/** Takes the picture of a story. A story that fails has one as well where the page still gives it. */
const takePicture = async (page: Page, id: string, file: string): Promise<Picture> => {
  const failure = await show(page, id).catch(describe);
  const error = failure === undefined ? {} : { error: failure };
  try {
    await page.evaluate(([quiet, limit]) => window.settle?.(quiet, limit), [QUIET, SETTLE_LIMIT] as const);
    write(file, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' }));
    return { file, ...error };
  } catch (reason) {
    return { error: `There is no picture of the story. ${String(reason)}`, ...error };
  }
};

/**
 * Stories that are rendered in one page, one after the other. What a story leaves behind, such as whether focus rings show, is
 * then the same in both builds.
 */
const pagesOf = (ids: readonly string[], isAlone: boolean): string[][] => {
  if (isAlone) return ids.map((id) => [id]);
  const components = new Map<string, string[]>();
  for (const id of ids) {
    const [component = ''] = id.split('--');
    components.set(component, [...(components.get(component) ?? []), id]);
  }
  return [...components.values()];
};

/**
 * Takes pictures of stories that a build has, each into a file of its own. Pictures that are there already are kept.
 *
 * @param isAlone Gives each story a fresh page; otherwise the stories of one component share one.
 */
export const takePictures = async (
  built: string,
  into: string,
  mode: ModeName,
  ids: readonly string[],
  isAlone = false,
): Promise<ReadonlyMap<string, Picture>> => {
  const pictures = new Map<string, Picture>();
  const fileOf = (id: string) => join(into, mode, `${id}.png`);
  const pages = pagesOf(ids, isAlone).filter((group) => {
    if (!group.every((id) => existsSync(fileOf(id)))) return true;
    for (const id of group) pictures.set(id, { file: fileOf(id) });
    return false;
  });
  if (pages.length === 0) return pictures;

  const server = await preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser: Browser = await chromium.launch(launchOptions);
  const lane = async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.addInitScript({ path: fileURLToPath(new URL('in-page.js', import.meta.url)) });
    await context.clock.setFixedTime(NOW);
    for (let group = pages.shift(); group; group = pages.shift()) {
      let page: Page | undefined;
      for (const id of group) {
        page ??= await openPage(context, address, mode, id);
        const picture = await takePicture(page, id, fileOf(id));
        pictures.set(id, picture);
        if (picture.error === undefined) continue;
        // Its steps may still run: the next story gets a page of its own.
        await page.close();
        page = undefined;
      }
      await page?.close();
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
    await server.close();
  }
  return pictures;
};
