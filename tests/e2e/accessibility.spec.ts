import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { admin, reader } from '../../demo/emulator/seed/users';
import { expect, test } from './fixtures';

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
};

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 320 },
] as const;

const screens: [path: string, heading: RegExp][] = [
  ['/', /Welcome/],
  ['/feedback', /Feedback/],
  ['/account-settings/api-tokens', /API tokens/],
];

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test('the sign-in', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectNoViolations(page);
      await page.getByLabel('Email').fill(reader.email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await expectNoViolations(page);
    });

    test('the portal', async ({ page, signIn }) => {
      await signIn(page, admin);
      for (const [path, heading] of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await expectNoViolations(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('keyboard only: sign in, feedback, log out', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(reader.email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(reader.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();

  const tabTo = async (locator: ReturnType<Page['locator']>) => {
    for (let press = 0; press < 60; press += 1) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('it cannot be reached with Tab');
  };
  await tabTo(page.getByRole('navigation').getByRole('link', { name: 'Feedback' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeFocused();
  await tabTo(page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page.getByLabel('Ideas'));
  await page.keyboard.type('Typed without a mouse');
  await tabTo(page.getByRole('button', { name: 'Send feedback' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Feedback submitted successfully' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
});
