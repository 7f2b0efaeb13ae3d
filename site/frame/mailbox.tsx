import type { Emulator } from '@gatehouse/emulator';
import { useEffect, useState } from 'react';
import { createAuthenticator } from '../../emulator/testing/authenticator';

/** Emails and text messages of the provider in this tab, and the code of the second factor, which a phone would have. */
export function Mailbox({ emulator }: { emulator: Emulator }) {
  const [open, setOpen] = useState(false);
  const [, read] = useState(0);
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => read(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [open]);
  return (
    <details className="mailbox" lang="en" dir="ltr" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Emails and codes</summary>
      {open && (
        <ul>
          <li>Authenticator app of mfa@acme.test: {createAuthenticator(emulator).code()}</li>
          {emulator.inbox.messages().map(({ id, to, subject, text }) => (
            <li key={id}>
              {to}: {subject}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
