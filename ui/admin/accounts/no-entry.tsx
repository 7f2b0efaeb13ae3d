'use client';
import DoorClosed from 'lucide-react/icons/door-closed';
import { EmptyState } from '../../kit/feedback/empty-state';
import { RetryButton } from '../../kit/feedback/retry-button';
import { useKitTexts } from '../../kit/texts';
import { useAdminTexts } from '../texts';

/** Renders the reason why a sub-account cannot be accessed. */
export function NoEntry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useAdminTexts('accounts');
  const kit = useKitTexts();
  return (
    <EmptyState
      role="alert"
      icon={<DoorClosed />}
      title={texts.noEntry}
      description={kit.describeError(error)}
      action={<RetryButton error={error} onRetry={onRetry} />}
    />
  );
}
