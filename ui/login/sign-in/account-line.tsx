'use client';
import { readableEmail } from '@gatehouse/sdk/text';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useApplication } from '../application/application';
import { useBoxElement } from '../application/use-box-element';
import { useFlowTexts } from '../texts';

interface AccountLineProps {
  email: string;
  onChange: () => void;
}

/**
 * Renders the user's email address with a button to change it, as the text of a step: it takes the place of the previous
 * step's text, so that the field below stays where it is.
 */
export function AccountLine({ email, onChange }: AccountLineProps) {
  const { account } = useFlowTexts('box');
  const { isConfirmation } = useApplication();
  return (
    <span
      data-slot="account-row"
      className={cn('gh:flex gh:flex-wrap gh:items-center gh:gap-x-3', useBoxElement('accountRow'))}
    >
      <VisuallyHidden>{account.signingIn}</VisuallyHidden>
      <span className="gh:min-w-0 gh:wrap-anywhere">
        <bdi>{readableEmail(email)}</bdi>
      </span>
      {/* The button is taller than a line of text. */}
      {!isConfirmation && (
        <Button variant="link" onClick={onChange} className="gh:-my-0.5 gh:text-xs">
          {account.change}
        </Button>
      )}
    </span>
  );
}
