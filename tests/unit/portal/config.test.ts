import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/portal/config';

const known = { identityUrl: 'https://login.example.com', clientId: 'portal' };
const read = (body: unknown, status = 200) => readConfig(Response.json(body, { status }));

describe('the settings in the page', () => {
  it('need no URL outside of the portal', async () => expect(await read(known)).toEqual({ ...known, links: {} }));

  it('contain the configured URLs', async () => {
    const links = { follow: 'https://network.example.com/us', terms: 'http://localhost:9/terms', apply: undefined };
    expect((await read({ ...known, links })).links).toEqual({ follow: links.follow, terms: links.terms });
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'network.example.com', '//network.example.com', ''])(
    'omit %j, which is not a web address',
    async (follow) => expect((await read({ ...known, links: { follow } })).links).toEqual({}),
  );

  it('cause an error when no user could sign in', async () => {
    await expect(read({ msg: 'away' }, 503)).rejects.toThrow('status 503');
    await expect(read({ clientId: 'portal' })).rejects.toThrow();
  });
});
