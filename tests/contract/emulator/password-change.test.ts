import { describe, expect, it } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/options';
import { breached, reader } from '../../../emulator/seed/users';
import { ME, NEW, start, WRONG } from './passwords-start';
import { createBrowser, mailedLink } from './support';

describe('changing the password', () => {
  const signedIn = async (options: EmulatorOptions = {}) => {
    const made = start(options);
    const { body } = await made.browser.login(reader.email, reader.password);
    const token: string = body.accessToken;
    return { ...made, token };
  };

  it('requires the current password, keeps this session and ends the others', async () => {
    const { change, token, browser, emulator, mails } = await signedIn();
    const other = createBrowser(emulator.browser());
    const { accessToken } = (await other.login(reader.email, reader.password)).body;
    const { status, text } = await change(token, reader.password);
    expect([status, text]).toEqual([200, '']);
    expect((await browser.call(ME, { token })).status).toBe(200);
    expect((await browser.silent()).status).toBe(200);
    expect((await other.call(ME, { token: accessToken })).status).toBe(401);
    expect((await other.silent()).status).toBe(401);
    expect((await other.login(reader.email, reader.password)).status).toBe(401);
    expect((await other.login(reader.email, NEW)).status).toBe(200);
    expect(mails()).toEqual([expect.objectContaining({ to: reader.email, subject: 'Your password was changed' })]);
  });

  it('clears the mark of a leaked password, and invalidates emailed links', async () => {
    const { change, linkFor, reset, browser } = start({ refusesLeaked: false });
    const link = await linkFor(breached.email);
    const { accessToken } = (await browser.login(breached.email, breached.password)).body;
    expect((await change(accessToken, breached.password)).status).toBe(200);
    expect((await browser.login(breached.email, NEW)).body.isBreachedPassword).toBe(false);
    expect((await reset(link, 'and-a-Third-3')).body.errorCode).toBe('reset-link-ended');
  });

  it('is refused with a wrong current password, without changes', async () => {
    const { change, token, browser, clock } = await signedIn();
    // A 401 would make the client renew its tokens and count the attempt twice.
    expect(await change(token, WRONG)).toMatchObject({ status: 400, body: { errorCode: 'wrong-password' } });
    expect((await browser.login(reader.email, NEW)).status).toBe(401);
    clock.advance(1);
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('shares the lockout of the sign-in, and emails the link that unlocks it', async () => {
    const { change, token, browser, clock, emulator, mails } = await signedIn();
    const codes: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      clock.advance(4);
      codes.push((await change(token, WRONG)).body.errorCode);
    }
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'wrong-password'), 'user-locked']);
    const { body: refused } = await change(token, reader.password);
    expect(refused).toMatchObject({ errorCode: 'user-locked', errorContext: { unlockBy: 'email' } });
    expect((await browser.login(reader.email, reader.password)).body.errorCode).toBe('user-locked');
    expect(mails().map(({ subject }) => subject)).toEqual(['Unlock your account']);
    const { token: unlock } = mailedLink(emulator).link;
    expect((await browser.call('/identity/resources/users/v3/me/unlock', { json: { token: unlock } })).status).toBe(
      200,
    );
    expect((await change(token, reader.password)).status).toBe(200);
  });

  it('emails a link for a lock that has none yet', async () => {
    const { change, token, browser, clock, emulator, mails } = await signedIn();
    for (let i = 0; i < 5; i += 1) {
      clock.advance(4);
      await change(token, WRONG);
    }
    for (const { id } of emulator.db.oneTimeCodes.by('userId', reader.id)) emulator.db.oneTimeCodes.remove(id);
    await change(token, reader.password);
    expect(mails()).toHaveLength(2);
    clock.advance(300);
    const { body } = await browser.login(reader.email, reader.password);
    expect((await change(body.accessToken, reader.password)).status).toBe(200);
  });

  it('resets the count of wrong passwords when the password is right', async () => {
    const { change, token, emulator, clock } = await signedIn();
    for (let i = 0; i < 4; i += 1) {
      await change(token, WRONG);
      clock.advance(4);
    }
    await change(token, reader.password);
    expect(emulator.db.lockouts.list()).toEqual([]);
  });

  it('does not lock a user for a refused new password', async () => {
    const { change, token } = await signedIn();
    for (let i = 0; i < 6; i += 1) {
      expect((await change(token, reader.password, 'short')).body.errorCode).toBe('weak-password');
    }
    expect((await change(token, reader.password)).status).toBe(200);
  });

  it('requires a valid and different password', async () => {
    const { change, token, browser } = await signedIn();
    expect((await change(token, reader.password, 'short')).body.errorCode).toBe('weak-password');
    expect((await change(token, reader.password, reader.password)).body.errorCode).toBe('password-unchanged');
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('succeeds once for two concurrent calls', async () => {
    const { change, token, browser } = await signedIn();
    const expected = ['first-Choice-1', 'second-Choice-2'];
    const responses = await Promise.all(expected.map((password) => change(token, reader.password, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const set = expected[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await browser.login(reader.email, set)).status).toBe(200);
  });
});
