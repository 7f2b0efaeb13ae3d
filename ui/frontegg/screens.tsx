'use client';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../react/lazy-part';
import { useSession } from '../react/session';

const PageOfPortal = lazyPart(() => import('./page-of-portal'));
const OwnPassword = lazyPart(() => import('./own-password'));

const useIsSignedIn = () => useSession().status === 'authenticated';

/** Renders the users of the account. */
export function UsersTable(): ReactNode {
  return useIsSignedIn() && <PageOfPortal page="users" />;
}

/** Renders the profile of the user. */
export function ProfilePage(): ReactNode {
  return useIsSignedIn() && <PageOfPortal page="profile" />;
}

export interface ChangePasswordFormProps {
  props?: {
    /** Called once the password has changed. */
    onCompleteCallback?: (succeeded: boolean) => void;
  };
}

/** Renders the form for the user's own password. */
export function ChangePasswordForm({ props }: ChangePasswordFormProps): ReactNode {
  // A changed password empties the form.
  const [changes, setChanges] = useState(0);
  const onChanged = () => {
    setChanges(changes + 1);
    props?.onCompleteCallback?.(true);
  };
  return useIsSignedIn() && <OwnPassword key={changes} onChanged={onChanged} />;
}
