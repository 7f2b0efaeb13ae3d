import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../demo/portal/config';

const known = { identityUrl: 'https://login.example.com', clientId: 'portal' };
const read = (body: unknown, status = 200) => readConfig(Response.json(body, { status }));

describe('the settings that a browser gets', () => {
  it('need no address outside of the portal', async () => expect(await read(known)).toEqual({ ...known, links: {} }));

  it('carry the addresses that the deployer gave', async () => {
    const links = { follow: 'https://network.example.com/us', terms: 'http://localhost:9/terms', apply: undefined };
    expect((await read({ ...known, links })).links).toEqual({ follow: links.follow, terms: links.terms });
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'network.example.com', '//network.example.com', ''])(
    'leave out %j, which leads nowhere on the web',
    async (follow) => expect((await read({ ...known, links: { follow } })).links).toEqual({}),
  );

  it('are an error where no user could sign in', async () => {
    await expect(read({ msg: 'away' }, 503)).rejects.toThrow('status 503');
    await expect(read({ clientId: 'portal' })).rejects.toThrow();
  });
});
