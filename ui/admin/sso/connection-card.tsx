'use client';
import type { Rights } from '@gatehouse/sdk/admin/rights';
import { connectionState, type SsoConfiguration, ssoTypeOf } from '@gatehouse/sdk/sso';
import { readableDomain } from '@gatehouse/sdk/text';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useRoleNames } from '../archetypes/list/use-role-names';
import { useAdminTexts } from '../texts';
import { CertificateNote } from './certificate-note';
import { ProviderMark } from './provider-mark';
import { StateBadge } from './state-badge';

interface ConnectionCardProps {
  connection: SsoConfiguration;
  may: Rights<'sso'>;
  onOpen: () => void;
  onSetUp: () => void;
}

/** Renders the summary of a connection: its domains, its roles, and the expiry of its certificate. */
export function ConnectionCard({ connection, may, onOpen, onSetUp }: ConnectionCardProps) {
  const texts = useAdminTexts('sso');
  const roleIds = connection.roleIds ?? [];
  const names = namesOrCount(roleIds, useRoleNames(roleIds.length > 0), texts.roleCount);
  const domains = connection.domains ?? [];
  const type = ssoTypeOf(connection);
  const name = texts.types[type];
  const openLabel = may.write ? texts.manage : texts.open;
  const isUnfinished = connectionState(connection) === 'unfinished';
  return (
    <article
      aria-label={[name, ...domains.map(({ domain }) => readableDomain(domain))].join(', ')}
      className="gh:grid gh:grid-cols-1 gh:gap-x-6 gh:gap-y-4 gh:p-5 gh:@md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)] gh:@md:items-center"
    >
      <header className="gh:flex gh:items-center gh:gap-3">
        <ProviderMark type={type} />
        <div className="gh:flex gh:min-w-0 gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-1 gh:@md:flex-col gh:@md:items-start">
          <h2 className="gh:text-base gh:font-medium gh:wrap-anywhere">{name}</h2>
          <StateBadge connection={connection} />
        </div>
      </header>
      <dl className="gh:grid gh:grid-cols-1 gh:gap-x-6 gh:gap-y-3 gh:text-sm gh:@xs:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="gh:grid gh:min-w-0 gh:grid-cols-1 gh:content-start gh:gap-1">
          <dt className="gh:text-subtle">{texts.domains}</dt>
          <dd className="gh:flex gh:flex-wrap gh:gap-1.5">
            {domains.length === 0 && <span>{texts.noDomains}</span>}
            {domains.map(({ id, domain, validated }) => (
              <Badge
                key={id}
                tone={validated ? 'neutral' : 'warning'}
                className="gh:whitespace-normal gh:wrap-anywhere"
              >
                {validated ? readableDomain(domain) : texts.unproven(readableDomain(domain))}
              </Badge>
            ))}
          </dd>
        </div>
        <div className="gh:grid gh:min-w-0 gh:grid-cols-1 gh:content-start gh:gap-1">
          <dt className="gh:text-subtle">{texts.defaultRoles}</dt>
          <dd className="gh:wrap-anywhere">{names.length > 0 ? names.join(', ') : texts.noRoles}</dd>
        </div>
      </dl>
      <div className="gh:empty:hidden gh:@md:col-span-2 gh:@md:col-start-2">
        <CertificateNote certificate={connection.publicCertificate} />
      </div>
      <footer className="gh:flex gh:flex-wrap gh:gap-2 gh:@md:col-start-3 gh:@md:row-start-1 gh:@md:justify-end">
        {isUnfinished && may.write ? (
          <>
            <Button size="sm" variant="secondary" onClick={onSetUp} aria-label={`${texts.resume}: ${name}`}>
              {texts.resume}
            </Button>
            <Button size="sm" variant="ghost" onClick={onOpen} aria-label={`${texts.open}: ${name}`}>
              {texts.open}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" onClick={onOpen} aria-label={`${openLabel}: ${name}`}>
            {openLabel}
          </Button>
        )}
      </footer>
    </article>
  );
}
