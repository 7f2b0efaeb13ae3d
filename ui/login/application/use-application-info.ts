'use client';
import type { Identity } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import type { ApplicationInfo } from './application';
import { readApplication } from './read-application';

/**
 * Returns the provider's application settings, overridden by the host's. Loading them does not delay the first screen.
 * Without `asks` only the host's are used.
 */
export const useApplicationInfo = (
  identity: Identity,
  override: ApplicationInfo | undefined,
  asks: boolean,
): ApplicationInfo => {
  const reads = asks && !override?.isRead;
  const [loaded, setLoaded] = useState<ApplicationInfo>({});

  useEffect(() => {
    if (!reads) return;
    let isOn = true;
    readApplication(identity).then(
      (info) => isOn && setLoaded(info),
      // On an error the box renders no logo.
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, [identity, reads]);

  return { ...loaded, name: identity.appName ?? loaded.name, ...override };
};
