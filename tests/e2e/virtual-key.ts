import type { Page } from '@playwright/test';

/** A key of the browser, in software: a part of the device, or one that is carried along. */
export const addKey = async (page: Page, transport: 'internal' | 'usb') => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
