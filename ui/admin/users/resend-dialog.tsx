'use client';
import * as users from '@gatehouse/sdk/users';
import { useId, useState } from 'react';
import { Checkbox } from '../../kit/form/checkbox';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import { useAdminTexts } from '../texts';
import { userName } from './user-state';

interface ResendDialogProps {
  user: users.ListedUser | undefined;
  onClose: () => void;
}

/**
 * Renders the confirmation before an invitation is sent again, for this account or for every account with a pending
 * one.
 */
export function ResendDialog({ user, onClose }: ResendDialogProps) {
  const texts = useAdminTexts('users');
  const { resendInvitation } = useCapability(users);
  const [toAllTenants, setToAllTenants] = useState(false);
  const id = useId();
  return (
    <ConfirmDialog
      item={user}
      onClose={() => {
        setToAllTenants(false);
        onClose();
      }}
      tone="primary"
      title={(invited) => texts.resendTitle(userName(invited))}
      description={
        <>
          <p>{texts.resendText}</p>
          <span className="gh:mt-3 gh:flex gh:items-start gh:gap-2 gh:text-body">
            <Checkbox
              id={id}
              className="gh:mt-0.5"
              checked={toAllTenants}
              onChange={(event) => setToAllTenants(event.target.checked)}
            />
            <label htmlFor={id}>{texts.resendEverywhere}</label>
          </span>
        </>
      }
      confirmLabel={texts.resend}
      mutation={resendInvitation()}
      toVariables={({ email }) => ({ email, toAllTenants })}
      toast={(invited) => texts.resentToast(userName(invited))}
    />
  );
}
