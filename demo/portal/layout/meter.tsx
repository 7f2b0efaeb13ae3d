import { Progress, VisuallyHidden } from '@gatehouse/ui/kit';
import { usePortalTexts } from '../texts/provider';

interface MeterProps {
  label: string;
  count: number;
  of: number;
  /** Whether the record is loading. */
  waiting: boolean;
}

export function Meter({ label, count, of, waiting }: MeterProps) {
  const { loading, progress } = usePortalTexts('shell');
  return (
    <div>
      <Progress
        label={label}
        max={of}
        value={waiting ? 0 : count}
        valueText={waiting ? loading : progress.steps(count, of)}
      />
      <VisuallyHidden role="status">{waiting && loading}</VisuallyHidden>
    </div>
  );
}
