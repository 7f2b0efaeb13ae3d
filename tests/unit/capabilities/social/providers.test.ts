import { createIdentity } from '@gatehouse/sdk';
import * as social from '@gatehouse/sdk/social';
import { describe, expect, it } from 'vitest';
import { json } from '../../../support/recorder';

const provider = (type: string, more: object = {}) => ({ type, active: true, clientId: `${type}-client`, ...more });
const custom = (id: string, more: object = {}) => ({
  ...{ id, type: 'custom', displayName: `Custom ${id}`, active: true, clientId: 'c', scopes: 'openid, crew' },
  ...{ redirectUrl: 'https://x.test', authorizationUrl: 'https://acme.test/authorize', ssoLogoUrl: null },
  ...more,
});

const list = async (known: () => Response | Promise<Response>, own: () => Response | Promise<Response>) => {
  const paths: string[] = [];
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', logLevel: 'silent' },
    fetch: async (request) => {
      const { pathname } = new URL(request);
      paths.push(pathname);
      return pathname.endsWith('/sso/v2') ? known() : own();
    },
  });
  const found = identity.of(social).listProviders().queryFn({});
  return { found, paths };
};

describe('social login providers', () => {
  it('are the known ones, then the custom ones, if they are enabled', async () => {
    const { found, paths } = await list(
      () =>
        json([
          provider('github', { additionalScopes: ['read:org'] }),
          provider('google', { active: false }),
          provider('Microsoft', { clientId: null, authorizationUrl: '/identity/x' }),
        ]),
      () => json({ providers: [custom('1'), custom('2', { active: false })] }),
    );
    expect(await found).toEqual([
      ...[{ id: 'github', name: 'GitHub', isCustom: false, clientId: 'github-client', scopes: ['read:org'] }],
      ...[{ id: 'microsoft', name: 'Microsoft', isCustom: false, authorizationUrl: '/identity/x', scopes: [] }],
      {
        ...{ id: '1', name: 'Custom 1', isCustom: true, clientId: 'c', redirectUrl: 'https://x.test' },
        ...{ authorizationUrl: 'https://acme.test/authorize', scopes: ['openid', 'crew'] },
      },
    ]);
    expect(paths.sort()).toEqual(['/frontegg/identity/resources/sso/custom/v1', '/frontegg/identity/resources/sso/v2']);
  });

  it('omit unusable ones: without a client, or of an unknown type', async () => {
    const { found } = await list(
      () => json([provider('google', { clientId: null }), provider('myspace'), provider('toString')]),
      () => json({ providers: [] }),
    );
    expect(await found).toEqual([]);
  });

  it('are the known ones alone when the custom ones cannot be read', async () => {
    const { found } = await list(
      () => json([provider('google')]),
      () => json({ errors: ['no'] }, { status: 404 }),
    );
    expect((await found).map(({ id }) => id)).toEqual(['google']);
  });

  it('fail when the known ones cannot be read', async () => {
    const { found } = await list(
      () => json({ errors: ['no'] }, { status: 403 }),
      () => json({ providers: [] }),
    );
    await expect(found).rejects.toMatchObject({ statusCode: 403 });
  });
});
