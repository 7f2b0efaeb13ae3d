'use client';
import { Root, useRootSettings } from '../../kit/root';
import { HostedLoginEnd } from '../../react/hosted-login-end';
import { useTexts } from '../../react/texts';
import type { RouteViewProps } from './route-view';

/** Completes a hosted login, then calls the host's `onSuccess`. */
export default function HostedCallback({ onSuccess }: RouteViewProps) {
  const { language, direction } = useTexts();
  const { dir } = useRootSettings();
  return (
    <Root lang={language} dir={dir ?? direction}>
      <HostedLoginEnd onSignedIn={onSuccess && (() => onSuccess())} />
    </Root>
  );
}
