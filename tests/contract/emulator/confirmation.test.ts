import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { createFlow } from '@gatehouse/sdk/flows';
import { confirmationDeps, confirmationFlow } from '@gatehouse/sdk/flows/login';
import { describe, expect, it, vi } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import type { EmulatorOptions } from '../../../emulator/options';
import { admin, reader } from '../../../emulator/seed/users';
import { waitFor } from '../../support/wait-for';
import { createClock } from './support';

/** A user who signed in ten minutes ago, and confirms that it is them. */
const startConfirmation = async (
  user: { email: string; password: string } = reader,
  {
    emulator: options,
    loginMode = 'embedded',
  }: { emulator?: EmulatorOptions } & Pick<IdentityOptions, 'loginMode'> = {},
) => {
  const clock = createClock(Date.now());
  const emulator = createEmulator({ clock, ...options });
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    loginMode,
    fetch: emulator.fetch,
    logLevel: 'silent',
  });
  const signIn = identity.call(contracts.session.login);
  await identity.session.accept(await signIn({ email: user.email, password: user.password }));
  clock.advance(600);
  const done = vi.fn();
  const deps = confirmationDeps(identity, done);
  const flow = createFlow(confirmationFlow, deps, { context: { email: user.email } });
  await waitFor(() => expect(flow.get().busy).toBeNull());
  return { clock, emulator, identity, deps, flow, done, signIn };
};

describe('a user who confirms that it is them', () => {
  it('gives the password, and keeps the session', async () => {
    const { flow, identity, emulator, done } = await startConfirmation();
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { email: reader.email } });
    const before = emulator.db.sessions.list();
    await flow.send('submit', { password: 'wrong' });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: { errorCode: 'invalid-credentials' } });
    expect(identity.session.get().status).toBe('authenticated');
    await flow.send('submit', { password: reader.password });
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const after = emulator.db.sessions.list();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.authTime).toBeGreaterThan(before[0]?.authTime ?? 0);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: reader.email } });
  });

  it('gives a code where the vendor signs in with codes', async () => {
    const { flow, emulator, done } = await startConfirmation(reader, { emulator: { authStrategy: 'Code' } });
    expect(flow.get().step).toBe('loginWithOtc');
    const code = /\d{6}/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';
    await flow.send('submit', { code });
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  });

  it('is signed out when a passkey turns out to be another user’s, with whom the provider has replaced the session', async () => {
    const { deps, identity, signIn, done } = await startConfirmation();
    const response = await signIn({ email: admin.email, password: admin.password });
    await expect(deps.accept(response)).rejects.toMatchObject({ errorCode: 'step-up-failed' });
    expect(identity.session.get().status).toBe('unauthenticated');
    expect(done).not.toHaveBeenCalled();
  });

  it('keeps the tokens of a hosted login', async () => {
    const { deps, identity, signIn } = await startConfirmation(reader, { loginMode: 'hosted' });
    const refresh = vi.spyOn(identity.session, 'refresh').mockResolvedValue();
    const accept = vi.spyOn(identity.session, 'accept');
    await deps.accept(await signIn({ email: reader.email, password: reader.password }));
    expect(refresh).toHaveBeenCalledOnce();
    expect(accept).not.toHaveBeenCalled();
  });
});
