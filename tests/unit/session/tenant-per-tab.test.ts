import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { admin, reader } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';
import { settle } from '../../support/tabs';

const LIFETIME = 300_000;
const SILENT = '/oauth/authorize/silent';
const own = { enableSessionPerTenant: true };

const tenantOf = (identity: ReturnType<ReturnType<typeof createFixture>['open']>['identity']) => {
  const state = identity.session.get();
  return state.status === 'authenticated' ? state.user.tenantId : state.status;
};

/** Two tabs of one user, each in an account of its own. */
const twoTenants = async () => {
  const fixture = createFixture();
  const first = fixture.open('/', own);
  await fixture.signIn(first.identity, first.tab, admin);
  await settle();
  const state = first.identity.session.get();
  if (state.status !== 'authenticated') return expect.fail('not signed in');
  const firstTenant = state.user.tenantId;
  const secondTenant = state.user.tenantIds.find((id) => id !== firstTenant) ?? expect.fail('one tenant only');
  const second = fixture.open('/', own);
  await second.identity.session.load();
  await second.identity.session.switchTenant(secondTenant);
  await settle();
  return { ...fixture, first, second, firstTenant, secondTenant };
};

describe('a tenant per tab', () => {
  it('survives interleaved calls, renewals and reloads', async () => {
    const { first, second, firstTenant, secondTenant, clock, openIn, emulator } = await twoTenants();
    for (let round = 0; round < 25; round += 1) {
      if (round % 3 === 0) clock.jump(LIFETIME);
      if (round % 5 === 4) {
        for (const side of [first, second]) {
          side.identity.dispose();
          side.identity = openIn(side.tab, own);
          await side.identity.session.load();
        }
      }
      const [a, b] = await Promise.all([first, second].map(({ identity }) => identity.call(contracts.profile).getMe()));
      expect([a?.tenantId, b?.tenantId]).toEqual([firstTenant, secondTenant]);
      expect([tenantOf(first.identity), tenantOf(second.identity)]).toEqual([firstTenant, secondTenant]);
    }
    expect(emulator.stats.reuseEvents).toBe(0);
  });

  it('shares one refresh cookie with the others sequentially', async () => {
    const { first, second, clock, emulator } = await twoTenants();
    clock.jump(LIFETIME);
    const before = emulator.hits(SILENT);
    await Promise.all([first.identity.session.getToken(), second.identity.session.getToken()]);
    expect(emulator.hits(SILENT) - before).toBe(2);
    expect(Math.max(...Object.values(emulator.stats.usesPerToken))).toBe(1);
  });

  it('is read from the URL when the page is opened with one', async () => {
    const { open, secondTenant } = await twoTenants();
    const { identity, tab } = open('/', own);
    tab.open(`/?tenantId=${secondTenant}`);
    await identity.session.load();
    expect(tenantOf(identity)).toBe(secondTenant);
    tab.open('/elsewhere');
    await identity.session.refresh();
    expect(tenantOf(identity)).toBe(secondTenant);
  });

  it('is unchanged when the switch is refused', async () => {
    const { first, firstTenant, emulator } = await twoTenants();
    emulator.fail({ path: '/identity/resources/users/v1/tenant', status: 403 });
    await expect(first.identity.session.switchTenant('foreign')).rejects.toMatchObject({ statusCode: 403 });
    await first.identity.session.refresh();
    expect(tenantOf(first.identity)).toBe(firstTenant);
  });

  it('ends with the session in every tab, and leaves no token for the next one', async () => {
    const { first, second, open } = await twoTenants();
    await first.identity.session.logout();
    await settle();
    expect(second.identity.session.get().status).toBe('unauthenticated');
    const next = open('/', own);
    await next.identity.session.load();
    expect(next.identity.session.get().status).toBe('unauthenticated');
    expect(second.tab.environment.tab.getItem('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBeNull();
  });

  it('is cleared when another user signs in, in every tab', async () => {
    const { first, second, atProvider } = await twoTenants();
    await first.identity.session.login({ prompt: 'login' });
    first.tab.open(await atProvider(first.tab.redirects.at(-1) ?? expect.fail(), reader));
    await first.identity.session.handleCallback();
    await settle();
    for (const { identity } of [first, second]) {
      expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: reader.email } });
      expect((await identity.call(contracts.profile).getMe()).email).toBe(reader.email);
    }
  });

  it('is off by default', async () => {
    const fixture = createFixture();
    const { identity, tab } = fixture.open('/?tenantId=elsewhere');
    await identity.session.load();
    expect(tab.environment.tab.getItem('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBeNull();
  });
});
