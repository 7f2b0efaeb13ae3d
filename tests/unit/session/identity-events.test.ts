import { createIdentity, type IdentityEvent } from '@gatehouse/sdk';
import { createFlow, reportSteps } from '@gatehouse/sdk/flows';
import { loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import * as groups from '@gatehouse/sdk/groups';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { acme } from '../../../emulator/seed/tenants';
import { admin } from '../../../emulator/seed/users';
import { waitFor } from '../../support/wait-for';

const password = 'admin-Secret-1';

const setUp = (listener?: (event: IdentityEvent) => void) => {
  const events: IdentityEvent[] = [];
  const { fetch } = createEmulator();
  const identity = createIdentity({
    baseUrl: 'https://id.test',
    clientId: 'local',
    loginMode: 'embedded',
    logLevel: 'silent',
    fetch,
    onEvent: (event) => {
      events.push(event);
      listener?.(event);
    },
  });
  const login = () => {
    const flow = createFlow(loginFlow, loginDeps(identity));
    reportSteps(flow, identity);
    return flow;
  };
  return { identity, events, login, takeEvents: () => events.splice(0) };
};

it('reports the steps of a sign-in, its failures by their code, and who comes', async () => {
  const { login, takeEvents } = setUp();
  const flow = login();
  await flow.send('submit', { email: admin.email });
  await flow.send('submit', { password: 'wrong' });
  await flow.send('submit', { password });
  await waitFor(() => expect(flow.get().step).toBe('success'));
  const events = takeEvents();
  expect(events).toEqual([
    { type: 'step', flow: 'login', step: 'preLogin' },
    { type: 'step', flow: 'login', step: 'loginWithPassword' },
    {
      type: 'step-failed',
      flow: 'login',
      step: 'loginWithPassword',
      action: 'submit',
      errorCode: 'invalid-credentials',
    },
    { type: 'signed-in' },
    { type: 'step', flow: 'login', step: 'success' },
  ]);
  expect(JSON.stringify(events)).not.toContain(admin.email);
});

it('reports actions with their result, a switch, and who leaves', async () => {
  const { identity, login, takeEvents } = setUp();
  const flow = login();
  await flow.send('submit', { email: admin.email });
  await flow.send('submit', { password });
  takeEvents();

  const { create } = identity.of(groups);
  await create().mutationFn({ name: 'Reviewers' });
  await expect(create().mutationFn({ name: 'Reviewers' })).rejects.toThrow();
  expect(takeEvents()).toEqual([
    { type: 'action', capability: 'groups', name: 'create' },
    { type: 'action-failed', capability: 'groups', name: 'create', errorCode: 'name-taken' },
  ]);

  const state = identity.session.get();
  if (state.status !== 'authenticated') throw new Error('Nobody is signed in.');
  const other = state.user.tenantIds.find((id) => id !== acme.id);
  await identity.session.switchTenant(String(other));
  await identity.session.logout();
  expect(takeEvents()).toEqual([{ type: 'account-switched' }, { type: 'signed-out' }]);
});

it('does not report a session that the page finds, nor an action that was canceled', async () => {
  const { identity, events } = setUp();
  await identity.session.load();
  identity.session.store.setState({ status: 'loading', degraded: false }, true);
  expect(events).toEqual([]);
});

it('survives a listener that throws', async () => {
  const { login } = setUp(() => {
    throw new Error('analytics are down');
  });
  const flow = login();
  await flow.send('submit', { email: admin.email });
  expect(flow.get().step).toBe('loginWithPassword');
});
