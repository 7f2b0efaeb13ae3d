import { Button } from '@gatehouse/ui/kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { clock, LAST_STEP, STEP } from './sample-hour';

interface HourControlProps {
  step: number;
  headline: string;
  onStep: (step: number) => void;
}

/** Renders the control that moves through the hour, by five minutes or to any step. */
export function HourControl({ step, headline, onStep }: HourControlProps) {
  const { prototype: texts } = usePortalTexts('outage-hub');
  const { locale } = usePortalLanguage();
  const time = clock(step * STEP, locale);
  return (
    <div className="outage-hour">
      <p className="outage-clock" aria-hidden>
        {time}
      </p>
      <p className="outage-headline">{headline}</p>
      <div className="outage-controls">
        <Button
          variant="secondary"
          size="icon"
          aria-label={texts.back}
          disabledReason={step === 0 ? texts.atStart : undefined}
          onClick={() => onStep(step - 1)}
        >
          <ChevronLeft aria-hidden className="flips" />
        </Button>
        <input
          type="range"
          aria-label={texts.time}
          className="outage-range"
          min={0}
          max={LAST_STEP}
          value={step}
          aria-valuetext={time}
          onChange={(event) => onStep(Number(event.target.value))}
        />
        <Button
          size="icon"
          aria-label={texts.forward}
          disabledReason={step === LAST_STEP ? texts.atEnd : undefined}
          onClick={() => onStep(step + 1)}
        >
          <ChevronRight aria-hidden className="flips" />
        </Button>
      </div>
    </div>
  );
}
