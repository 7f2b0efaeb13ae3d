'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { hasProvenDomain, hasValues, type SsoConfiguration } from '@gatehouse/sdk/sso';
import { Button } from '../../kit/button/button';
import { Wizard } from '../archetypes/wizard/wizard';
import { useAdminTexts } from '../texts';
import { BackToList } from './back-to-list';
import { CertificateNote } from './certificate-note';
import { Domains } from './domains';
import { IdpValues } from './idp-values';
import { ProviderStep } from './provider-step';
import { ProviderValues } from './provider-values';
import { RoleSettings } from './role-settings';
import { SwitchOn } from './switch-on';

interface SetupProps {
  page: AdminPageId;
  /** Connection; undefined until the identity provider is chosen. */
  connection: SsoConfiguration | undefined;
  onBack: () => void;
  onCreated: (connection: SsoConfiguration) => void;
  onFinish: (connection: SsoConfiguration | undefined) => void;
}

const hasRoles = ({ roleIds }: SsoConfiguration) => (roleIds ?? []).length > 0;

/**
 * Renders the setup of a connection in steps. Each step is saved on the server, so that the setup can be continued
 * later.
 */
export default function Setup({ page, connection, onBack, onCreated, onFinish }: SetupProps) {
  const texts = useAdminTexts('sso').setup;
  const { steps } = texts;
  const asksForDomains = !connection?.skipEmailDomainValidation;
  return (
    <>
      <BackToList onBack={onBack} title={texts.title} description={texts.text} />
      <Wizard<SsoConfiguration>
        page={page}
        title={texts.title}
        entity={connection}
        onFinish={() => onFinish(connection)}
        steps={[
          {
            id: 'provider',
            title: steps.provider,
            isDone: (entity) => entity !== undefined,
            content: ({ entity, next, footer }) => (
              <ProviderStep connection={entity} onCreated={onCreated} onSaved={next} actions={footer} />
            ),
          },
          {
            id: 'values',
            title: steps.values,
            isDone: (entity) => entity !== undefined,
            content: ({ entity, next, footer }) =>
              entity && (
                <>
                  <ProviderValues connection={entity} />
                  {footer(<Button onClick={next}>{texts.entered}</Button>)}
                </>
              ),
          },
          {
            id: 'idp',
            title: steps.idp,
            isDone: (entity) => entity !== undefined && hasValues(entity),
            content: ({ entity, next, footer }) =>
              entity && (
                <IdpValues connection={entity} submitLabel={texts.saveAndGoOn} onSaved={next} actions={footer} />
              ),
          },
          asksForDomains && {
            id: 'domains',
            title: steps.domains,
            canSkip: true,
            isDone: (entity) => entity !== undefined && hasProvenDomain(entity),
            content: ({ entity, next, footer }) =>
              entity && (
                <>
                  <Domains connection={entity} mayWrite mayDelete />
                  {footer(hasProvenDomain(entity) ? <Button onClick={next}>{texts.goOn}</Button> : undefined)}
                </>
              ),
          },
          {
            id: 'roles',
            title: steps.roles,
            canSkip: true,
            isDone: (entity) => entity !== undefined && hasRoles(entity),
            content: ({ entity, next, footer }) =>
              entity && (
                <>
                  <RoleSettings connection={entity} mayWrite mayDelete />
                  {footer(hasRoles(entity) ? <Button onClick={next}>{texts.goOn}</Button> : undefined)}
                </>
              ),
          },
          {
            id: 'test',
            title: steps.test,
            isDone: (entity) => entity?.enabled === true,
            content: ({ entity, next, footer, open }) =>
              entity && (
                <>
                  <CertificateNote certificate={entity.publicCertificate} isOn={entity.enabled} />
                  <SwitchOn
                    connection={entity}
                    mayWrite
                    placeOf={(missing) => {
                      const step = missing === 'values' ? 'idp' : 'domains';
                      return { title: steps[step], open: () => open(step) };
                    }}
                    actions={(action) =>
                      footer(
                        action ? (
                          <>
                            <Button variant="ghost" onClick={next}>
                              {texts.leaveOff}
                            </Button>
                            {action}
                          </>
                        ) : (
                          <Button onClick={next}>{texts.finish}</Button>
                        ),
                      )
                    }
                  />
                </>
              ),
          },
        ]}
      />
    </>
  );
}
