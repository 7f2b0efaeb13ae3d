import { addConnection, signInOutside, ssoStart } from '../external-sign-in';
import type { Fixture, SamplesOf } from './sample';

const signedIn = async ({ emulator, browser }: Fixture, type: string) => {
  const start = ssoStart(addConnection(emulator, { type }));
  return (await signInOutside(browser, start, { email: 'ann@corp.test', name: 'Ann' })).searchParams;
};

export const ssoLogin: SamplesOf<'ssoLogin'> = {
  preLoginV1: () => ({ email: 'ann@corp.test' }),
  preLoginV2: () => ({ email: 'ann@corp.test' }),
  samlPostLogin: async (fixture) => {
    const values = await signedIn(fixture, 'okta');
    return { SAMLResponse: values.get('SAMLResponse') ?? '', RelayState: values.get('RelayState') ?? '' };
  },
  oidcPostLoginV1: async (fixture) => {
    const values = await signedIn(fixture, 'oidc');
    return { code: values.get('code') ?? '', state: values.get('state') ?? '' };
  },
  oidcPostLoginV2: async (fixture) => {
    const values = await signedIn(fixture, 'oidc');
    return { code: values.get('code') ?? '', RelayState: values.get('state') ?? '' };
  },
};
