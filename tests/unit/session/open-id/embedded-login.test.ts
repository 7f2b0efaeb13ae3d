import { afterEach, expect, it } from 'vitest';
import { createFixture } from '../../../support/fixture';

const fixtures: ReturnType<typeof createFixture>[] = [];
afterEach(() => {
  for (const { dispose } of fixtures.splice(0)) dispose();
});

const open = (path: string) => {
  const fixture = createFixture();
  fixtures.push(fixture);
  return fixture.open(path, { loginMode: 'embedded' });
};

it('an embedded login opens the route of the host, never the hosted page, and returns', async () => {
  const { identity, tab } = open('/reports?year=2026');
  await identity.session.login();
  const target = tab.redirects.at(-1);
  expect(target?.origin + (target?.pathname ?? '')).toBe('http://localhost:4300/account/login');
  expect(target?.searchParams.get('redirectUrl')).toBe('http://localhost:4300/reports?year=2026');
});

it('an embedded login returns home from a page that is no valid target', async () => {
  for (const returnTo of ['https://elsewhere.example/', '/account/login']) {
    const { identity, tab } = open('/');
    await identity.session.login({ returnTo });
    expect(tab.redirects.at(-1)?.searchParams.get('redirectUrl')).toBe('http://localhost:4300/');
  }
});

it('an embedded login that is opened repeatedly is refused', async () => {
  const { identity } = open('/');
  for (let times = 0; times < 3; times += 1) await identity.session.login();
  await expect(identity.session.login()).rejects.toMatchObject({ errorCode: 'login-loop' });
});
