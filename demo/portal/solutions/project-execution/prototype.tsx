import { Alert, Button } from '@gatehouse/ui/kit';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { PrototypeProps } from '../content';
import { nextWorkingDay, startOfDay } from '../working-days';
import { DRAWS, drawRuns, forecast as forecastOf } from './forecast';
import { firstPlan, GOAL, type Person, people, TARGET_DAY, tasks } from './sample-project';
import { moveTask, type Plan } from './schedule';
import { Timeline } from './timeline';
import { chanceWords, dayAt, share, threatWords } from './words';
import './prototype.css';
import './track.css';

const SEED = 20;
const ENOUGH_CHANGES = 5;
const runs = drawRuns(tasks, SEED);
const play = (plan: Plan) => ({ plan, forecast: forecastOf(tasks, people, plan, runs, TARGET_DAY) });
const firstPlayed = () => play(firstPlan);
const titleOf = (id: string): string => tasks.find((task) => task.id === id)?.title ?? '';

function Chance({ chance, targetDay }: { chance: number; targetDay: string }) {
  return (
    <div className="project-chance">
      <p className="small">Finished by {targetDay}</p>
      <p className="project-figure">{chanceWords(chance)}</p>
      <div aria-hidden className="project-meter">
        <span style={{ inlineSize: `${100 * chance}%` }} data-enough={chance >= GOAL} />
        <i style={{ insetInlineStart: `${100 * GOAL}%` }} />
      </div>
    </div>
  );
}

/** Five tasks to order and hand out, and how likely the date is with them. */
export function ProjectPrototype({ onExplored }: PrototypeProps) {
  const [start] = useState(() => nextWorkingDay(startOfDay(new Date())));
  const [{ plan, forecast }, setPlayed] = useState(firstPlayed);
  const [changes, setChanges] = useState(0);
  const [change, setChange] = useState('');
  const enough = forecast.chance >= GOAL;

  const apply = (next: Plan, what: string) => {
    const played = play(next);
    setPlayed(played);
    setChanges(changes + 1);
    setChange(what);
    if (played.forecast.chance >= GOAL || changes + 1 >= ENOUGH_CHANGES) onExplored();
  };

  const assign = (taskId: string, { id, name }: Person) =>
    apply({ ...plan, assigned: { ...plan.assigned, [taskId]: id } }, `${name} does “${titleOf(taskId)}”.`);

  const move = (taskId: string, by: -1 | 1) => {
    const order = moveTask(plan.order, taskId, by);
    apply({ ...plan, order }, `“${titleOf(taskId)}” is number ${order.indexOf(taskId) + 1}.`);
  };

  const threat = threatWords(forecast, titleOf);
  return (
    <div className="prototype prototype-inset project-execution">
      <div className="project-head">
        <Chance chance={forecast.chance} targetDay={dayAt(start, TARGET_DAY)} />
        <div role="status" className="project-news">
          <Alert
            tone={enough ? 'success' : 'warning'}
            title={
              enough ? `At least ${share(GOAL)}: a date to promise` : `Below ${share(GOAL)}: not a date to promise`
            }
          >
            {change} {threat}
          </Alert>
        </div>
      </div>
      <Timeline plan={plan} forecast={forecast} start={start} onAssign={assign} onMove={move} />
      <div className="project-foot">
        <p className="small">
          Played through {DRAWS} times, with the same luck for every plan. Pale: eight of ten runs. Full: the middle
          one. Hatched: away. Line: the date.
        </p>
        <Button
          variant="ghost"
          size="sm"
          disabledReason={plan === firstPlan ? 'Nothing was changed.' : undefined}
          onClick={() => apply(firstPlan, 'Back to the first plan.')}
        >
          <RotateCcw aria-hidden />
          Start over
        </Button>
      </div>
    </div>
  );
}
