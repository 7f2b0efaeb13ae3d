import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import type { EmulatorOptions } from '../../../emulator/options';
import { adminLogin, CALLBACK, createBrowser, ISSUER } from './support';

const open = async (options: EmulatorOptions = {}) => {
  const emulator = createEmulator(options);
  await emulator.ready;
  return { emulator, browser: createBrowser(emulator.fetch) };
};

/** Mistakes of an application, and the message that says what to change. */
const cases: readonly [string, string, { path: string; init?: RequestInit }][] = [
  [
    'for an unknown origin',
    'Start it with --origin http://localhost:5173',
    { path: '/frontegg/flags', init: { headers: { origin: 'http://localhost:5173' } } },
  ],
  [
    'for an unknown application',
    'There is no application "web" here. Set clientId to "portal", or start the provider with --client-id.',
    { path: '/frontegg/flags', init: { headers: { 'frontegg-requested-application-id': 'web' } } },
  ],
  ['for an unknown path', '"npx @gatehouse/emulator supported" lists them', { path: '/v1/users' }],
  [
    'for a body that is not JSON',
    'send the header content-type: application/json',
    { path: '/frontegg/oauth/token', init: { method: 'POST', body: 'a', headers: { 'content-type': 'text/plain' } } },
  ],
  [
    'for a body that cannot be read',
    'Send one JSON object.',
    {
      path: '/frontegg/oauth/token',
      init: { method: 'POST', body: '[', headers: { 'content-type': 'application/json' } },
    },
  ],
  [
    'for an unsupported grant',
    'Send grant_type authorization_code or refresh_token.',
    { path: '/frontegg/oauth/token', init: { method: 'POST', body: new URLSearchParams({ grant_type: 'password' }) } },
  ],
  [
    'for a code without its verifier',
    'Send code, code_verifier and redirect_uri.',
    {
      path: '/frontegg/oauth/token',
      init: { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code', code: 'a' }) },
    },
  ],
  [
    'for a sign-out to an unregistered URL',
    'Registered: http://localhost:4300/. Start the provider with --origin',
    { path: '/frontegg/oauth/logout?post_logout_redirect_uri=http://localhost:5173/' },
  ],
];

describe('errors name the setting to change', () => {
  it.each(cases)('%s', async (_, sentence, { path, init }) => {
    const { emulator } = await open();
    const text = await (await emulator.fetch(`${ISSUER}${path}`, init)).text();
    expect(text.replaceAll('\\"', '"').replaceAll('&quot;', '"')).toContain(sentence);
  });

  it('for an unregistered return address, in both modes', async () => {
    const expected = { redirect_uri: 'http://localhost:5173/callback' };
    const registered = await (await open()).browser.authorize(expected);
    expect(registered.text).toContain(`is not registered. Registered: ${CALLBACK}. Start the provider with --origin`);
    const loopback = await (await open({ origins: 'loopback' })).browser.authorize(expected);
    expect(loopback.text).toContain('any port and exactly the path /oauth/callback.');
    const unknown = await (await open()).browser.authorize({ client_id: 'web' });
    expect(unknown.text).toContain('There is no application &quot;web&quot; here.');
  });

  it('for a missing permission and an injected fault', async () => {
    const { emulator, browser } = await open();
    const { body } = await browser.login('reader@acme.test', 'reader-Secret-1');
    const refused = await browser.call('/identity/resources/groups/v1', { token: body.accessToken });
    expect(refused.body).toMatchObject({
      errorCode: 'permission-missing',
      errorContext: { permissions: ['fe.secure.read.groups'] },
    });
    emulator.fail({ path: '/flags', status: 503 });
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    expect((await browser.call('/flags')).text).toContain('Remove it on the page /_emulator/faults.');
  });
});

describe('an address of another machine', () => {
  const refusals = async (options: EmulatorOptions) => {
    const { browser } = await open({ ...options, post: async () => ({ status: 200, body: '' }) });
    const { accessToken: token } = (await browser.login(adminLogin.email, adminLogin.password)).body;
    const webhook = await browser.call('/webhook/test', {
      json: { url: 'https://hooks.example.com/', secret: null },
      token,
    });
    const metadata = await browser.call('/team/resources/sso/v1/configurations/metadata-url', {
      json: { url: 'https://id.example.com/metadata' },
      token,
    });
    return [webhook.text, metadata.text];
  };

  it('is refused with the flag that allows it, or with the setting of another start', async () => {
    const [webhook, metadata] = await refusals({});
    expect(webhook).toContain('--webhooks-to hooks.example.com');
    expect(metadata).toContain('--idp-host id.example.com');
    const hostSettings = { webhooksTo: 'HOOKS=', idpHosts: 'IDPS=' };
    expect(await refusals({ hostSettings })).toEqual([
      expect.stringContaining('Start it with HOOKS=hooks.example.com.'),
      expect.stringContaining('start it with IDPS=id.example.com.'),
    ]);
  });
});
