'use client';
import { type ReactNode, useMemo } from 'react';
import { Root } from '../kit/root';
import { AuthRoutes } from '../login/auth-routes';
import { applicationOf, type LookOptions } from './look';

export interface AccountPagesProps extends LookOptions {
  path: string;
}

/** Renders the account page of a path over the whole window. */
export default function AccountPages({ path, headerImage, themeOptions, localizations }: AccountPagesProps): ReactNode {
  const application = useMemo(
    () => applicationOf({ headerImage, themeOptions, localizations }),
    [headerImage, themeOptions, localizations],
  );
  return (
    <Root className="gh:fixed gh:inset-0 gh:z-10 gh:overflow-auto gh:bg-background">
      <div className="gh:flex gh:min-h-full gh:flex-col gh:justify-center gh:p-4">
        <AuthRoutes path={path} application={application} />
      </div>
    </Root>
  );
}
