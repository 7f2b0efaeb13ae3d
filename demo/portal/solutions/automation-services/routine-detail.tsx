import { Button, Select } from '@gatehouse/ui/kit';
import { Play } from 'lucide-react';
import { useId, useRef } from 'react';
import { usePortalTexts } from '../../texts/provider';
import { GuardRail } from './guard-rail';
import type { Routine } from './routines';
import { type Decision, planOf, type Run } from './run';
import { linesOf } from './run-steps';
import { StepMark } from './step-mark';

interface RoutineDetailProps {
  routine: Routine;
  limit: number;
  run: Run | undefined;
  onLimit: (limit: number) => void;
  onStart: () => void;
  onDecide: (decision: Decision) => void;
}

/** Renders one routine: its guard rail, and the steps of its run. */
export function RoutineDetail({ routine, limit, run, onLimit, onStart, onDecide }: RoutineDetailProps) {
  const { prototype: texts } = usePortalTexts('automation-services');
  const { name, amount } = texts.routines[routine.id];
  const reasons = { ...texts.reasons, ended: undefined };
  const limitId = useId();
  const runButton = useRef<HTMLButtonElement>(null);
  const plan = planOf(routine, limit);
  const active = run?.phase === 'running' || run?.phase === 'waiting';
  return (
    <section className="automation-detail" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <Button ref={runButton} size="sm" disabledReason={run && reasons[run.phase]} onClick={onStart}>
          <Play aria-hidden />
          {texts.run}
        </Button>
      </header>
      <div className="automation-limit">
        <label htmlFor={limitId}>{texts.limit}</label>
        <Select id={limitId} value={limit} disabled={active} onChange={(event) => onLimit(Number(event.target.value))}>
          {routine.limits.map((choice) => (
            <option key={choice} value={choice}>
              {amount(choice)}
            </option>
          ))}
        </Select>
      </div>
      <ol className="automation-steps">
        {linesOf(routine, plan, run, texts).map(({ title, detail, state }) => (
          <li key={title} data-state={state} aria-current={state === 'now' || state === 'stopped' ? 'step' : undefined}>
            <StepMark state={state} />
            <div>
              <p className="automation-step">{title}</p>
              <p className="automation-step-text">
                <bdi>{detail}</bdi>
              </p>
              {state === 'stopped' && (
                <GuardRail
                  routine={routine}
                  plan={plan}
                  onDecide={(decision) => {
                    // The buttons are removed after the decision: the focus needs a target.
                    runButton.current?.focus();
                    onDecide(decision);
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
