import './meter.css';
import { useId } from 'react';
import { usePortalTexts } from '../texts/provider';
import { ProgressBar } from './progress-bar';

interface MeterProps {
  label: string;
  count: number;
  of: number;
  /** Whether the record is loading. */
  waiting: boolean;
}

/** Renders progress as a bar with numbers. */
export function Meter({ label, count, of, waiting }: MeterProps) {
  const { loading, progress } = usePortalTexts('shell');
  const id = useId();
  return (
    <div className="meter">
      <span id={id} className="meter-label">
        {label}
      </span>
      <span role="status" className="meter-count">
        {waiting ? loading : <bdi>{progress.of(count, of)}</bdi>}
      </span>
      <ProgressBar className="meter-bar" aria-labelledby={id} max={of} value={waiting ? 0 : count} />
    </div>
  );
}
