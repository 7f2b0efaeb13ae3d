'use client';
import { toIdentityError } from '@gatehouse/sdk';
import * as sso from '@gatehouse/sdk/sso';
import { readableDomain } from '@gatehouse/sdk/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { CopyField } from '../../kit/display/copy-field';
import { Alert } from '../../kit/feedback/alert';
import { useKitTexts } from '../../kit/texts';
import { useIdentity } from '../../react/identity';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useSsoCalls } from './calls';

/** Poll interval in milliseconds while the record is on screen. */
const PAUSE = 30_000;

interface DomainProofProps {
  connection: sso.SsoConfiguration;
  domain: sso.SsoDomain;
  mayWrite: boolean;
  actions?: ReactNode;
}

/** Renders a domain: verified, or the record that verifies it, with a button that checks it. It also polls. */
export function DomainProof({ connection, domain, mayWrite, actions }: DomainProofProps) {
  const texts = useAdminTexts('sso').setup;
  const kit = useKitTexts();
  const { environment } = useIdentity();
  const validate = useSubmit(useSsoCalls().validateDomain());
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<unknown>();
  const isPending = !domain.validated && !connection.skipEmailDomainValidation;
  const record = sso.domainRecord(domain, connection);

  const look = async () => {
    const input = { ssoConfigId: connection.id, domainId: domain.id };
    try {
      await validate(input);
    } catch (thrown) {
      // The provider supports only the older operation.
      if (toIdentityError(thrown).statusCode !== 404) throw thrown;
      await validate({ ...input, version: 1 });
    }
  };
  const check = async () => {
    setIsChecking(true);
    setError(undefined);
    await look().catch(setError);
    setIsChecking(false);
  };
  const again = useRef(look);
  again.current = look;
  useEffect(() => {
    if (!isPending || !mayWrite) return;
    let stop = () => {};
    // Errors of polling are ignored.
    const wait = () => {
      stop = environment.after(
        PAUSE,
        () =>
          void again
            .current()
            .catch(() => {})
            .finally(wait),
      );
    };
    wait();
    return () => stop();
  }, [isPending, mayWrite, environment]);

  return (
    <section
      aria-label={readableDomain(domain.domain)}
      className="gh:grid gh:gap-4 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-4"
    >
      <header className="gh:flex gh:flex-wrap gh:items-center gh:gap-2">
        <h3 className="gh:text-sm gh:font-medium gh:wrap-anywhere">{readableDomain(domain.domain)}</h3>
        <Badge tone={isPending ? 'warning' : 'success'}>{isPending ? texts.pending : texts.proven}</Badge>
        <span className="gh:ms-auto">{actions}</span>
      </header>
      {isPending && mayWrite && record && (
        <>
          <p className="gh:text-sm gh:text-subtle">{texts.recordText}</p>
          <div className="gh:grid gh:gap-3 gh:@min-[42rem]:grid-cols-2">
            <CopyField label={texts.recordName} value={record.name} />
            <CopyField label={texts.recordValue} value={record.value} />
          </div>
          <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-3">
            <Button size="sm" variant="secondary" loading={isChecking} onClick={() => void check()}>
              {texts.checkNow}
            </Button>
            <p className="gh:text-xs gh:text-subtle">{texts.checksItself}</p>
          </div>
        </>
      )}
      <div role="status" className="gh:empty:sr-only">
        {isPending && error !== undefined && <Alert tone="warning">{kit.describeError(error)}</Alert>}
      </div>
    </section>
  );
}
