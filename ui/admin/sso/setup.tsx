'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { hasProvenDomain, hasValues, type SsoConfiguration } from '@gatehouse/sdk/sso';
import { Button } from '../../kit/button/button';
import { Wizard } from '../archetypes/wizard/wizard';
import { useAdminTexts } from '../texts';
import { BackToList } from './back-to-list';
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
            content: ({ entity, next }) => <ProviderStep connection={entity} onCreated={onCreated} onSaved={next} />,
          },
          {
            id: 'values',
            title: steps.values,
            isDone: (entity) => entity !== undefined,
            content: ({ entity, next }) =>
              entity && (
                <>
                  <ProviderValues connection={entity} />
                  <Button className="gh:justify-self-start" onClick={next}>
                    {texts.entered}
                  </Button>
                </>
              ),
          },
          {
            id: 'idp',
            title: steps.idp,
            isDone: (entity) => entity !== undefined && hasValues(entity),
            content: ({ entity, next }) =>
              entity && <IdpValues connection={entity} submitLabel={texts.saveAndGoOn} onSaved={next} />,
          },
          asksForDomains && {
            id: 'domains',
            title: steps.domains,
            canSkip: true,
            isDone: (entity) => entity !== undefined && hasProvenDomain(entity),
            content: ({ entity, next }) =>
              entity && (
                <>
                  <Domains connection={entity} mayWrite mayDelete />
                  {hasProvenDomain(entity) && (
                    <Button className="gh:justify-self-start" onClick={next}>
                      {texts.goOn}
                    </Button>
                  )}
                </>
              ),
          },
          {
            id: 'roles',
            title: steps.roles,
            canSkip: true,
            isDone: (entity) => (entity?.roleIds ?? []).length > 0,
            content: ({ entity, next }) =>
              entity && (
                <>
                  <RoleSettings connection={entity} mayWrite mayDelete />
                  {(entity.roleIds ?? []).length > 0 && (
                    <Button className="gh:justify-self-start" onClick={next}>
                      {texts.goOn}
                    </Button>
                  )}
                </>
              ),
          },
          {
            id: 'test',
            title: steps.test,
            isDone: (entity) => entity?.enabled === true,
            content: ({ entity, next }) =>
              entity && (
                <>
                  <SwitchOn connection={entity} mayWrite />
                  <Button variant="secondary" className="gh:justify-self-start" onClick={next}>
                    {texts.finish}
                  </Button>
                </>
              ),
          },
        ]}
      />
    </>
  );
}
