import { Button, Select } from '@gatehouse/ui/kit';
import { Play } from 'lucide-react';
import { useId, useRef } from 'react';
import { GuardRail } from './guard-rail';
import type { Routine } from './routines';
import { type Decision, planOf, type Run } from './run';
import { amount, linesOf } from './run-steps';
import { StepMark } from './step-mark';

interface RoutineDetailProps {
  routine: Routine;
  limit: number;
  run: Run | undefined;
  onLimit: (limit: number) => void;
  onStart: () => void;
  onDecide: (decision: Decision) => void;
}

const reasons = { running: 'It is running already.', waiting: 'It is waiting for your decision.', ended: undefined };

/** One routine: its guard rail, and its run step by step. */
export function RoutineDetail({ routine, limit, run, onLimit, onStart, onDecide }: RoutineDetailProps) {
  const limitId = useId();
  const runButton = useRef<HTMLButtonElement>(null);
  const plan = planOf(routine, limit);
  const active = run?.phase === 'running' || run?.phase === 'waiting';
  return (
    <section className="automation-detail" aria-label={routine.name}>
      <header>
        <h3>{routine.name}</h3>
        <Button ref={runButton} size="sm" disabledReason={run && reasons[run.phase]} onClick={onStart}>
          <Play aria-hidden />
          Run now
        </Button>
      </header>
      <div className="automation-limit">
        <label htmlFor={limitId}>Stop and ask above</label>
        <Select id={limitId} value={limit} disabled={active} onChange={(event) => onLimit(Number(event.target.value))}>
          {routine.limits.map((choice) => (
            <option key={choice} value={choice}>
              {amount(routine, choice)}
            </option>
          ))}
        </Select>
      </div>
      <ol className="automation-steps">
        {linesOf(routine, plan, run).map(({ title, detail, state }) => (
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
                    // The buttons go away with the decision: the focus needs a place to be.
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
