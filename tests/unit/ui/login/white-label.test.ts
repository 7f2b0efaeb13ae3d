import { createIdentity } from '@gatehouse/sdk';
import { readApplication } from '@gatehouse/ui/login';
import { expect, it } from 'vitest';
import { createEmulator } from '../../../../emulator/emulator';
import { createBrowser } from '../../../support/tabs';

it('reads whether the vendor hides the provider', async () => {
  const emulator = createEmulator();
  const tab = createBrowser({ fetch: emulator.browser() }).openTab('http://localhost:4300/account/login');
  const identity = createIdentity({
    ...{ baseUrl: emulator.issuer, clientId: 'portal', logLevel: 'silent' },
    environment: tab.environment,
  });
  expect((await readApplication(identity)).whiteLabel).toBeUndefined();
  emulator.settings.whiteLabelMode = true;
  expect((await readApplication(identity)).whiteLabel).toBe(true);
  identity.dispose();
});
