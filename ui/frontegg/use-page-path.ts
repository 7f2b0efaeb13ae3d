'use client';
import type { Identity } from '@gatehouse/sdk';
import { allowLogout } from '@gatehouse/sdk/sign-in';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the URL, in browsers that do not report what a router does. */
const POLL = 300;

/** Calls the listener after each navigation within the page, whatever router makes it. */
export const onNavigation = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  const { navigation } = window;
  navigation?.addEventListener('currententrychange', listener);
  const timer = navigation ? undefined : setInterval(listener, POLL);
  return () => {
    removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
    clearInterval(timer);
  };
};

const isOwnReferrer = () => URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/**
 * Returns the path of the page, also after navigations of a router that this package does not know. A navigation to the
 * log-out page from the application itself needs no confirmation there.
 */
export const usePagePath = (identity: Identity): string | undefined => {
  const { environment, routes } = identity;
  const read = useCallback(() => environment.page()?.pathname, [environment]);
  const subscribe = useCallback(
    (notify: () => void) => {
      let known = read();
      return onNavigation(() => {
        const path = read();
        if (path === known) return;
        known = path;
        if (path === routes.logoutUrl) allowLogout(identity);
        notify();
      });
    },
    [identity, routes, read],
  );
  useEffect(() => {
    if (read() === routes.logoutUrl && isOwnReferrer()) allowLogout(identity);
  }, [identity, routes, read]);
  return useSyncExternalStore(subscribe, read, () => undefined);
};
