'use client';
import { matchAccountRoute } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { Root } from '../kit/root';
import type { ApplicationInfo } from '../login/application/application';
import { AuthRoutes } from '../login/auth-routes';
import { useIdentity } from '../react/identity';

interface AccountPagesProps {
  path: string | undefined;
  application: ApplicationInfo;
  otherwise: ReactNode;
}

/** Renders the account page of a path over the whole window, and the application at all other paths. */
export function AccountPages({ path, application, otherwise }: AccountPagesProps): ReactNode {
  const { routes } = useIdentity();
  if (path === undefined || !matchAccountRoute(routes, path)) return otherwise;
  return (
    <Root className="gh:fixed gh:inset-0 gh:z-10 gh:overflow-auto gh:bg-background">
      <div className="gh:flex gh:min-h-full gh:flex-col gh:justify-center gh:p-4">
        <AuthRoutes path={path} application={application} />
      </div>
    </Root>
  );
}
