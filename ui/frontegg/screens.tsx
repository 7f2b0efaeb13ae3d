'use client';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { lazyPart } from '../react/lazy-part';
import { useSession } from '../react/session';

const PageOfPortal = lazyPart(() => import('./page-of-portal'));
const OwnPassword = lazyPart(() => import('./own-password'));

/** Props of a screen that an application renders where it wants. */
export interface ScreenProps {
  /** The vendor's settings of this screen; there are none but those of `ChangePasswordForm`. */
  props?: object;
  /** Style of the element around it. */
  hostStyle?: CSSProperties;
}

/** Renders a screen for a signed-in user, in an element of the application's style. */
function Place({ hostStyle, children }: ScreenProps & { children: ReactNode }) {
  const { status } = useSession();
  if (status !== 'authenticated') return null;
  return <div style={{ overflow: 'auto', ...hostStyle }}>{children}</div>;
}

/** Renders the users of the account. */
export function UsersTable({ hostStyle }: ScreenProps): ReactNode {
  return (
    <Place hostStyle={hostStyle}>
      <PageOfPortal page="users" />
    </Place>
  );
}

/** Renders the profile of the user. */
export function ProfilePage({ hostStyle }: ScreenProps): ReactNode {
  return (
    <Place hostStyle={hostStyle}>
      <PageOfPortal page="profile" />
    </Place>
  );
}

export interface ChangePasswordFormProps extends ScreenProps {
  props?: {
    /** Called once the password has changed. */
    onCompleteCallback?: (succeeded: boolean) => void;
  };
}

/** Renders the form for the user's own password. */
export function ChangePasswordForm({ props, hostStyle }: ChangePasswordFormProps): ReactNode {
  // A changed password empties the form.
  const [changes, setChanges] = useState(0);
  const onChanged = () => {
    setChanges(changes + 1);
    props?.onCompleteCallback?.(true);
  };
  return (
    <Place hostStyle={hostStyle}>
      <OwnPassword key={changes} onChanged={onChanged} />
    </Place>
  );
}
