'use client';
import { useEffect, useState } from 'react';
import { useKitTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden';

/** Shorter waits are not announced. */
const ANNOUNCED_AFTER = 200;

/**
 * Announces that something is loading, for skeletons. The region is mounted empty, since screen readers do not announce
 * text that is inserted together with its region.
 */
export function LoadingStatus() {
  const { loading } = useKitTexts();
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), ANNOUNCED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return <VisuallyHidden role="status">{isAnnounced && loading}</VisuallyHidden>;
}
