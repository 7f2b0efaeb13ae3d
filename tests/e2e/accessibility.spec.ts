import type { Page } from '@playwright/test';
import { paths } from '../../demo/portal/paths';
import { texts } from '../../demo/portal/texts/en/shell';
import { titleOf } from '../../demo/portal/texts/title-of';
import { admin, reader, unenrolled } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { goTo } from './journeys';
import {
  cutTexts,
  expectAccessible,
  expectNoSideways,
  expectNoViolations,
  looks,
  setLook,
  smallTargets,
  spaceText,
  stopsOf,
} from './measures';
import { API, expectOnly, filledForms, heading } from './states';

const schemes = ['light', 'dark'] as const;
const SYNC = /^Error syncing user/;

const welcome = /^Welcome/;

/** Every path of the portal with its first heading; the administration by one of its pages. */
const screens = paths.map((path) => {
  if (path === '/administration') return { path: `${path}/api-tokens`, name: 'API tokens' };
  return { path, name: path === '/' ? welcome : titleOf(texts, path) };
});
const WORKERS = 3;
/** Split by worker; the screens share one sign-in and one server. */
const parts = Array.from({ length: WORKERS }, (_, part) => screens.filter((_, at) => at % WORKERS === part));

const isOpen = async (page: Page) => {
  await expect(heading(page, /./).first()).toBeVisible();
  await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await isOpen(page);
};

/** Presses some controls of a prototype, in order. */
const explore = async (page: Page) => {
  const buttons = page
    .locator('main :is(section[aria-labelledby="try"], [data-slot="tabs"])')
    .locator('button, [role="tab"]')
    .filter({ visible: true });
  for (let press = 0; press < 6; press += 1) {
    const count = await buttons.count();
    if (count === 0) return;
    await buttons.nth((press * 2) % count).evaluate((element: HTMLElement) => element.click());
  }
};

const WIDTHS = [1280, 320];

/** No target is too small, and nothing is clipped or wider than the window. */
const expectWhole = async (page: Page, state: string, height: number) => {
  for (const width of WIDTHS) {
    const where = `${state}, ${width} px`;
    await page.setViewportSize({ width, height });
    await expectNoSideways(page, where);
    await expect.poll(() => cutTexts(page), `${where}: cut texts`).toEqual([]);
    await expect.poll(() => smallTargets(page), `${where}: targets under 24 px`).toEqual([]);
  }
};

for (const [at, part] of parts.entries()) {
  test(`screens, part ${at + 1}: axe, targets, 400 % (1.4.10) and text spacing (1.4.12)`, async ({ page, signIn }) => {
    const [asItComes, afterUse] = looks;
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, admin);
    await expect(heading(page, welcome)).toBeVisible();
    for (const { path, name } of part) {
      await setLook(page, asItComes);
      await goTo(page, path);
      await expect(heading(page, name), path).toBeVisible();
      await isOpen(page);
      await setLook(page, asItComes);
      await expectNoViolations(page, `${path} as it comes`);
      await explore(page);
      await setLook(page, afterUse);
      await expectNoViolations(page, `${path} after use`);
      await expectWhole(page, path, 800);
      const unspace = await spaceText(page);
      // A window of 1280 by 1024 px at 400 %.
      await expectWhole(page, `${path} with spaced text`, 256);
      await unspace();
    }
  });
}

test('400 % (1.4.10): the whole menu can be reached', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, admin);
  await isOpen(page);
  await spaceText(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.scrollIntoViewIfNeeded();
  await expect(logout).toBeInViewport({ ratio: 1 });
});

test('forced colors and reduced motion: no violation, a focus ring at every Tab stop, no motion', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page, admin);
  for (const path of ['/', '/reporting', '/solutions/workflow-automation', '/feedback']) {
    await open(page, path);
    await expectNoViolations(page, `${path} in forced colors`);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, `${path}: animations`).toBe(0);
    const stops = await stopsOf(page, 'Tab', 25);
    expect(stops, `${path}: stops of Tab`).toBeGreaterThan(15);
  }
  // Without the backgrounds of the theme, the current page and tab have one of the system.
  await open(page, '/administration/security');
  await expect(page.locator('.gh-root a[aria-current=page]').first()).toBeVisible();
  const marks = await page.evaluate(() => {
    const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    return [...document.querySelectorAll('.gh-root nav [aria-current=page]')].map((current) => {
      const others = [...(current.closest('nav')?.querySelectorAll('a:not([aria-current])') ?? [])];
      return others.length > 0 && others.every((other) => backgroundOf(other) !== backgroundOf(current));
    });
  });
  expect(marks.length, 'current page and tab').toBeGreaterThan(1);
  expect(marks, 'current page and tab are marked').not.toContain(false);
});

for (const path of ['/desktop', '/integrations']) {
  test(`${path}: the focus is visible at every Tab stop, forwards and backwards (2.4.7, 2.4.11)`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, reader, path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 480 });
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const stops = await stopsOf(page, key, 70);
      expect(stops, `stops of ${key}`).toBeGreaterThan(30);
    }
  });
}

test('with reduced motion the size of an element changes at once, so that measurements see the final size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  const measured = await page.locator('.gh-root h1').evaluate((heading: HTMLElement) => {
    const before = heading.getBoundingClientRect().height;
    heading.style.height = `${before}px`;
    const fixed = heading.getBoundingClientRect().height;
    heading.style.height = `${fixed + 40}px`;
    return heading.getBoundingClientRect().height - fixed;
  });
  expect(measured).toBe(40);
});

test('sign-in and second factor in forced colors, at 400 % with spaced text: nothing is cut off, a focus ring at every Tab stop', {
  tag: '@long',
}, async ({ page, enter }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  const expectAll = async (state: string) => {
    await expectNoViolations(page, state);
    expect(await page.evaluate(() => document.getAnimations().length), `${state}: animations`).toBe(0);
    const unspace = await spaceText(page);
    await expectNoSideways(page, state);
    expect(await cutTexts(page), `${state}: cut texts`).toEqual([]);
    expect(await smallTargets(page), `${state}: targets under 24 px`).toEqual([]);
    expect(await stopsOf(page, 'Tab', 12), `${state}: stops of Tab`).toBeGreaterThan(2);
    await unspace();
  };
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAll('email');
  await page.getByLabel('Email').fill(unenrolled.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAll('password');
  await page.goto('/');
  await enter(page, unenrolled);
  await expect(heading(page, 'Protect your account')).toBeVisible();
  await expectAll('choice of a method');
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expectAll('authenticator');
});

test('sign-in, in every mode', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page, 'the e-mail step');
  await page.getByLabel('Email').fill(reader.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the password step');
});

test('overlays, submitted forms and errors, in every mode', { tag: '@long' }, async ({ page, signIn, complaints }) => {
  await signIn(page, reader, '/feedback');
  const send = page.getByRole('button', { name: filledForms.general.submit });
  await send.click();
  await expect(page.getByRole('radiogroup', { name: /^How useful/ })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a missing answer');

  await page.route(API, (route) => route.fulfill({ status: 502, json: { msg: 'Server error: 500 - disk is full' } }));
  await filledForms.general.fill(page, 'For the checks of all looks');
  await send.click();
  await expect(page.getByText('Server error: 500 - disk is full')).toBeVisible();
  await expectAccessible(page, 'it was not sent');
  for (const path of ['/', '/reporting', '/sweepstakes']) {
    const before = complaints.length;
    await open(page, path);
    // Home shows no error: it leaves out what it cannot render.
    if (path === '/') await expect.poll(() => complaints.slice(before).some((text) => SYNC.test(text))).toBe(true);
    else await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, `${path} without the database`);
  }
  await page.unroute(API);

  await open(page, '/feedback');
  await send.click();
  await expect(page.getByRole('heading', { name: filledForms.general.success })).toBeVisible();
  await expectAccessible(page, 'it was sent');

  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  for (const colorScheme of schemes) {
    await setLook(page, { colorScheme, width: 1280 });
    await expectNoViolations(page, `the menu, ${colorScheme}`);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Portal' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const colorScheme of schemes) {
    await setLook(page, { colorScheme, width: 320 });
    await expect(menu).toBeVisible();
    await expectNoViolations(page, `the sidebar, ${colorScheme}`);
    await expect.poll(() => smallTargets(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Roadmap' }).click();
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await expectAccessible(page, 'a screen that did not arrive');
  expectOnly(complaints, /^Error syncing user|\bScreenLoadError: /);
});
