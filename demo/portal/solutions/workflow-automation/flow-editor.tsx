import { Button, Select } from '@gatehouse/ui/kit';
import { RotateCcw, Zap } from 'lucide-react';
import { useId } from 'react';
import { usePortalTexts } from '../../texts/provider';
import type { Finding } from './checks';
import { type Edit, type Flow, firstFlow, MAX_STEPS } from './flow';
import { partIcons } from './part-icons';
import { parts } from './parts';
import { StepRow } from './step-row';
import { triggers } from './triggers';

interface FlowEditorProps {
  flow: Flow;
  findings: readonly Finding[];
  /** Changes the workflow, then focuses the named part. */
  onEdit: (edit: Edit, focusKey?: string) => void;
}

/** Renders the trigger, the steps in order, and the palette. */
export function FlowEditor({ flow, findings, onEdit }: FlowEditorProps) {
  const { prototype: texts } = usePortalTexts('workflow-automation');
  const triggerId = useId();
  const { trigger, steps } = flow;
  const full = steps.length === MAX_STEPS ? texts.atMost(MAX_STEPS) : undefined;
  const neighbor = (index: number) => (steps[index + 1] ?? steps[index - 1])?.id;

  return (
    <div className="workflow-editor">
      <div className="workflow-trigger">
        <span className="workflow-tile">
          <Zap aria-hidden />
        </span>
        <label htmlFor={triggerId}>{texts.startsWhen}</label>
        <Select
          id={triggerId}
          value={trigger.id}
          onChange={(event) => onEdit({ type: 'trigger', id: event.target.value })}
        >
          {triggers.map(({ id }) => (
            <option key={id} value={id}>
              {texts.triggers[id]}
            </option>
          ))}
        </Select>
      </div>
      <ol className="workflow-steps" aria-label={texts.steps}>
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            index={index}
            last={steps.length - 1}
            wrong={findings.some((finding) => finding.step === step.id && finding.kind === 'mistake')}
            onChoose={(value) => onEdit({ type: 'choose', id: step.id, value })}
            onMove={(to, focusKey) => onEdit({ type: 'move', id: step.id, to }, focusKey)}
            onRemove={() => onEdit({ type: 'remove', id: step.id }, `remove-${neighbor(index) ?? 'none'}`)}
          />
        ))}
      </ol>
      <fieldset className="workflow-palette">
        <legend>{texts.addStep}</legend>
        <div>
          {parts.map(({ kind }, index) => {
            const Icon = partIcons[kind];
            return (
              <button
                key={kind}
                type="button"
                className="workflow-part"
                data-focus={index === 0 ? 'remove-none' : undefined}
                aria-disabled={full !== undefined || undefined}
                title={full}
                onClick={() => full ?? onEdit({ type: 'add', kind })}
              >
                <Icon aria-hidden />
                {texts.parts[kind]}
              </button>
            );
          })}
          {flow !== firstFlow && (
            <Button variant="ghost" size="sm" onClick={() => onEdit({ type: 'reset' }, 'findings')}>
              <RotateCcw aria-hidden />
              {texts.startOver}
            </Button>
          )}
        </div>
      </fieldset>
    </div>
  );
}
