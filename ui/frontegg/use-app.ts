'use client';
import { createIdentity } from '@gatehouse/sdk';
import { useEffect, useState } from 'react';
import type { FronteggProviderProps } from './provider-props';
import { type App, type ContextOptions, holdApp, openApp } from './rest-api/apps';

/** Only a sign-in at the provider needs the client's id; otherwise it only names the session. */
export const clientIdOf = ({ baseUrl, clientId, appId }: ContextOptions): string =>
  clientId ?? appId ?? new URL(baseUrl, location.href).host;

const createApp = (props: FronteggProviderProps): App => {
  const { contextOptions: context, hostedLoginBox = false, entitlementsOptions, basename, authOptions, server } = props;
  const { baseUrl, appId, requestCredentials, tenantResolver } = context;
  const { routes, enableSessionPerTenant } = authOptions ?? {};
  const identity = createIdentity({
    baseUrl,
    clientId: clientIdOf(context),
    loginMode: hostedLoginBox ? 'hosted' : 'embedded',
    ...(appId !== undefined && { appId }),
    ...(requestCredentials !== undefined && { requestCredentials }),
    ...(tenantResolver && { tenantResolver: async () => ({ tenant: (await tenantResolver()).tenant ?? null }) }),
    ...(entitlementsOptions && { entitlements: { enabled: entitlementsOptions.enabled ?? false } }),
    ...(enableSessionPerTenant !== undefined && { enableSessionPerTenant }),
    ...(basename !== undefined && { basename }),
    ...(routes && { routes }),
    ...(server && { server: server.connection }),
  });
  return {
    context: { ...context, baseUrl: server?.publicUrl ?? baseUrl },
    identity,
    accessToken: server?.accessToken ?? null,
  };
};

/** Returns the application of a provider: one of each name, however often React renders, disposed of with the last. */
export const useApp = (props: FronteggProviderProps): App => {
  const { appName } = props;
  const [app] = useState(() => openApp(appName, () => createApp(props)));
  useEffect(() => holdApp(appName, app), [appName, app]);
  return app;
};

/** Returns the token of the session, which applications read without waiting; null while it is not known. */
export const useAccessToken = (app: App): string | null => {
  const { session } = app.identity;
  const [token, setToken] = useState(app.accessToken);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const next =
        session.get().status === 'authenticated' ? await session.getToken().catch(() => undefined) : undefined;
      if (!isCurrent) return;
      app.accessToken = next ?? null;
      setToken(app.accessToken);
    };
    void read();
    const stop = session.subscribe(() => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [app, session]);
  return token;
};
