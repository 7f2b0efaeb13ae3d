'use client';
import { type FronteggProviderProps, FronteggProvider as Provider } from '@gatehouse/ui/frontegg';
import type { ReactNode } from 'react';
// By name, an export that only one of its versions has would be an error of the bundler.
import * as router from 'react-router-dom';

const { useInRouterContext, useHistory = () => undefined } = router;
const useIsRouted = useInRouterContext ?? (() => useHistory() !== undefined);

/**
 * Provides an application with the session and the screens, and with a router if it is in none, as the vendor's does:
 * applications use `useNavigate` and `Routes` without one of their own.
 */
export function FronteggProvider(props: FronteggProviderProps): ReactNode {
  const isRouted = useIsRouted();
  if (isRouted) return <Provider {...props} />;
  const { BrowserRouter } = router;
  return (
    <BrowserRouter {...(props.basename !== undefined && { basename: props.basename })}>
      <Provider {...props} />
    </BrowserRouter>
  );
}
