'use client';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useKitTexts } from '../../kit/texts';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { useFlowTexts } from '../texts';
import { focusAction } from './failure';

/** Milliseconds after which a request counts as slow. */
const SLOW = 8000;

interface SlowNoticeProps {
  /** Name of the event being handled, or null. */
  busy: string | null;
  onCancel: () => void;
}

/** Renders a message while a step waits unusually long for the provider, long before its request times out. */
export function SlowNotice({ busy, onCancel }: SlowNoticeProps) {
  const { common } = useTexts();
  const { cancel } = useKitTexts();
  const { slow: message } = useFlowTexts('box');
  const { environment } = useIdentity();
  const [slow, setSlow] = useState(false);
  // The browser's passkey dialog waits for the user, not for the provider.
  const isBusy = busy !== null && busy !== 'passkey';
  useEffect(() => {
    if (!isBusy) return;
    const stop = environment.after(SLOW, () => setSlow(true));
    return () => {
      stop();
      setSlow(false);
    };
  }, [isBusy, environment]);
  const end = ({ currentTarget }: MouseEvent) => {
    const status = currentTarget.closest('[role=status]');
    // The message disappears with this button.
    focusAction(status?.parentElement);
    onCancel();
  };
  // A step that prepares itself has nothing to go back to.
  const action =
    busy === 'after' ? { label: common.reload, run: () => location.reload() } : { label: cancel, run: end };
  return (
    <div role="status" className={slow ? 'gh:mt-5' : 'gh:sr-only'}>
      {slow && (
        <Alert
          actions={
            <Button size="sm" variant="secondary" onClick={action.run}>
              {action.label}
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </div>
  );
}
