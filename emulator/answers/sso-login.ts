import { connectionForEmail } from '../rules/sso-connections';
import type { AnswersOf } from './answers-of';

export const ssoLogin: AnswersOf<'ssoLogin'> = {
  preLoginV2: ({ db, provider }, { email, tenantId }) => {
    const connection = connectionForEmail(db, email, tenantId);
    if (connection) {
      const idpType = connection.type === 'oidc' ? 'oidc' : 'saml';
      return { address: `${provider.issuer}/frontegg/sso/start?connection=${connection.id}`, idpType };
    }
    const sso = email.trim().toLowerCase().endsWith('@sso.test');
    return sso
      ? { address: `${provider.issuer}/frontegg/sso/demo`, idpType: 'saml' }
      : { address: null, idpType: null };
  },
};
