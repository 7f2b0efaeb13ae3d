'use client';
import type { Identity } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import type { Application, ApplicationInfo } from './application';

/**
 * Reads name, logo and colors of the application as the provider knows them, or why it cannot be used from this page.
 * `scheme` is the color scheme of the device; by default the vendor's light colors are read.
 */
export const readApplication = async (identity: Identity, scheme?: 'light' | 'dark'): Promise<ApplicationInfo> => {
  // A chunk of its own: the first screen does not wait for it.
  const code = await import('./read-application');
  return code.readApplication(identity, scheme);
};

/** Returns the host's application settings, else the provider's. Loading them never delays the first screen. */
export const useApplicationInfo = (
  identity: Identity,
  given: Application | undefined,
  ask: boolean,
): ApplicationInfo => {
  const [found, setFound] = useState<ApplicationInfo>({});

  useEffect(() => {
    if (!ask) return;
    let isOn = true;
    readApplication(identity).then(
      (info) => isOn && setFound(info),
      // Without it the box has no logo.
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, [identity, ask]);

  return { ...found, name: identity.appName ?? found.name, ...given };
};
