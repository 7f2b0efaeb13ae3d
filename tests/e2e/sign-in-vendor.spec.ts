import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';

const MARKUP = '<img src=x onerror="document.title=1">Acme & Co';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test("the hosted page applies the vendor's metadata, and renders its texts as plain text", async ({
  page,
  server,
  controls,
}) => {
  await controls.settings({ social: ['github', 'google'], allowSignups: true });
  const dress = (box: unknown) =>
    fetch(`${server.provider}/_emulator/login-box`, { method: 'PUT', body: JSON.stringify(box) });
  const loginBox = {
    palette: { primary: { main: '#5b21b6', contrastText: '#ffffff' }, background: { default: '#0b1020' } },
    boxStyle: { borderRadius: '4px' },
    layout: { type: 'split', image: PICTURE },
    logo: { image: `${PICTURE}"><script>document.title=1</script>` },
    socialLogins: { order: ['google', 'github'] },
    links: { terms: 'https://vendor.test/terms', privacy: 'ftp://vendor.test/privacy' },
  };
  const localizations = {
    en: { loginBox: { login: { title: MARKUP, email: 'Work email' }, signup: { title: 'Join Acme' } } },
  };
  expect((await dress({ themeV2: { loginBox: { logo: { image: 'javascript:alert(1)' } } } })).status).toBe(400);
  expect((await dress({ themeV2: { loginBox }, localizations })).status).toBe(200);

  await test.step('colors, order, links and texts', async () => {
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { level: 1, name: MARKUP, exact: true })).toBeVisible();
    await expect(page.getByLabel('Work email')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(submit).toHaveCSS('background-color', 'rgb(91, 33, 182)');
    await expect(submit).toHaveCSS('border-radius', '4px');
    await expect(page.locator('.hosted')).toHaveCSS('background-color', 'rgb(11, 16, 32)');
    await expect(page.locator('.hosted-picture')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveText([/Google/, /GitHub/]);
    await expect(page.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', loginBox.links.terms);
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveCount(0);
    await expectNoViolations(page, 'dressed sign-in');
    expect(await page.title()).not.toBe('1');
  });

  await test.step('the other pages use it too', async () => {
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join Acme', exact: true })).toBeVisible();
    await expect(page.getByLabel('Work email')).toBeVisible();
    await expectNoViolations(page, 'dressed sign-up');
  });
});
