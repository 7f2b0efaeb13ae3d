'use client';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useTexts } from '../../react/texts';
import { useFlowTexts } from '../texts';
import { PhoneEnrollment, ScannedEnrollment } from './enrollment';

interface SetUpProps {
  /** Data URL of the QR code; undefined if it could not be loaded. */
  picture: string | undefined;
  isPhone: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Renders the QR code for an authenticator app, or a retry if it could not be loaded. */
export function SetUp({ picture, isPhone, busy, onRetry }: SetUpProps) {
  const { common } = useTexts();
  const { authenticator } = useFlowTexts('mfa');
  if (picture?.startsWith('data:image/')) {
    return isPhone ? <PhoneEnrollment picture={picture} /> : <ScannedEnrollment picture={picture} />;
  }
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="sm" variant="secondary" loading={busy} onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {authenticator.pictureFailed}
    </Alert>
  );
}
