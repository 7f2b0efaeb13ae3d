'use client';
import type { ReactNode } from 'react';
import { useKitTexts } from '../texts';
import { Alert } from './alert';
import { RetryButton } from './retry-button';

interface LoadAlertProps {
  error: unknown;
  /** Refetches. Without it no button is rendered. */
  onRetry?: (() => unknown) | undefined;
  /** `warning` if stale data is still rendered. Default `danger`. */
  tone?: 'danger' | 'warning';
  /** Replaces the description of the error. */
  children?: ReactNode;
}

/** Renders a loading error with a retry button. */
export function LoadAlert({ error, onRetry, tone = 'danger', children }: LoadAlertProps) {
  const texts = useKitTexts();
  return (
    <Alert tone={tone} title={texts.loadFailed} actions={onRetry && <RetryButton error={error} onRetry={onRetry} />}>
      {children || texts.describeError(error)}
    </Alert>
  );
}
