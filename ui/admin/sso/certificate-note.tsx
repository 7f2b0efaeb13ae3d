'use client';
import { certificateState, certificatesIn, readCertificate } from '@gatehouse/sdk/sso';
import { useMemo } from 'react';
import { Alert } from '../../kit/feedback/alert';
import { useIdentity } from '../../react/identity';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';

interface CertificateNoteProps {
  certificate: string | null | undefined;
  /** Whether users sign in with the connection; default false. */
  isOn: boolean | null | undefined;
}

/**
 * Renders subject and expiry of certificates, parsed on the client; a warning from 30 days before the last of them expires.
 */
export function CertificateNote({ certificate, isOn }: CertificateNoteProps) {
  const texts = useAdminTexts('sso').certificate;
  const formats = useFormats();
  const { environment } = useIdentity();
  const certificates = useMemo(
    () =>
      [...new Set(certificatesIn(certificate ?? ''))].flatMap((pem) => {
        const read = readCertificate(pem);
        return read ? [{ pem, ...read }] : [];
      }),
    [certificate],
  );
  // A provider that renews its certificate signs with either of two: it fails only once the last has expired.
  const [read, ...others] = [...certificates].sort((a, b) => b.end - a.end);
  if (!read) return null;
  const date = formats.date(read.end);
  const now = environment.now();
  const state = certificateState(read.end, now);
  const subject = read.subject && <span className="gh:wrap-anywhere">{texts.subject(read.subject)}</span>;
  if (others.length > 0 && state === 'valid') {
    return (
      <ul className="gh:grid gh:gap-1 gh:text-sm gh:text-subtle">
        {certificates.map(({ pem, end, subject: name }) => (
          <li key={pem} className="gh:flex gh:flex-wrap gh:gap-x-1">
            <span>{end <= now ? texts.ended(formats.date(end)) : texts.valid(formats.date(end))}</span>
            {name && <span className="gh:wrap-anywhere">{texts.subject(name)}</span>}
          </li>
        ))}
      </ul>
    );
  }
  if (state === 'valid') {
    return (
      <p className="gh:grid gh:text-sm gh:text-subtle">
        {texts.valid(date)} {subject}
      </p>
    );
  }
  return (
    <Alert tone={state === 'ended' ? 'danger' : 'warning'} title={texts[state](date)}>
      {isOn ? texts.renew : texts.renewOff} {subject}
    </Alert>
  );
}
