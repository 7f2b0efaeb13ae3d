'use client';
import { Button, type ButtonProps } from '../button/button';
import { useKitTexts } from '../texts';

interface RetryButtonProps extends Pick<ButtonProps, 'tabIndex'> {
  error: unknown;
  onRetry: () => unknown;
}

/** Renders a retry button, or the remedy of an error that a retry cannot fix. */
export function RetryButton({ error, onRetry, ...props }: RetryButtonProps) {
  const { retry, remedyOf } = useKitTexts();
  const remedy = remedyOf?.(error);
  return (
    <Button variant="secondary" size="sm" {...props} onClick={() => void (remedy?.onSelect ?? onRetry)()}>
      {remedy?.label ?? retry}
    </Button>
  );
}
