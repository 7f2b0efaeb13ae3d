'use client';
import DoorClosed from 'lucide-react/icons/door-closed';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { useKitTexts } from '../../kit/texts';
import { useAdminTexts } from '../texts';

/** Why an account below could not be entered. */
export function NoEntry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useAdminTexts('accounts');
  const kit = useKitTexts();
  return (
    <EmptyState
      role="alert"
      icon={<DoorClosed />}
      title={texts.noEntry}
      description={kit.describeError(error)}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {kit.retry}
        </Button>
      }
    />
  );
}
