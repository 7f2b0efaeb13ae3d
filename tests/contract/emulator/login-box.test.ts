import { beforeEach, describe, expect, it } from 'vitest';
import type { Emulator } from '../../../emulator/emulator';
import { saveVendorBox } from '../../../emulator/rules/policies/vendor-box';
import { admin, reseller } from '../../../emulator/seed/users';
import { type Browser, setUp } from './support';

const BOX = '/metadata/admin-box';
const ANYBODY = '/metadata?entityName=adminBox';

let emulator: Emulator;
let browser: Browser;
let token: string;
const signIn = async (user = admin) => (await browser.login(user.email, user.password)).body.accessToken;

beforeEach(async () => {
  ({ emulator, browser } = setUp());
  token = await signIn();
});

const save = (...actions: object[]) => browser.call(BOX, { json: { actions }, token });
const color = { type: 'themeV2/loginBox/palette/primary', payload: '#123456' };

describe('the login box of an account', () => {
  it('is saved by leaf, and applies to the login page of that account only', async () => {
    await save(color, { type: 'localizations/en/loginBox/title', payload: 'Welcome to Acme' });
    await save({ type: 'localizations/en/loginBox/title', payload: null });
    const palette = { palette: { primary: '#123456' } };
    expect((await browser.call(BOX, { token })).body.themeV2).toEqual({ loginBox: palette });
    const at = async (alias: string) =>
      (await browser.call(ANYBODY, { headers: { 'frontegg-login-alias': alias } })).body.rows[0].configuration;
    expect((await at('acme')).themeV2.loginBox).toEqual(palette);
    expect((await at('resale')).themeV2).toEqual({});
  });

  it('of another account is not changed', async () => {
    token = await signIn(reseller);
    expect((await save(color)).status).toBe(200);
    expect(emulator.db.documents.get('admin-box:tenant-acme')).toBeUndefined();
    expect(emulator.db.audits.list().at(-1)?.action).toBe('Login box changed');
  });

  it.each([
    [{ type: '__proto__/polluted', payload: true }, 400],
    [{ type: 'a//b', payload: 1 }, 400],
    [{ type: 'themeV2/loginBox/logo/image', payload: ' JavaScript:alert(1)' }, 400],
    [{ type: 'themeV2/loginBox/logo', payload: { image: 'data:image/svg+xml;base64,AAAA' } }, 400],
    [{ type: 'a', payload: 'x'.repeat(210_000) }, 413],
  ])('refuses %o', async (action, status) => {
    expect((await save(action)).status).toBe(status);
    expect(Object.keys({})).toEqual([]);
    expect(emulator.db.documents.get('admin-box:tenant-acme')).toBeUndefined();
  });

  it('refuses a save without changes', async () => {
    expect((await save()).body.errorCode).toBe('no-changes');
  });
});

describe('the vendor’s login box', () => {
  const stored = async () => (await browser.call(ANYBODY)).body.rows[0].configuration;

  it('applies to every login page, below that of an account', async () => {
    const themeV2 = {
      loginBox: { palette: { primary: { main: '#654321' } }, links: { terms: 'https://v.test/terms' } },
    };
    saveVendorBox(emulator.db, { themeV2, localizations: {} });
    expect((await stored()).themeV2).toEqual(themeV2);
    await save({ type: 'themeV2/loginBox/palette/primary/main', payload: '#123456' });
    const acme = await browser.call(ANYBODY, { headers: { 'frontegg-login-alias': 'acme' } });
    expect(acme.body.rows[0].configuration.themeV2.loginBox).toEqual({
      ...themeV2.loginBox,
      palette: { primary: { main: '#123456' } },
    });
    await emulator.reset();
    expect((await stored()).themeV2).toEqual({});
  });

  it.each([
    [[]],
    ['text'],
    [{ navigation: {} }],
    [{ themeV2: 'x' }],
    [JSON.parse('{ "themeV2": { "__proto__": { "polluted": true } } }')],
    [{ themeV2: { logo: 'javascript:alert(1)' } }],
    [{ themeV2: { logo: 'x'.repeat(210_000) } }],
  ])('refuses %o', async (box) => {
    expect(() => saveVendorBox(emulator.db, box)).toThrow();
    expect(await stored()).toMatchObject({ themeV2: {}, localizations: {} });
  });
});
