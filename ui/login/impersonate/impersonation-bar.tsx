'use client';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { Root, useRootSettings } from '../../kit/root';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';
import { useTexts } from '../../react/texts';
import { FlowTextsProvider, useFlowTexts } from '../texts';

/**
 * Renders the impersonated user with a button that ends the impersonation; nothing in other sessions. Render it at
 * the top of every page.
 */
export function ImpersonationBar() {
  const session = useSession();
  const { language, direction } = useTexts();
  const { dir } = useRootSettings();
  if (session.status !== 'authenticated' || session.user.impersonatorId === undefined) return null;
  return (
    <Root lang={language} dir={dir ?? direction}>
      <FlowTextsProvider>
        <Bar name={session.user.name} />
      </FlowTextsProvider>
    </Root>
  );
}

function Bar({ name }: { name: string }) {
  const texts = useFlowTexts('impersonate');
  const { session } = useIdentity();
  const [busy, setBusy] = useState(false);
  const stop = () => {
    setBusy(true);
    session.logout().finally(() => setBusy(false));
  };
  return (
    <section
      data-slot="impersonation-bar"
      aria-label={texts.bar}
      className="gh:flex gh:flex-wrap gh:items-center gh:justify-center gh:gap-x-4 gh:gap-y-2 gh:border-b gh:border-warning/25 gh:bg-warning-soft gh:px-4 gh:py-2 gh:text-sm"
    >
      <span className="gh:wrap-anywhere">{texts.acting(name)}</span>
      <Button variant="secondary" size="sm" loading={busy} onClick={stop}>
        {texts.stop}
      </Button>
    </section>
  );
}
