'use client';
import { readableEmail } from '@gatehouse/sdk/text';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useApplication } from '../application/application';
import { useBoxElement } from '../application/use-box-element';
import { useFlowTexts } from '../texts';

interface AccountRowProps {
  /** Email address, or the masked phone number of a known device. */
  email: string;
  /** Button label. Default: change the email address. */
  action?: string;
  onChange: () => void;
}

/** Renders who is signing in, with a button to change it. */
export function AccountRow({ email, action, onChange }: AccountRowProps) {
  const { account } = useFlowTexts('box');
  const { isConfirmation } = useApplication();
  return (
    <div
      data-slot="account-row"
      className={cn(
        'gh:flex gh:flex-wrap gh:items-center gh:gap-x-3 gh:gap-y-1 gh:rounded gh:border gh:border-line gh:bg-muted gh:px-3 gh:py-1.5',
        useBoxElement('accountRow'),
      )}
    >
      <VisuallyHidden>{account.signingIn}</VisuallyHidden>
      <span className="gh:min-w-0 gh:grow gh:text-sm gh:wrap-anywhere">
        <bdi>{readableEmail(email)}</bdi>
      </span>
      {!isConfirmation && (
        <Button variant="link" onClick={onChange} className="gh:text-xs">
          {action ?? account.change}
        </Button>
      )}
    </div>
  );
}
