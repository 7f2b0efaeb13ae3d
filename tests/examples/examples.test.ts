import type { Identity } from '@gatehouse/sdk';
import { type QueryClientConfig, QueryClient as VueClient } from '@tanstack/vue-query';
import { afterEach, expect, it } from 'vitest';
import { effectScope, watch } from 'vue';
import { admin, reader } from '../../emulator/seed/users';
import { createFixture } from '../support/fixture';
import { settle } from '../support/tabs';
import { runSvelte } from './run-svelte';
import { showTokens, type TokenView } from './vanilla';
import { useTokens } from './vue';

const LIST = '/identity/resources/users/api-tokens/v1';

let disposals: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposals) dispose();
  disposals = [];
});

/** An application in which the administrator is signed in. */
const signedIn = async () => {
  const fixture = createFixture();
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, admin);
  await settle();
  disposals.push(fixture.dispose);
  return { ...fixture, identity, tab };
};

/** The tokens in a setup function of Vue, and what else runs in its scope. */
const tokensInVue = (identity: Identity, options?: QueryClientConfig) => {
  const client = new VueClient(options);
  const scope = effectScope();
  disposals.push(() => {
    scope.stop();
    client.clear();
  });
  return { scope, page: scope.run(() => useTokens(identity, client)) ?? expect.fail('no scope') };
};

/** The data of the provider, read without a cache. */
const atProvider = async (identity: Identity) => {
  const tokens = await import('@gatehouse/sdk/tokens');
  const all = await identity.of(tokens).list({ type: 'ClientCredentials' }).queryFn({});
  return all.map(({ description }) => description);
};

/** Another account of the administrator. */
const otherAccount = (identity: Identity): string => {
  const state = identity.session.get();
  if (state.status !== 'authenticated') return expect.fail('not signed in');
  return state.user.tenantIds.find((id) => id !== state.user.tenantId) ?? expect.fail('one account only');
};

it('vanilla: lists the tokens, creates one, updates the list, and follows a change of the account', async () => {
  const { identity, emulator } = await signedIn();
  const before = await atProvider(identity);
  const views: TokenView[] = [];
  const page = showTokens(identity, (view) => void views.push(view));
  disposals.push(page.stop);
  await expect.poll(() => views.at(-1)?.lines).toHaveLength(before.length);
  expect(views.at(-1)?.loading).toBe(false);

  expect(await page.add('Made without a framework')).toEqual(expect.any(String));
  await expect.poll(() => views.at(-1)?.lines.join()).toContain('Made without a framework');
  expect(await atProvider(identity)).toHaveLength(before.length + 1);

  emulator.fail({ path: LIST, method: 'POST', status: 403, body: { errors: ['Not allowed'] } });
  await expect(page.add('Refused')).rejects.toThrow('Not allowed');

  await identity.session.switchTenant(otherAccount(identity));
  const after = await atProvider(identity);
  await expect.poll(() => views.at(-1)?.loading).toBe(false);
  expect(views.at(-1)?.lines.map((line) => line.split(':')[0])).toEqual(after.map(String));
});

it('Vue: the same in a setup function, filtered by the entered text', async () => {
  const { identity } = await signedIn();
  const before = await atProvider(identity);
  const { page } = tokensInVue(identity);
  expect(page.loading.value).toBe(true);
  await expect.poll(() => page.found.value).toHaveLength(before.length);

  await page.add('Made with Vue');
  expect(page.secret.value).toEqual(expect.any(String));
  await expect.poll(() => page.found.value).toHaveLength(before.length + 1);
  page.search.value = 'with Vue';
  expect(page.found.value.map(({ description }) => description)).toEqual(['Made with Vue']);
});

it('Vue: the list follows a change of the account, and is empty after the log-out', async () => {
  const { identity } = await signedIn();
  const { page } = tokensInVue(identity);
  const before = await atProvider(identity);
  await expect.poll(() => page.found.value).toHaveLength(before.length);

  await identity.session.switchTenant(otherAccount(identity));
  expect(page.found.value).toEqual([]);
  const after = await atProvider(identity);
  expect(after).not.toEqual(before);
  await expect.poll(() => page.loading.value).toBe(false);
  expect(page.found.value.map(({ description }) => description)).toEqual(after);

  await identity.session.logout();
  expect(page.found.value).toEqual([]);
  expect(page.loading.value).toBe(true);
});

it('Vue: the next user of the same account sees no personal token of the previous one', async () => {
  const { identity, tab, emulator, atProvider: signInAs } = await signedIn();
  const own = (owner: string) => emulator.db.apiTokens.filter(({ userId }) => userId === owner);
  const [token] = own(admin.id);
  emulator.db.apiTokens.put({ ...(token ?? expect.fail('no token')), id: 'of-reader', userId: reader.id });
  const { page, scope } = tokensInVue(identity, {
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  await expect.poll(() => page.found.value.map(({ key }) => key)).toContain(token?.id);

  const seen: string[] = [];
  const look = () => {
    if (identity.owner.get()?.userId === reader.id) seen.push(...page.found.value.map(({ key }) => key));
  };
  scope.run(() => watch([page.found, page.loading], look, { flush: 'sync' }));
  disposals.push(identity.owner.subscribe(look));
  await identity.session.login({ prompt: 'login' });
  tab.open(await signInAs(tab.redirects.at(-1) ?? expect.fail('not sent'), reader));
  await identity.session.handleCallback();
  await expect.poll(() => page.found.value.map(({ key }) => key)).toContain('of-reader');
  expect(seen).toContain('of-reader');
  expect(seen.filter((key) => own(admin.id).some(({ id }) => id === key))).toEqual([]);
});

it('Vue: an error can be displayed', async () => {
  const { identity, emulator } = await signedIn();
  emulator.fail({ path: '/identity/resources/*/api-tokens/v1', status: 403, body: { errors: ['Not for you'] } });
  const { page } = tokensInVue(identity, { defaultOptions: { queries: { retry: false } } });
  await expect.poll(() => page.error.value).toBe('Not for you');
});

it('Svelte: the same in the script of a component, with effects; the list follows a change of the account', async () => {
  const { identity } = await signedIn();
  const before = await atProvider(identity);
  const page = await runSvelte(identity);
  disposals.push(page.stop);
  await expect.poll(() => page.shown()).toHaveLength(before.length);

  const { secret } = await page.add('Made with Svelte');
  expect(secret).toEqual(expect.any(String));
  await expect.poll(() => page.shown()).toContain('Made with Svelte');
  expect(await atProvider(identity)).toHaveLength(before.length + 1);

  await identity.session.switchTenant(otherAccount(identity));
  const after = await atProvider(identity);
  await expect.poll(() => page.shown()).toEqual(after);
});
