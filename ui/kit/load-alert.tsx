'use client';
import type { ReactNode } from 'react';
import { Alert } from './alert';
import { RetryButton } from './retry-button';
import { useKitTexts } from './texts';

interface LoadAlertProps {
  error: unknown;
  /** Refetches; without it there is no button. */
  onRetry?: (() => unknown) | undefined;
  /** `warning` where what was read before is still there. Default `danger`. */
  tone?: 'danger' | 'warning';
  /** Replaces the description of the error. */
  children?: ReactNode;
}

/** Renders an error of loading with a retry button. */
export function LoadAlert({ error, onRetry, tone = 'danger', children }: LoadAlertProps) {
  const texts = useKitTexts();
  return (
    <Alert tone={tone} title={texts.loadFailed} actions={onRetry && <RetryButton {...{ error, onRetry }} />}>
      {children || texts.describeError(error)}
    </Alert>
  );
}
