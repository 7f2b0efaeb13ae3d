import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { preview } from 'vite';
import { type ModeName, modes } from '../../.storybook/modes';
import { shellOptions } from '../support/launch';
import { write } from './revision';
import { pagesOf } from './stories';

/** Bundles the script that runs in every page before Storybook. */
export const bundlePageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/main.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

/** Ends a story whose page does not answer any more, in ms. */
const LIMIT = 120_000;
/** Pages side by side for each build. */
const LANES = 2;
/** Address of both builds, whatever their ports are: some stories render it. */
const HOST = 'stories.localhost';
const VIEWPORT = { width: 1280, height: 800 };

export interface Picture {
  /** PNG of the story; absent when none could be taken. */
  file?: string;
  /** Why the story could not be rendered, or its steps failed. */
  error?: string;
}

interface StoryPage {
  page: Page;
  session: CDPSession;
}

/** Opens a page without a story, in which stories are rendered one after the other. */
const openPage = async (context: BrowserContext, mode: ModeName): Promise<StoryPage> => {
  const page = await context.newPage();
  await page.goto(`http://${HOST}/iframe.html?viewMode=story`);
  // axe changes nothing that a picture shows, and takes half of the time.
  const globals = { ...modes[mode], a11y: { manual: true } };
  await page.evaluate((values) => window.review?.startStories(values), globals);
  return { page, session: await context.newCDPSession(page) };
};

const withLimit = async <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The story did not finish within ${LIMIT / 1000} s.`)), LIMIT);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

const takeScreenshot = async ({ page, session }: StoryPage): Promise<Buffer> => {
  const content = await page.evaluate(() => window.review?.paintStory());
  const height = Math.max(VIEWPORT.height, content ?? 0);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: height > VIEWPORT.height,
    clip: { x: 0, y: 0, width: VIEWPORT.width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
};

/** Takes the picture of a story. A story that fails has one as well where the page still gives it. */
const takePicture = async (shown: StoryPage, id: string, file: string): Promise<Picture> => {
  const render = shown.page.evaluate((story) => window.review?.renderStory(story), id);
  const failure = await withLimit(render).catch(String);
  const error = failure === undefined ? {} : { error: failure };
  try {
    write(file, await withLimit(takeScreenshot(shown)));
    return { file, ...error };
  } catch (reason) {
    return { error: `There is no picture of the story. ${String(reason)}`, ...error };
  }
};

const serve = (built: string) =>
  preview({
    root: built,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=86400, immutable' } },
  });

/**
 * Takes pictures of stories that a build has, each into a file of its own. Pictures that are there already are kept.
 *
 * @param isAlone Gives each story a fresh page; otherwise the stories of some components share one.
 */
export const takePictures = async (
  built: string,
  into: string,
  mode: ModeName,
  ids: readonly string[],
  isAlone = false,
): Promise<ReadonlyMap<string, Picture>> => {
  const pictures = new Map<string, Picture>();
  if (ids.length === 0) return pictures;
  const server = await serve(built);
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  const browser = await chromium.launch({
    ...shellOptions,
    args: [...shellOptions.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`],
  });
  const folder = join(into, browser.version(), mode);
  const fileOf = (id: string) => join(folder, `${id}.png`);
  const groups = isAlone ? ids.map((id) => [id]) : pagesOf(ids);
  const pages = groups.filter((group) => {
    if (!group.every((id) => existsSync(fileOf(id)))) return true;
    for (const id of group) pictures.set(id, { file: fileOf(id) });
    return false;
  });
  const script = await bundlePageScript();
  const lane = async () => {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.addInitScript(script);
    for (let group = pages.shift(); group; group = pages.shift()) {
      let shown: StoryPage | undefined;
      for (const id of group) {
        shown ??= await openPage(context, mode);
        const picture = await takePicture(shown, id, fileOf(id));
        pictures.set(id, picture);
        if (picture.error === undefined) continue;
        // Its steps may still run: the next story gets a page of its own.
        await shown.page.close();
        shown = undefined;
      }
      await shown?.page.close();
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
