'use client';
import { Button, type ButtonProps } from './button';
import { useKitTexts } from './texts';

interface RetryButtonProps extends Pick<ButtonProps, 'tabIndex'> {
  error: unknown;
  onRetry: () => unknown;
}

/** Reads again what could not be loaded; where another try cannot help, does what helps instead. */
export function RetryButton({ error, onRetry, ...props }: RetryButtonProps) {
  const { retry, remedyOf } = useKitTexts();
  const remedy = remedyOf?.(error);
  return (
    <Button variant="secondary" size="sm" {...props} onClick={() => void (remedy?.onSelect ?? onRetry)()}>
      {remedy?.label ?? retry}
    </Button>
  );
}
