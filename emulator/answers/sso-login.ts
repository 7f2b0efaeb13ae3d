import type { AnswersOf } from './answers-of';

export const ssoLogin: AnswersOf<'ssoLogin'> = {
  preLoginV2: ({ provider }, { email }) => {
    const sso = email.trim().toLowerCase().endsWith('@sso.test');
    return sso
      ? { address: `${provider.issuer}/frontegg/sso/demo`, idpType: 'saml' }
      : { address: null, idpType: null };
  },
};
