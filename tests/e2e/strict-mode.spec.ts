import type { Page } from '@playwright/test';
import { paths } from '../../demo/portal/paths';
import { admin } from '../../emulator/seed/users';
import { adminPages } from '../../sdk/admin/pages';
import { defaultRoutes } from '../../sdk/routes';
import { type Actions, expect, type NewContext, test } from './fixtures';
import { showUsage } from './journeys';
import { portsOf } from './ports';
import { type Server, startServer } from './server';

// Strict mode, which only React's development build has, runs every effect twice. An effect that sends a
// request each time is not idempotent.

/** Says which of React's builds renders a page, as its developer tools ask for it: 1 is the development build. */
const announceBuild = () => {
  const hook = {
    supportsFiber: true,
    inject: ({ bundleType }: { bundleType: number }) => {
      document.documentElement.dataset.react = bundleType === 1 ? 'development' : 'production';
      return 1;
    },
    onCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};

/** Method and path of every navigation and call since the last reading, in the order of the alphabet, and their number. */
const watchRequests = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!['document', 'fetch'].includes(request.resourceType())) return;
    requests.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\b[\da-f-]{32,}\b/g, ':id')}`);
  });
  return { read: () => requests.splice(0).sort(), count: () => requests.length };
};

interface Walk {
  newContext: NewContext;
  server: Server;
  enter: Actions['enter'];
  react: 'development' | 'production';
}

/** Requests of every account page, of a sign-in, and of every screen and administration page, by place. */
const walk = async ({ newContext, server, enter, react }: Walk) => {
  const context = await newContext();
  await context.addInitScript(announceBuild);
  await showUsage(context);
  const page = await context.newPage();
  const { read, count } = watchRequests(page);
  const found: Record<string, string[]> = {};
  const settle = async (place: string) => {
    // On a slow machine the network is idle before the page's code runs.
    await expect(page.getByRole('heading', { level: 1 }).first(), place).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-slot=skeleton]'), place).toHaveCount(0);
    // Low-priority reads start once the browser is idle.
    await expect(async () => {
      const before = count();
      await page.waitForTimeout(700);
      expect(count()).toBe(before);
    }).toPass();
    expect(await page.locator('html').getAttribute('data-react'), place).toBe(react);
    found[place] = read();
  };

  // The callbacks of SSO go back to the login after a second, in the middle of what is counted.
  const stays = (route: string) => route.startsWith('/account/') && !route.endsWith('/callback');
  for (const path of Object.values(defaultRoutes).filter(stays)) {
    await page.goto(server.provider + path);
    await settle(path);
  }
  await page.goto(server.portal);
  await settle('the redirect to the login');
  await enter(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await settle('the sign-in');
  const pages = Object.values(adminPages).map(({ path }) => `/administration/${path}`);
  for (const path of [...paths, ...pages]) {
    await page.goto(server.portal + path);
    await settle(path);
  }
  await context.close();
  return found;
};

test('every page sends the same requests with strict mode as without it', { tag: '@strict' }, async ({
  newContext,
  server,
  enter,
}) => {
  // Two walks over all pages.
  test.slow();
  const strict = await walk({ newContext, server, enter, react: 'development' });
  const ports = portsOf('withoutStrictMode', test.info().parallelIndex);
  const other = await startServer({ ...ports, env: { REACT_BUILD: 'production' } });
  try {
    expect(Object.values(strict).flat().length, 'requests').toBeGreaterThan(100);
    expect(strict).toEqual(await walk({ newContext, server: other, enter, react: 'production' }));
  } finally {
    await other.stop();
  }
});
