import { acme, type createEmulator } from '@gatehouse/emulator';
import { contracts } from '@gatehouse/sdk/contracts';
import { endpointOf } from '../state/calls';
import { flags } from '../state/choices';
import type { Setup } from '../state/setup';

type Emulator = ReturnType<typeof createEmulator>;
type FaultRule = Parameters<Emulator['fail']>[0];

const SLOW_MS = 4000;

/** Fault rule of the setup's failing calls. */
export const failureRule = ({
  failure,
  failingCall,
}: Pick<Setup, 'failure' | 'failingCall'>): FaultRule | undefined => {
  if (failure === 'none') return undefined;
  const where = failingCall ? endpointOf(failingCall) : {};
  if (!where) return undefined;
  if (failure === 'slow') return { ...where, delay: SLOW_MS };
  if (failure === 'refuse' || failure === 'hang') return { ...where, network: failure };
  const status = Number(failure.slice('status-'.length));
  // Without a text of the provider, the screens render their own in the language of the view.
  return { ...where, status, body: {}, ...(status === 429 && { headers: { 'retry-after': '5' } }) };
};

const flagsRule = (off: readonly string[]): FaultRule => ({
  path: contracts.flags.load.path,
  status: 200,
  body: Object.fromEntries(Object.keys(flags).map((flag) => [flag, off.includes(flag) ? 'off' : 'on'])),
});

const document = ({ db }: Emulator, name: string, change: object) => {
  const id = `${name}:${acme.id}`;
  const value = { ...Object(db.documents.get(id)?.value), ...change };
  db.documents.put({ id, tenantId: acme.id, value });
};

const setPlan = ({ db }: Emulator, { plan, subscription }: Setup) => {
  const id = 'subscription-acme';
  const row = db.subscriptions.get(id) ?? removedRows.get(db)?.subscription;
  if (!row) return;
  saveRows(db, { subscription: row });
  if (plan === 'none') return void db.subscriptions.remove(id);
  const isEnding = subscription === 'ending';
  const isExternal = subscription === 'external';
  const status = isEnding || isExternal ? 'active' : subscription;
  const trialEnd = row.periodEnd;
  db.subscriptions.put({
    ...row,
    planId: plan,
    status,
    canceled: isEnding,
    externallyManaged: isExternal,
    ...(subscription === 'trialing' && { trialEnd }),
  });
};

interface RemovedRows {
  subscription?: NonNullable<ReturnType<Emulator['db']['subscriptions']['get']>>;
  features?: ReturnType<Emulator['db']['features']['list']>;
}

/** Entities that one setup removes and another restores. */
const removedRows = new WeakMap<Emulator['db'], RemovedRows>();
const saveRows = (db: Emulator['db'], rows: RemovedRows) =>
  void removedRows.set(db, { ...removedRows.get(db), ...rows });

const setFeatures = ({ db }: Emulator, { featuresOff }: Setup) => {
  const all = removedRows.get(db)?.features ?? db.features.list();
  saveRows(db, { features: all });
  const off: readonly string[] = featuresOff;
  for (const feature of all) {
    if (off.includes(feature.id)) db.features.remove(feature.id);
    else db.features.put(feature);
  }
};

/** Applies a setup to a running provider. Skips unchanged settings, so that data written meanwhile stays. */
export const configure = (emulator: Emulator, setup: Setup, before: Setup | undefined): void => {
  const isNew = (...names: (keyof Setup)[]) =>
    !before || names.some((name) => JSON.stringify(setup[name]) !== JSON.stringify(before[name]));
  Object.assign(emulator.settings, {
    authStrategy: setup.strategy,
    social: setup.social,
    passkeys: setup.passkeys,
    allowSignups: setup.signUps,
    captcha: setup.captcha,
  });
  if (isNew('mfa')) document(emulator, 'mfa-policy', { enforceMFAType: setup.mfa });
  if (isNew('date', 'time', 'currency')) {
    document(emulator, 'account-settings', {
      dateFormat: setup.date,
      timeFormat: setup.time,
      currency: setup.currency,
    });
  }
  if (isNew('plan', 'subscription')) setPlan(emulator, setup);
  if (isNew('featuresOff')) setFeatures(emulator, setup);
};

/** Injects the faults of a setup, and sets its feature flags. Last: the preparation of a screen must not fail. */
export const injectFailures = (emulator: Emulator, setup: Setup): void => {
  emulator.faults.clear();
  const failure = failureRule(setup);
  if (failure) emulator.fail(failure);
  emulator.fail(flagsRule(setup.flagsOff));
};
