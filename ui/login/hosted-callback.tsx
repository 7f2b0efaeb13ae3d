'use client';
import { Root, useRootSettings } from '../kit/root';
import { HostedLoginEnd } from '../react/hosted-login-end';
import { useTexts } from '../react/texts';
import type { RouteViewProps } from './route-view';

/** Finishes a hosted login; a host's `onSuccess` takes over from there. */
export function HostedCallback({ onSuccess }: RouteViewProps) {
  const { language, direction } = useTexts();
  const { dir } = useRootSettings();
  return (
    <Root lang={language} dir={dir ?? direction}>
      <HostedLoginEnd onSignedIn={onSuccess} />
    </Root>
  );
}
