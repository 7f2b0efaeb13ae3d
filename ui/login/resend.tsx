'use client';
import { useState } from 'react';
import { LinkButton } from './link-button';

export interface ResendProps {
  label: string;
  /** Said when it has been sent. */
  done: string;
  busy: boolean;
  failed: boolean;
  onResend: () => Promise<void>;
}

/** Has a code or a link sent once more. */
export function Resend({ label, done, busy, failed, onResend }: ResendProps) {
  const [sent, setSent] = useState(false);
  const resend = async () => {
    setSent(false);
    await onResend();
    setSent(true);
  };
  return (
    <div className="gh:grid gh:justify-items-center gh:gap-1 gh:text-center">
      <LinkButton loading={busy} onClick={() => void resend()}>
        {label}
      </LinkButton>
      <p role="status" className="gh:text-xs gh:text-subtle">
        {sent && !failed ? done : ''}
      </p>
    </div>
  );
}
