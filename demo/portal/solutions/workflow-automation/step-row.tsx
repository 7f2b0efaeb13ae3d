import { Button, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { usePortalTexts } from '../../texts/provider';
import { partIcons } from './part-icons';
import { isUnset, labelOf, partOf, type Step, valueName } from './parts';

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

/** Renders one step of the workflow, with its option and the buttons that move or remove it. */
export function StepRow({ step, index, last, wrong, onChoose, onMove, onRemove }: StepRowProps) {
  const { prototype: texts } = usePortalTexts('workflow-automation');
  const { choices } = partOf(step);
  const Icon = partIcons[step.kind];
  return (
    <li className="workflow-step" data-wrong={wrong}>
      <span className="workflow-tile">
        <Icon aria-hidden />
      </span>
      <div className="workflow-step-words">
        <p className="workflow-step-name">
          <span className="workflow-step-number">{index + 1}</span>
          {texts.parts[step.kind]}
          {wrong && <VisuallyHidden>, {texts.hasMistake}</VisuallyHidden>}
        </p>
        {choices.length > 0 && (
          <Select
            aria-label={texts.valueOf(valueName(step.kind, texts), index + 1)}
            data-focus={`value-${step.id}`}
            value={step.value}
            aria-invalid={isUnset(step) || undefined}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">{texts.choose}</option>
            {choices.map(({ value }) => (
              <option key={value} value={value}>
                {labelOf({ kind: step.kind, value }, texts)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className="workflow-step-buttons">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={texts.up(index + 1)}
          data-focus={`up-${step.id}`}
          disabledReason={index === 0 ? texts.isFirst : undefined}
          onClick={() => onMove(index - 1, `up-${step.id}`)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={texts.down(index + 1)}
          data-focus={`down-${step.id}`}
          disabledReason={index === last ? texts.isLast : undefined}
          onClick={() => onMove(index + 1, `down-${step.id}`)}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={texts.remove(index + 1)}
          data-focus={`remove-${step.id}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
    </li>
  );
}
