'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button/button';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';

/** Milliseconds after which a navigation is assumed to hang. */
const DELAY = 3000;

/** Renders a button for a navigation that has not left the page after three seconds. */
export function ContinueLater({ onContinue }: { onContinue: () => void }) {
  const { environment } = useIdentity();
  const { common } = useTexts();
  const [isLate, setLate] = useState(false);
  useEffect(() => environment.after(DELAY, () => setLate(true)), [environment]);
  return (
    isLate && (
      <Button className="gh:w-full" onClick={onContinue}>
        {common.continue}
      </Button>
    )
  );
}
