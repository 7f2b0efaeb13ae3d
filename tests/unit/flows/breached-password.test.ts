import type { IdentityOptions } from '@gatehouse/sdk';
import { forgotPasswordDeps } from '@gatehouse/sdk/flows/forgot-password';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { resetPasswordDeps } from '@gatehouse/sdk/flows/reset-password';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultClients } from '../../../emulator/provider';
import { breached, reader } from '../../../emulator/seed/users';
import { forgotPasswordFlow } from '../../../sdk/flows/forgot-password/flow';
import { loginFlow } from '../../../sdk/flows/login/flow';
import { resetPasswordFlow } from '../../../sdk/flows/reset-password/flow';
import { createFixture } from '../../support/fixture';
import { drive } from './driven';

const embedded: Partial<IdentityOptions> = { loginMode: 'embedded' };
const NEW = 'quite-Another-2';

let dispose = () => {};
afterEach(() => dispose());

const start = () => {
  // An application with its own login box also has the pages that emails link to.
  const fixture = createFixture({
    clients: defaultClients.map((client) => ({ ...client, accountPages: 'app' as const })),
  });
  dispose = fixture.dispose;
  const mails = () => fixture.emulator.db.outbox.list();
  /** Opens the link of the last email in a new tab. */
  const openLink = async () => {
    const link = new URL(/https?:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '');
    expect(link.origin).toBe('http://localhost:4300');
    const opened = fixture.open(link.pathname + link.search, embedded);
    const flow = drive(resetPasswordFlow, resetPasswordDeps(opened.identity));
    await flow.pass(0);
    await expect.poll(() => flow.get().context.passwordConfig).toMatchObject({ minLength: 6, maxLength: 128 });
    return { ...opened, flow };
  };
  const signIn = async (email: string, password: string) => {
    const { identity, tab } = fixture.open('/account/login', embedded);
    const flow = drive(loginFlow, loginDeps(identity));
    await flow.send('submit', { email });
    expect(flow.get().step).toBe('loginWithPassword');
    await flow.send('submit', { password });
    return { identity, tab, flow };
  };
  return { ...fixture, mails, openLink, signIn };
};

describe('a user with a leaked password, at the local provider', () => {
  it('must replace it by email, and signs in with the new one', async () => {
    const { signIn, mails, openLink, emulator } = start();
    const { flow, identity } = await signIn(breached.email, breached.password);
    expect(flow.get()).toMatchObject({ step: 'breachedPassword', error: null });
    expect(identity.session.get().status).not.toBe('authenticated');
    expect(mails()).toEqual([]);

    await flow.send('reset');
    expect(flow.get()).toMatchObject({ step: 'breachedPasswordSuccess', error: null });
    expect(mails()).toMatchObject([{ channel: 'email', to: breached.email }]);

    const { flow: choosing, tab } = await openLink();
    await choosing.send('submit', { password: NEW });
    expect(choosing.get()).toMatchObject({ step: 'success', error: null });
    expect(tab.environment.page()?.search).toBe('');
    expect(emulator.db.sessions.list()).toEqual([]);

    const old = await signIn(breached.email, breached.password);
    expect(old.flow.get()).toMatchObject({ step: 'loginWithPassword', error: { errorCode: 'invalid-credentials' } });
    const fresh = await signIn(breached.email, NEW);
    expect(fresh.flow.get()).toMatchObject({ step: 'success', error: null });
    expect(fresh.identity.session.get()).toMatchObject({ status: 'authenticated', user: { id: breached.id } });
  });

  it('cannot keep it: the link stays valid for another one', async () => {
    const { signIn, openLink } = start();
    const { flow } = await signIn(breached.email, breached.password);
    await flow.send('reset');
    const { flow: choosing } = await openLink();
    await choosing.send('submit', { password: breached.password });
    expect(choosing.get()).toMatchObject({ step: 'resetPassword', error: { errorCode: 'password-unchanged' } });
    await choosing.send('submit', { password: NEW });
    expect(choosing.get().step).toBe('success');
  });

  it('gets an error after too many emails', async () => {
    const { signIn, mails } = start();
    const { flow } = await signIn(breached.email, breached.password);
    for (let i = 0; i < 5; i += 1) {
      await flow.send('reset');
      await flow.send('back');
      await flow.send('submit', { email: breached.email });
      await flow.send('submit', { password: breached.password });
    }
    await flow.send('reset');
    expect(flow.get()).toMatchObject({ step: 'breachedPassword', error: { statusCode: 429 } });
    expect(mails()).toHaveLength(5);
  });
});

describe('a forgotten password, at the local provider', () => {
  it('is replaced with the link of an email, which is valid once', async () => {
    const { open, openLink, signIn } = start();
    const { identity } = open('/account/forget-password', embedded);
    const reset = drive(forgotPasswordFlow, forgotPasswordDeps(identity));
    await reset.send('submit', { email: reader.email });
    expect(reset.get()).toMatchObject({ step: 'success', error: null });
    const [first, second] = [await openLink(), await openLink()];
    await first.flow.send('submit', { password: NEW });
    await second.flow.send('submit', { password: 'and-a-Third-3' });
    expect(second.flow.get()).toMatchObject({
      step: 'resetPassword',
      error: { message: 'This link is no longer valid. Ask for a new one.' },
    });
    expect((await signIn(reader.email, NEW)).flow.get().step).toBe('success');
  });

  it('has the same response for an unknown address', async () => {
    const { open, mails } = start();
    const { identity } = open('/account/forget-password', embedded);
    const reset = drive(forgotPasswordFlow, forgotPasswordDeps(identity));
    await reset.send('submit', { email: 'nobody@acme.test' });
    expect(reset.get()).toMatchObject({ step: 'success', error: null });
    expect(mails()).toEqual([]);
  });
});
