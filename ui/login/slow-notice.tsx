'use client';
import { useEffect, useState } from 'react';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { useIdentity } from '../react/identity';
import { useTexts } from '../react/texts';
import { useFlowTexts } from './texts';

/** Milliseconds after which a request counts as slow. */
const SLOW = 10_000;

/** Renders a message while a step waits unusually long for the provider, long before its request times out. */
export function SlowNotice({ busy }: { busy: boolean }) {
  const { common } = useTexts();
  const { slow: message } = useFlowTexts('box');
  const { environment } = useIdentity();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const stop = environment.after(SLOW, () => setSlow(true));
    return () => {
      stop();
      setSlow(false);
    };
  }, [busy, environment]);
  return (
    <div role="status" className={slow ? 'gh:mt-5' : 'gh:sr-only'}>
      {slow && (
        <Alert
          actions={
            <Button size="sm" variant="secondary" onClick={() => location.reload()}>
              {common.reload}
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </div>
  );
}
