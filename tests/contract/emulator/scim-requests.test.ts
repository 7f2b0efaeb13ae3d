import { describe, expect, it } from 'vitest';
import { adminLogin, createBrowser, setUp } from './support';

const SEARCH = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

const start = async () => {
  const { browser, emulator } = setUp();
  const { body } = await browser.login(adminLogin.email, adminLogin.password);
  const made = await browser.call('/directory/resources/v1/configurations/scim2', {
    json: { source: 'okta', connectionName: 'Corp', syncToUserManagement: true },
    token: body.accessToken,
  });
  const directory = createBrowser(emulator.browser());
  const scim = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
    directory.call(`/directory/resources/scim/v2.0/${made.body.id}${path}`, {
      method,
      json,
      credentials: 'omit',
      headers: { authorization: `Bearer ${made.body.token}`, 'content-type': 'application/scim+json', ...headers },
    });
  const user = await scim('POST', '/Users', { userName: 'ann@corp.test', emails: [{ value: 'ann@corp.test' }] });
  await scim('POST', '/Groups', { displayName: 'Staff', members: [{ value: user.body.id }] });
  return { scim, id: String(user.body.id) };
};

describe('a path', () => {
  it.each(['/Users', '/Groups', '/ServiceProviderConfig', '/Schemas', '/ResourceTypes', '/ResourceTypes/User'])(
    'may end with a slash: %s',
    async (path) => {
      const { scim } = await start();
      const [plain, slashed] = [await scim('GET', path), await scim('GET', `${path}/`)];
      expect([plain.status, slashed.status]).toEqual([200, 200]);
      expect(slashed.body).toEqual(plain.body);
    },
  );

  it('may end with a slash in changes', async () => {
    const { scim, id } = await start();
    expect((await scim('POST', '/Users/', { userName: 'bob@corp.test' })).status).toBe(201);
    const patch = { schemas: [PATCH], Operations: [{ op: 'replace', path: 'active', value: false }] };
    expect((await scim('PATCH', `/Users/${id}/`, patch)).body.active).toBe(false);
    expect((await scim('DELETE', `/Users/${id}/`)).status).toBe(204);
  });
});

describe('a search in a body', () => {
  it.each<[string, string, Record<string, unknown>, number, string[]]>([
    ['one type', '/Users/.search', { filter: 'userName eq "ANN@corp.test"' }, 1, ['User']],
    ['one type, with a slash', '/Users/.search/', {}, 1, ['User']],
    ['the other type', '/Groups/.search', { filter: 'displayName sw "St"' }, 1, ['Group']],
    ['all types', '/.search', {}, 2, ['User', 'Group']],
    ['an attribute of one type', '/.search', { filter: 'userName pr' }, 1, ['User']],
    ['a page', '/.search', { startIndex: 2, count: 1 }, 2, ['Group']],
    ['names in another case', '/Users/.search', { Filter: 'userName eq "x@corp.test"' }, 0, []],
  ])('of %s', async (_, path, search, total, types) => {
    const { scim } = await start();
    const { status, body } = await scim('POST', path, { schemas: [SEARCH], ...search });
    expect([status, body.totalResults]).toEqual([200, total]);
    expect(body.Resources.map(({ meta }: { meta: { resourceType: string } }) => meta.resourceType)).toEqual(types);
  });

  it('returns the attributes that it names', async () => {
    const { scim, id } = await start();
    const { body } = await scim('POST', '/.search', { attributes: ['userName'], filter: 'userName pr' });
    expect(body.Resources).toEqual([expect.objectContaining({ id, userName: 'ann@corp.test' })]);
    expect(body.Resources[0]).not.toHaveProperty('active');
  });

  it.each([
    ['an unknown attribute', '/.search', { filter: 'nickNamed eq "x"' }, 'invalidFilter'],
    ['no object', '/Users/.search', [], 'invalidSyntax'],
    ['attributes that are no texts', '/Users/.search', { attributes: [1] }, 'invalidValue'],
  ])('is refused: %s', async (_, path, search, scimType) => {
    const { scim } = await start();
    expect((await scim('POST', path, search)).body).toMatchObject({ status: '400', scimType });
  });
});

describe('what the protocol leaves optional', () => {
  it.each([
    ['POST', '/Bulk'],
    ['POST', '/Bulk/'],
    ['GET', '/Me'],
  ])('%s %s is refused as not implemented', async (method, path) => {
    const { scim } = await start();
    const { status, body, headers } = await scim(method, path, method === 'POST' ? { Operations: [] } : undefined);
    expect([status, headers.get('content-type')]).toEqual([501, 'application/scim+json']);
    expect(body).toMatchObject({ schemas: [ERROR], status: '501' });
  });

  it('is named in the configuration', async () => {
    const { scim } = await start();
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      bulk: { supported: false },
      sort: { supported: false },
    });
  });
});

describe('a method', () => {
  it('HEAD has the status and headers of GET, without a body', async () => {
    const { scim, id } = await start();
    const [found, missing] = [await scim('HEAD', `/Users/${id}`), await scim('HEAD', '/Users/none')];
    expect([found.status, found.text, missing.status, missing.text]).toEqual([200, '', 404, '']);
    expect(found.headers.get('content-type')).toBe('application/scim+json');
  });

  it('OPTIONS lists the methods', async () => {
    const { scim } = await start();
    const { status, headers } = await scim('OPTIONS', '/Users');
    expect([status, headers.get('allow')]).toEqual([204, expect.stringContaining('PATCH')]);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s of all users is refused in the form of the protocol', async (method) => {
    const { scim } = await start();
    const { status, body } = await scim(method, '/Users', {});
    expect([status, body.schemas]).toEqual([404, [ERROR]]);
  });
});

describe('a content type', () => {
  it.each(['application/scim+json', 'application/json; charset=utf-8', 'text/json', 'text/plain', 'x'])(
    '%s: JSON is read',
    async (type) => {
      const { scim } = await start();
      expect((await scim('POST', '/Users', { userName: 'bob@corp.test' }, { 'content-type': type })).status).toBe(201);
    },
  );
});
