'use client';
import { type SsoConfiguration, ssoTypeOf } from '@gatehouse/sdk/sso';
import { useAdminTexts } from '../texts';

/** Renders the values of a connection as text, for read-only users. */
export function ConnectionDetails({ connection }: { connection: SsoConfiguration }) {
  const texts = useAdminTexts('sso').setup;
  const isOidc = ssoTypeOf(connection) === 'oidc';
  const details: readonly [string, string | null | undefined][] = isOidc
    ? [
        [texts.issuer, connection.ssoEndpoint],
        [texts.clientId, connection.oidcClientId],
      ]
    : [
        [texts.ssoEndpoint, connection.ssoEndpoint],
        [texts.signRequest, connection.signRequest ? texts.yes : texts.no],
      ];
  return (
    <dl className="gh:grid gh:gap-3 gh:text-sm">
      {details.map(([label, value]) => (
        <div key={label} className="gh:grid gh:gap-0.5">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:wrap-anywhere">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
