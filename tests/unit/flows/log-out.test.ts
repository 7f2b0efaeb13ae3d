import { createIdentity } from '@gatehouse/sdk';
import { allowLogout } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import { logOutDeps, logOutFlow } from '../../../sdk/flows/log-out/flow';
import { isAppScheme, type OpenAppDeps, openAppDeps, openAppFlow } from '../../../sdk/flows/open-app/flow';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser, createClock } from '../../support/tabs';
import { drive } from './driven';

const open = (response = () => json({})) => {
  const { calls, fetch } = createRecorder([response]);
  const tab = createBrowser({ fetch, clock: createClock() }).openTab('https://portal.test/account/logout?app=portal');
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.portal.test', clientId: 'host', loginMode: 'embedded', logLevel: 'silent' },
    environment: tab.environment,
  });
  return { identity, tab, calls, flow: () => drive(logOutFlow, logOutDeps(identity)) };
};

describe('the log-out page', () => {
  it('requires confirmation after a link of another site, and changes nothing when it is canceled', async () => {
    const { tab, calls, flow } = open();
    const running = flow();
    await running.pass(0);
    expect(running.get()).toMatchObject({ step: 'loggingOut', context: { needsConfirmation: true } });
    await running.send('stay');
    expect(tab.redirects.map(String)).toEqual(['https://portal.test/']);
    expect(calls).toEqual([]);
  });

  it('signs out at once after a button of the application, which counts once', async () => {
    const { identity, tab, calls, flow } = open();
    allowLogout(identity);
    const running = flow();
    await running.pass(0);
    await expect.poll(() => running.get().step).toBe('success');
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/frontegg/identity/resources/auth/v1/logout']);
    await running.pass(1000);
    expect(tab.redirects.map(String)).toEqual(['https://portal.test/account/login']);
    expect(tab.environment.tab.keys()).not.toContain('GATEHOUSE_LOG_OUT');
  });

  it('signs out locally also when the provider fails, reports it, and can be retried', async () => {
    let status = 500;
    const { identity, flow } = open(() => json({}, { status }));
    const running = flow();
    await running.pass(0);
    await running.send('confirm');
    expect(running.get()).toMatchObject({ step: 'loggingOut', error: { errorCode: 'sign-out-unfinished' } });
    expect(identity.session.get().status).toBe('unauthenticated');
    status = 200;
    await running.send('confirm');
    expect(running.get().step).toBe('success');
  });
});

describe('opening the application', () => {
  const start = (address: string | undefined, allows = true) => {
    const opened: string[] = [];
    const deps: OpenAppDeps = {
      find: async () => (address === undefined ? undefined : { address }),
      open: (to) => allows && opened.push(to) > 0,
      toLogin: () => void opened.push('login'),
      toHome: () => void opened.push('home'),
    };
    return { ...drive(openAppFlow, deps), opened };
  };

  it('is automatic for a web page, and needs a click for an installed app', async () => {
    const web = start('https://app.acme.test/');
    await web.pass(0);
    await web.pass(200);
    expect(web.opened).toEqual(['https://app.acme.test/']);
    const app = start('acme://home');
    await app.pass(0);
    await app.pass(5000);
    expect(app.opened).toEqual([]);
    await app.send('open');
    expect(app.opened).toEqual(['acme://home']);
  });

  it.each([
    [{ applicationUrl: 'https://app.acme.test/' }, '/home', 'https://app.acme.test/'],
    [{}, '/home?a=b', 'https://portal.test/home?a=b'],
    [{}, 'https://app.test/', 'https://app.test/'],
    [{}, '/account/logout', undefined],
    [{}, 'javascript:alert(1)', undefined],
  ])('is that of the account %j, else the page after a sign-in: %s', async (settings, authenticatedUrl, expected) => {
    const { identity } = open(() => json(settings));
    const routes = { ...identity.routes, authenticatedUrl };
    const found = await openAppDeps({ ...identity, routes }).find(new AbortController().signal);
    expect(found?.address).toBe(expected);
  });

  it('fails without an allowed address', async () => {
    const none = start(undefined);
    await none.pass(0);
    expect(none.get()).toMatchObject({ step: 'failed', error: { errorCode: 'entry-not-found' } });
    const barred = start('javascript:alert(1)', false);
    await barred.pass(0);
    await barred.pass(200);
    expect(barred.get()).toMatchObject({ step: 'failed', error: { errorCode: 'redirect-refused' } });
  });

  it.each([
    ['acme://home', true],
    ['com.acme.app://open?x=1', true],
    ['https://acme.test', false],
    ['javascript://%0aalert(1)', false],
    ['data://text/html,x', false],
    ['file:///etc/passwd', false],
    ['mailto:a@b.test', false],
    ['/account', false],
  ])('%s is the address of an installed app: %s', (address, expected) => {
    expect(isAppScheme(address)).toBe(expected);
  });
});
