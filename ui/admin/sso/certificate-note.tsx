'use client';
import { certificateState, readCertificate } from '@gatehouse/sdk/sso';
import { useMemo } from 'react';
import { Alert } from '../../kit/feedback/alert';
import { useIdentity } from '../../react/identity';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';

/** Renders subject and expiry of a certificate, parsed on the client; a warning from 30 days before expiry. */
export function CertificateNote({ certificate }: { certificate: string | null | undefined }) {
  const texts = useAdminTexts('sso').certificate;
  const formats = useFormats();
  const { environment } = useIdentity();
  const read = useMemo(() => (certificate ? readCertificate(certificate) : undefined), [certificate]);
  if (!read) return null;
  const date = formats.date(read.end);
  const state = certificateState(read.end, environment.now());
  const subject = read.subject && <span className="gh:wrap-anywhere">{texts.subject(read.subject)}</span>;
  if (state === 'valid') {
    return (
      <p className="gh:grid gh:text-sm gh:text-subtle">
        {texts.valid(date)} {subject}
      </p>
    );
  }
  return (
    <Alert tone={state === 'ended' ? 'danger' : 'warning'} title={texts[state](date)}>
      {texts.renew} {subject}
    </Alert>
  );
}
