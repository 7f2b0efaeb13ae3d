import { describe, expect, it } from 'vitest';
import { admin, reader } from '../../../emulator/seed/users';
import { type Browser, createBrowser, setUp } from './support';

const WRONG = 'not-the-password';
const OWN = '203.0.113.7';
const FOREIGN = '198.51.100.1';
const UNLOCK = '/identity/resources/users/v3/me/unlock';
const LOCKOUT = '/identity/resources/configurations/v1/lockout-policy';

const start = async () => {
  const { emulator, browser: owner, clock } = setUp({ ip: OWN });
  await owner.login(reader.email, reader.password);
  const from = (ip: string) => {
    emulator.settings.ip = ip;
  };
  const stranger = (ip = FOREIGN): Browser => {
    from(ip);
    return createBrowser(emulator.browser());
  };
  /** Returns the error code of a wrong password and the seconds to wait. */
  const guess = async (browser: Browser, password = WRONG, email = reader.email) => {
    const { body, headers } = await browser.login(email, password);
    return [body.errorCode ?? 'in', headers.get('retry-after')];
  };
  return { emulator, owner, clock, from, stranger, guess, mails: () => emulator.db.outbox.list() };
};

/** An account whose own limit is so high that only the delays slow guesses down. */
const patient = async () => {
  const fixture = await start();
  const { emulator, stranger, clock } = fixture;
  const { body } = await stranger(OWN).login(admin.email, admin.password);
  const json = { enabled: true, maxAttempts: 100 };
  await createBrowser(emulator.fetch).call(LOCKOUT, { json, token: body.accessToken });
  clock.advance(1);
  return fixture;
};

describe('password guesses from another network', () => {
  it('lock no user out: after a hundred of them the owner signs in at once, and a right guess does not', async () => {
    const { emulator, owner, clock, from, stranger, guess, mails } = await start();
    const seen: unknown[] = [];
    for (let i = 0; i < 100; i += 1) {
      seen.push((await guess(stranger()))[0]);
      clock.advance(3);
    }
    const checked = seen.filter((code) => code === 'invalid-credentials');
    // Five minutes passed: the lock ended once.
    expect(checked.length).toBeLessThanOrEqual(10);
    expect(seen).toContain('user-locked');
    expect(mails().filter(({ subject }) => subject === 'Unlock your account').length).toBeLessThanOrEqual(3);
    from(OWN);
    expect(await guess(owner, reader.password)).toEqual(['in', null]);
    emulator.settings.lockDuration = 3600;
    for (let i = 0; i < 5; i += 1) {
      clock.advance(60);
      await guess(stranger('192.0.2.1'));
    }
    expect((await guess(stranger(), reader.password))[0]).toBe('user-locked');
    from(OWN);
    expect(await guess(owner, reader.password)).toEqual(['in', null]);
  });

  it('end by the emailed link, which allows new browsers again', async () => {
    const { owner, clock, stranger, guess, mails } = await start();
    for (let i = 0; i < 5; i += 1) {
      await guess(stranger());
      clock.advance(10);
    }
    const own = stranger(OWN);
    expect((await guess(own, reader.password))[0]).toBe('user-locked');
    const token = new URL(/http\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token');
    expect((await owner.call(UNLOCK, { json: { token } })).status).toBe(200);
    expect(await guess(own, reader.password)).toEqual(['in', null]);
  });

  it('get increasing delays, then a lock for that network alone', async () => {
    const { clock, stranger, guess } = await patient();
    const responses: unknown[] = [];
    for (let i = 0; i < 9; i += 1) {
      responses.push(await guess(stranger()));
      clock.advance(60);
    }
    const waits = [null, '1', '2', '4', '8', '16', '32', '60'];
    expect(responses).toEqual([...waits.map((wait) => ['invalid-credentials', wait]), ['user-locked', null]]);
    expect((await guess(stranger(), reader.password))[0]).toBe('user-locked');
    expect(await guess(stranger('192.0.2.1'), reader.password)).toEqual(['in', null]);
  });

  it('are not checked before the delay has passed, also from another address of the network', async () => {
    const { clock, stranger, guess } = await patient();
    await guess(stranger('2001:db8::1'));
    expect(await guess(stranger('2001:db8::2'))).toEqual(['invalid-credentials', '1']);
    expect(await guess(stranger('2001:db8::3'), reader.password)).toEqual(['too-many-tries', '1']);
    clock.advance(1);
    expect(await guess(stranger('2001:db8::4'), reader.password)).toEqual(['in', null]);
  });

  it('get the same response for an unknown address', async () => {
    const { clock, stranger, guess } = await start();
    const tries = async (email: string) => {
      const all: unknown[] = [];
      for (let i = 0; i < 6; i += 1) {
        all.push(await guess(stranger(), WRONG, email), await guess(stranger(), WRONG, email));
        clock.advance(10);
      }
      return all;
    };
    expect(await tries('nobody@acme.test')).toEqual(await tries(reader.email));
  });
});

describe('a known browser of the owner', () => {
  it('has its own count: its wrong passwords lock only itself', async () => {
    const { owner, clock, stranger, guess } = await start();
    const seen: unknown[] = [];
    for (let i = 0; i < 5; i += 1) {
      seen.push((await guess(owner))[0]);
      clock.advance(10);
    }
    expect(seen.at(-1)).toBe('user-locked');
    expect((await guess(owner, reader.password))[0]).toBe('user-locked');
    expect(await guess(stranger(OWN), reader.password)).toEqual(['in', null]);
  });

  it('is unknown for the account of another user', async () => {
    const { owner, clock, stranger, guess } = await start();
    for (let i = 0; i < 5; i += 1) {
      await guess(stranger(), WRONG, admin.email);
      clock.advance(10);
    }
    expect((await guess(owner, admin.password, admin.email))[0]).toBe('user-locked');
  });
});
