'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { durationText } from '../../react/duration-text';
import { useTexts } from '../../react/texts';
import { useResendWait } from '../../react/use-resend-wait';
import { LinkButton } from '../frame/step';
import { useFlowTexts } from '../texts';

interface ResendProps {
  of: 'code' | 'link';
  busy: boolean;
  error: IdentityError | null;
  onResend: () => Promise<void>;
}

/** Renders a button that sends a code or link again, after a countdown. */
export function Resend({ of, busy, error, onResend }: ResendProps) {
  const { language } = useTexts();
  const { [of]: texts, resendIn } = useFlowTexts('box');
  const { left, resends } = useResendWait(busy, error);
  const isWaiting = left > 0 && !busy;
  return (
    <div className="gh:grid gh:justify-items-center gh:gap-1 gh:text-center">
      <LinkButton
        loading={busy}
        aria-disabled={isWaiting || busy || undefined}
        onClick={isWaiting ? undefined : () => void onResend()}
      >
        {isWaiting ? resendIn(durationText(language, left)) : texts.resend}
      </LinkButton>
      {/* Said once; the seconds on the button are not announced. */}
      <p role="status" className="gh:text-xs gh:text-subtle">
        {resends > 0 && !busy && !error ? texts.resent : ''}
      </p>
    </div>
  );
}
