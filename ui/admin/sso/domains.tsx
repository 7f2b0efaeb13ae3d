'use client';
import { toIdentityError } from '@gatehouse/sdk';
import type * as sso from '@gatehouse/sdk/sso';
import { canonicalDomain, isDomain, readableDomain } from '@gatehouse/sdk/text';
import { useMemo, useState } from 'react';
import { object, refine, string, trim } from 'zod/mini';
import { Button } from '../../kit/button/button';
import { useToast } from '../../kit/feedback/toast';
import { TextField } from '../../kit/form/fields';
import { Form, SubmitButton } from '../../kit/form/form';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useConfirmation } from '../archetypes/form/use-confirmation';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';
import { DomainProof } from './domain-proof';

interface DomainsProps {
  connection: sso.SsoConfiguration;
  mayWrite: boolean;
  mayDelete: boolean;
}

/** Renders the domains of a connection, each with its verification. */
export function Domains({ connection, mayWrite, mayDelete }: DomainsProps) {
  const texts = useAdminTexts('sso').setup;
  const toaster = useToast();
  const { addDomain, removeDomain, isFirst } = useSsoCalls();
  const { ask, dialog } = useConfirmation();
  const add = useSubmit(addDomain());
  const [leaving, setLeaving] = useState<sso.SsoDomain>();
  const schema = useMemo(
    () => object({ domain: string().check(trim(), refine(isDomain, texts.domainWrong)) }),
    [texts],
  );
  const domains = connection.domains ?? [];
  const ssoConfigId = connection.id;
  const confirmation = (domain: string) => ({
    title: texts.replaceTitle(domain),
    text: texts.replaceText,
    confirm: texts.replace,
    tone: 'danger' as const,
  });
  const addLabel = isFirst && domains.length > 0 ? texts.changeDomain : texts.addDomain;
  return (
    <div className="gh:grid gh:gap-5">
      <p className="gh:text-sm gh:text-subtle">{isFirst ? texts.domainText : texts.domainsText}</p>
      {domains.length > 0 && (
        <ul className="gh:grid gh:gap-4">
          {domains.map((domain) => (
            <li key={domain.id}>
              <DomainProof
                connection={connection}
                domain={domain}
                mayWrite={mayWrite}
                actions={
                  mayDelete &&
                  !isFirst && (
                    <Button
                      size="sm"
                      variant="ghost"
                      onClick={() => setLeaving(domain)}
                      aria-label={texts.removeDomainOf(readableDomain(domain.domain))}
                    >
                      {texts.removeDomain}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {domains.length === 0 && !mayWrite && <p className="gh:text-sm">{texts.noDomains}</p>}
      {mayWrite && (
        <Form
          aria-label={addLabel}
          schema={schema}
          defaultValues={{ domain: '' }}
          onSubmit={async ({ domain }, form) => {
            const [current] = isFirst ? domains : [];
            if (
              current &&
              current.domain !== canonicalDomain(domain) &&
              !(await ask(confirmation(readableDomain(current.domain))))
            )
              return undefined;
            try {
              await add({ ssoConfigId, domain });
            } catch (thrown) {
              const { statusCode, message } = toIdentityError(thrown);
              if (statusCode !== 409) throw thrown;
              return form.setError('domain', { type: 'server', message }, { shouldFocus: true });
            }
            form.reset({ domain: '' });
            toaster.success(texts.domainAdded(domain));
          }}
        >
          <div className="gh:grid gh:items-start gh:gap-3 gh:@md:grid-cols-[1fr_auto]">
            <TextField
              name="domain"
              dir="ltr"
              label={texts.domain}
              placeholder="example.com"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SubmitButton variant="secondary" className="gh:@md:mt-6.5 gh:justify-self-start">
              {addLabel}
            </SubmitButton>
          </div>
        </Form>
      )}
      <ConfirmDialog
        item={leaving}
        onClose={() => setLeaving(undefined)}
        title={({ domain }) => texts.removeDomainTitle(readableDomain(domain))}
        description={({ domain }) => texts.removeDomainText(readableDomain(domain))}
        confirmLabel={texts.removeDomain}
        mutation={removeDomain()}
        toVariables={({ id }) => ({ ssoConfigId, domainId: id })}
        toast={({ domain }) => texts.domainRemoved(readableDomain(domain))}
      />
      {dialog}
    </div>
  );
}
