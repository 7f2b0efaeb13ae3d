import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser, settle } from '../../support/tabs';

const tokenOf = (sub: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub, tenantId: 'north' })).toString('base64url')}.x`;

/** One page with the same client at two providers, as during a migration. */
const setUp = () => {
  // The old one responds, the new one has no session yet.
  const response = () =>
    calls.at(-1)?.url.host === 'old.example.com' ? json({}) : json({ errors: ['Unauthorized'] }, { status: 401 });
  const { fetch, calls } = createRecorder([response]);
  const { environment } = createBrowser({ fetch }).openTab();
  const open = (baseUrl: string) =>
    createIdentity({ baseUrl, clientId: 'portal', loginMode: 'embedded', logLevel: 'silent', environment });
  return { old: open('https://old.example.com'), young: open('https://new.example.com/idp'), calls };
};

describe('one client id at two providers', () => {
  it('has two sessions: the token of one is never sent to the other', async () => {
    const { old, young, calls } = setUp();
    await old.session.accept({ accessToken: tokenOf('ann') });
    await settle();
    expect(await young.session.load()).toMatchObject({ status: 'unauthenticated' });
    await young
      .call(contracts.flags)
      .load()
      .catch(() => undefined);
    const sent = calls.filter(({ url, headers }) => url.host === 'new.example.com' && headers.has('authorization'));
    expect(sent).toEqual([]);
  });

  it('the end of one session does not end the other', async () => {
    const { old, young } = setUp();
    await old.session.accept({ accessToken: tokenOf('ann') });
    await young.session.accept({ accessToken: tokenOf('bob') });
    expect(old.session.get()).toMatchObject({ status: 'authenticated', user: { id: 'ann' } });
    await young.session.logout();
    await settle();
    expect(young.session.get()).toMatchObject({ status: 'unauthenticated' });
    expect(old.session.get()).toMatchObject({ status: 'authenticated', user: { id: 'ann' } });
  });
});
