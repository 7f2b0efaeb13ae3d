import { acme, createEmulator } from '@gatehouse/emulator';
import { contracts } from '@gatehouse/sdk/contracts';
import { expect, it } from 'vitest';
import { configure, injectFailures } from '../../../demo/preview/frame/configure';
import { flags } from '../../../demo/preview/state/choices';
import { defaultSetup, type Setup } from '../../../demo/preview/state/setup';

const start = async () => {
  const emulator = createEmulator({ seed: 'small' });
  await emulator.ready;
  let before: Setup | undefined;
  const apply = (changes: Partial<Setup>) => {
    const setup = { ...defaultSetup, ...changes };
    configure(emulator, setup, before);
    injectFailures(emulator, setup);
    before = setup;
  };
  const get = async (path: string) => {
    const response = await emulator.fetch(`${emulator.issuer}/frontegg${path}`);
    return { status: response.status, body: await response.json() };
  };
  return { emulator, apply, get };
};

it('turns single flags off, and lists all flags of the provider', async () => {
  const { emulator, apply, get } = await start();
  emulator.faults.clear();
  expect(Object.keys((await get(contracts.flags.load.path)).body).toSorted()).toEqual(Object.keys(flags).toSorted());
  apply({ flagsOff: ['temporary-users'] });
  const { body } = await get(contracts.flags.load.path);
  expect(body['temporary-users']).toBe('off');
  expect(body['show-passkeys-new']).toBe('on');
});

it('sets plan, entitlements, formats and policies, and reverts them', async () => {
  const { emulator, apply } = await start();
  const { db, settings } = emulator;
  const plan = () => db.subscriptions.get('subscription-acme')?.planId;
  apply({ plan: 'none', featuresOff: ['audit-streaming'], mfa: 'Force', strategy: 'MagicLink', date: 'YYYY-MM-DD' });
  expect(plan()).toBeUndefined();
  expect(db.features.get('audit-streaming')).toBeUndefined();
  expect(db.documents.get(`mfa-policy:${acme.id}`)?.value).toEqual({ enforceMFAType: 'Force' });
  expect(db.documents.get(`account-settings:${acme.id}`)?.value).toMatchObject({ dateFormat: 'YYYY-MM-DD' });
  expect(settings.authStrategy).toBe('MagicLink');
  apply({ plan: 'plan-business', subscription: 'external' });
  expect(plan()).toBe('plan-business');
  expect(db.subscriptions.get('subscription-acme')).toMatchObject({ externallyManaged: true, status: 'active' });
  expect(db.features.get('audit-streaming')).toBeDefined();
});

it('keeps data that was changed meanwhile', async () => {
  const { emulator, apply } = await start();
  const { documents } = emulator.db;
  const id = `account-settings:${acme.id}`;
  apply({});
  documents.put({ id, tenantId: acme.id, value: { dateFormat: 'MM/DD/YYYY', website: 'https://acme.test' } });
  apply({ role: 'Viewer' });
  expect(documents.get(id)?.value).toMatchObject({ dateFormat: 'MM/DD/YYYY' });
  apply({ currency: 'EUR' });
  expect(documents.get(id)?.value).toMatchObject({ currency: 'EUR', website: 'https://acme.test' });
});

it('fails one call and passes the others on', async () => {
  const { apply, get } = await start();
  apply({ failure: 'status-500', failingCall: 'configurations.getVendorConfig' });
  const failed = await get(contracts.configurations.getVendorConfig.path);
  // A text of the emulator would be rendered as it is.
  expect(failed).toEqual({ status: 500, body: {} });
  expect((await get(contracts.flags.load.path)).status).toBe(200);
});
