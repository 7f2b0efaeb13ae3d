'use client';
import { fromServer } from '@gatehouse/sdk/from-server';
import { FronteggProvider, type FronteggProviderProps } from '@gatehouse/ui/frontegg';
import { type ReactNode, useState } from 'react';
import type { PageSession } from './session';
import { API, paths } from './settings';

/** Props of the provider that an application sets. */
export type ApplicationProps = Omit<
  FronteggProviderProps,
  'contextOptions' | 'hostedLoginBox' | 'customLoginBox' | 'server' | 'customLoader'
> & {
  contextOptions?: Partial<Omit<FronteggProviderProps['contextOptions'], 'baseUrl'>>;
  /** The sign-in is the provider's page, in any case. */
  hostedLoginBox?: boolean;
  customLoader?: boolean;
};

interface ClientProviderProps extends ApplicationProps {
  page: PageSession;
}

/** Provides the session of the application's server in the browser. */
export function ClientProvider({ page, contextOptions, children, ...props }: ClientProviderProps): ReactNode {
  const { baseUrl, clientId, appId, appUrl, session, accessToken } = page;
  const [server] = useState(() => ({
    connection: fromServer({ paths, session }),
    // Applications build addresses of the provider with it, such as that of the log-out: these are the handler's.
    publicUrl: `${appUrl}${API}`,
    ...(accessToken !== undefined && { accessToken }),
  }));
  return (
    <FronteggProvider
      {...props}
      contextOptions={{ clientId, ...(appId && { appId }), ...contextOptions, baseUrl }}
      hostedLoginBox
      server={server}
    >
      {children}
    </FronteggProvider>
  );
}
