'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { Rights } from '@gatehouse/sdk/admin/rights';
import { connectionState, type SsoConfiguration, ssoTypeOf } from '@gatehouse/sdk/sso';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../kit/button/button';
import { Card } from '../../kit/layout/card';
import { UnsavedScope, useUnsavedScope } from '../archetypes/form/unsaved';
import { usePageAddress } from '../archetypes/page/address';
import { PageTabs } from '../archetypes/page/page-tabs';
import { useAdminTexts } from '../texts';
import { BackToList } from './back-to-list';
import { useSsoCalls } from './calls';
import { CertificateNote } from './certificate-note';
import { connectionName } from './connection-name';
import { Domains } from './domains';
import { IdpValues } from './idp-values';
import { ProviderStep } from './provider-step';
import { ProviderValues } from './provider-values';
import { RoleSettings } from './role-settings';
import { StateBadge } from './state-badge';
import { SwitchOn } from './switch-on';

interface ConnectionViewProps {
  page: AdminPageId;
  /** Title. Default: the domain of the connection, or the name of its identity provider. */
  title?: string;
  connection: SsoConfiguration;
  may: Rights<'sso'>;
  /** Starts or continues the setup; undefined for read-only users. */
  resume: (() => void) | undefined;
  /** This and the next callback are undefined if the provider supports one connection per account. */
  onBack?: () => void;
  onRemove?: (connection: SsoConfiguration) => void;
}

/** Renders a connection: the parts of the setup as tabs. */
export default function ConnectionView({
  page,
  title,
  connection,
  may,
  resume,
  onBack,
  onRemove,
}: ConnectionViewProps) {
  const texts = useAdminTexts('sso').setup;
  const { types, resume: resumeLabel, remove } = useAdminTexts('sso');
  const { rest, go } = usePageAddress(page);
  const { isFirst } = useSsoCalls();
  const scope = useUnsavedScope();
  const { write: mayWrite, delete: mayDelete } = may;
  const name = connectionName(connection, types);
  const tabs = [
    {
      path: 'status',
      title: texts.tabs.status,
      content: (
        <Card>
          <SwitchOn
            connection={connection}
            mayWrite={mayWrite}
            placeOf={(missing) => {
              const tab = missing === 'values' ? 'connection' : 'domains';
              return { title: texts.tabs[tab], open: () => go({ rest: `${connection.id}/${tab}` }) };
            }}
          />
          <CertificateNote certificate={connection.publicCertificate} isOn={connection.enabled} />
          {mayDelete && onRemove && (
            <div className="gh:border-t gh:border-line gh:pt-4">
              <Button variant="secondary" className="gh:text-danger" onClick={() => onRemove(connection)}>
                <Trash2 aria-hidden />
                {remove}
              </Button>
            </div>
          )}
        </Card>
      ),
    },
    {
      path: 'connection',
      title: texts.tabs.connection,
      content: (
        <>
          {isFirst && mayWrite && (
            <Card title={texts.steps.provider}>
              <ProviderStep connection={connection} submitLabel={texts.save} />
            </Card>
          )}
          <Card title={texts.steps.values}>
            <ProviderValues connection={connection} />
          </Card>
          <Card title={texts.steps.idp}>
            {mayWrite ? (
              <IdpValues connection={connection} submitLabel={texts.save} />
            ) : (
              <ConnectionDetails connection={connection} />
            )}
          </Card>
        </>
      ),
    },
    {
      path: 'domains',
      title: texts.tabs.domains,
      content: <Domains connection={connection} mayWrite={mayWrite} mayDelete={mayDelete} />,
    },
    {
      path: 'roles',
      title: texts.tabs.roles,
      content: <RoleSettings connection={connection} mayWrite={mayWrite} mayDelete={mayDelete} />,
    },
  ];
  const part = rest.split('/')[1];
  const current = tabs.find(({ path }) => path === part) ?? tabs[0];
  return (
    <UnsavedScope {...scope} loses={(from, to) => from.page !== to.page || from.rest !== to.rest}>
      <BackToList
        onBack={onBack}
        title={title ?? name.title}
        description={
          <>
            {name.type} <StateBadge connection={connection} />
          </>
        }
        isReadOnly={!mayWrite && !mayDelete}
        actions={
          resume && connectionState(connection) === 'unfinished' && <Button onClick={resume}>{resumeLabel}</Button>
        }
      />
      <PageTabs page={page} base={connection.id} tabs={tabs} current={current?.path} label={name.title} />
      <div key={current?.path} className="gh:grid gh:gap-5">
        {current?.content}
      </div>
    </UnsavedScope>
  );
}

/** Renders the values of a connection as text, for read-only users. */
function ConnectionDetails({ connection }: { connection: SsoConfiguration }) {
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
