import { Button, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { partIcons } from './part-icons';
import { isUnset, partOf, type Step } from './parts';

interface StepRowProps {
  step: Step;
  index: number;
  /** Index of the last step. */
  last: number;
  wrong: boolean;
  onChoose: (value: string) => void;
  onMove: (to: number, focusKey: string) => void;
  onRemove: () => void;
}

/** One step of the workflow, with its value and the buttons that move or remove it. */
export function StepRow({ step, index, last, wrong, onChoose, onMove, onRemove }: StepRowProps) {
  const { name, asks, choices } = partOf(step);
  const Icon = partIcons[step.kind];
  return (
    <li className="workflow-step" data-wrong={wrong}>
      <span className="workflow-tile">
        <Icon aria-hidden />
      </span>
      <div className="workflow-step-words">
        <p className="workflow-step-name">
          <span className="workflow-step-number">{index + 1}</span>
          {name}
          {wrong && <VisuallyHidden>, has a mistake</VisuallyHidden>}
        </p>
        {asks && (
          <Select
            aria-label={`${asks}, step ${index + 1}`}
            data-focus={`value-${step.id}`}
            value={step.value}
            aria-invalid={isUnset(step) || undefined}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">Choose</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className="workflow-step-buttons">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Move step ${index + 1} up`}
          data-focus={`up-${step.id}`}
          disabledReason={index === 0 ? 'It is the first step.' : undefined}
          onClick={() => onMove(index - 1, `up-${step.id}`)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Move step ${index + 1} down`}
          data-focus={`down-${step.id}`}
          disabledReason={index === last ? 'It is the last step.' : undefined}
          onClick={() => onMove(index + 1, `down-${step.id}`)}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove step ${index + 1}`}
          data-focus={`remove-${step.id}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
    </li>
  );
}
