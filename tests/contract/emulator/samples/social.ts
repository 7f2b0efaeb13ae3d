import { SOCIAL, SOCIAL_PAGE, signInOutside } from '../external-sign-in';
import { adminLogin } from '../support';
import { none, type SamplesOf } from './sample';

export const social: SamplesOf<'social'> = {
  listProvidersV1: none,
  listProvidersV2: none,
  listProvidersV2Authenticated: none,
  listCustomProviders: none,
  postLogin: async ({ emulator, browser }) => {
    emulator.settings.social = ['google'];
    const start = `${SOCIAL}?redirectUri=${encodeURIComponent(SOCIAL_PAGE)}&state=state-1`;
    const { searchParams } = await signInOutside(browser, start, { email: adminLogin.email });
    const code = searchParams.get('code') ?? '';
    return { provider: 'google', code, state: 'state-1', redirectUri: SOCIAL_PAGE };
  },
};
