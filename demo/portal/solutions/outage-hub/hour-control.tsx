import { Button } from '@gatehouse/ui/kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { clock, LAST_STEP, STEP } from './sample-hour';

interface HourControlProps {
  step: number;
  headline: string;
  onStep: (step: number) => void;
}

/** Moves through the hour, by five minutes or to any of its steps. */
export function HourControl({ step, headline, onStep }: HourControlProps) {
  return (
    <div className="outage-hour">
      <p className="outage-clock" aria-hidden>
        {clock(step * STEP)}
      </p>
      <p className="outage-headline">{headline}</p>
      <div className="outage-controls">
        <Button
          variant="secondary"
          size="icon"
          aria-label="Five minutes back"
          disabledReason={step === 0 ? 'This is where the hour begins.' : undefined}
          onClick={() => onStep(step - 1)}
        >
          <ChevronLeft aria-hidden className="flips" />
        </Button>
        <input
          type="range"
          aria-label="Time"
          className="outage-range"
          min={0}
          max={LAST_STEP}
          value={step}
          aria-valuetext={clock(step * STEP)}
          onChange={(event) => onStep(Number(event.target.value))}
        />
        <Button
          size="icon"
          aria-label="Five minutes on"
          disabledReason={step === LAST_STEP ? 'This is where the hour ends.' : undefined}
          onClick={() => onStep(step + 1)}
        >
          <ChevronRight aria-hidden className="flips" />
        </Button>
      </div>
    </div>
  );
}
