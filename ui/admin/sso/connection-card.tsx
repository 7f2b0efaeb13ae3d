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
import { connectionName } from './connection-name';
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
  const { title, type, full } = connectionName(connection, texts.types);
  const openLabel = may.write ? texts.manage : texts.open;
  const isUnfinished = connectionState(connection) === 'unfinished';
  return (
    <article
      aria-label={full}
      className="gh:grid gh:grid-cols-1 gh:gap-x-6 gh:gap-y-4 gh:p-5 gh:@sm:grid-cols-[minmax(0,1fr)_auto] gh:@sm:items-center gh:@md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)_14rem] gh:@md:items-start"
    >
      <header className="gh:flex gh:items-center gh:gap-3 gh:@md:items-start">
        <ProviderMark type={ssoTypeOf(connection)} />
        <div className="gh:min-w-0">
          <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-1">
            <h2 className="gh:text-base gh:font-medium gh:wrap-anywhere">{title}</h2>
            <StateBadge connection={connection} />
          </div>
          {type && <p className="gh:text-sm gh:text-subtle">{type}</p>}
        </div>
      </header>
      <dl className="gh:grid gh:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] gh:gap-x-6 gh:text-sm gh:@sm:col-span-2 gh:@md:col-span-1 gh:@md:pt-0.5">
        <div className="gh:grid gh:content-start gh:gap-1">
          <dt className="gh:text-subtle">{texts.defaultRoles}</dt>
          <dd className="gh:wrap-anywhere">{names.length > 0 ? names.join(', ') : texts.noRoles}</dd>
        </div>
        <div className="gh:grid gh:content-start gh:gap-1">
          <dt className="gh:text-subtle">{texts.domains}</dt>
          {domains.length === 0 && <dd>{texts.noDomains}</dd>}
          {domains.map(({ id, domain, validated }) => (
            <dd key={id} className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:gap-y-1 gh:wrap-anywhere">
              {readableDomain(domain)}
              {!validated && <Badge tone="warning">{texts.setup.pending}</Badge>}
            </dd>
          ))}
        </div>
      </dl>
      <div className="gh:empty:hidden gh:@sm:col-span-2 gh:@md:col-start-2">
        <CertificateNote certificate={connection.publicCertificate} isOn={connection.enabled} />
      </div>
      <footer className="gh:flex gh:flex-wrap gh:gap-2 gh:@sm:col-start-2 gh:@sm:row-start-1 gh:@sm:justify-end gh:@md:col-start-3 gh:@md:-mt-1">
        {isUnfinished && may.write ? (
          <>
            <Button size="sm" variant="secondary" onClick={onSetUp} aria-label={`${texts.resume}: ${title}`}>
              {texts.resume}
            </Button>
            <Button size="sm" variant="ghost" onClick={onOpen} aria-label={`${texts.open}: ${title}`}>
              {texts.open}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" onClick={onOpen} aria-label={`${openLabel}: ${title}`}>
            {openLabel}
          </Button>
        )}
      </footer>
    </article>
  );
}
