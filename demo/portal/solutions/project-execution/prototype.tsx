import { Alert, Button } from '@gatehouse/ui/kit';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { nextWorkingDay, startOfDay } from '../working-days';
import { DRAWS, drawRuns, forecast as forecastOf } from './forecast';
import { firstPlan, GOAL, type Member, members, TARGET_DAY, type TaskId, tasks } from './sample-project';
import { moveTask, type Plan } from './schedule';
import { Timeline } from './timeline';
import { chanceText, dayAt, share, threatText } from './words';
import './prototype.css';
import './track.css';

const SEED = 20;
const ENOUGH_CHANGES = 5;
const runs = drawRuns(tasks, SEED);
const play = (plan: Plan) => ({ plan, forecast: forecastOf(tasks, members, plan, runs, TARGET_DAY) });
const firstPlayed = () => play(firstPlan);

function Chance({ chance, targetDay }: { chance: number; targetDay: string }) {
  const { prototype: texts } = usePortalTexts('project-execution');
  const { locale } = usePortalLanguage();
  return (
    <div className="project-chance">
      <p className="small">{texts.finishedBy(targetDay)}</p>
      <p className="project-figure">{chanceText(chance, locale)}</p>
      <div aria-hidden className="project-meter">
        <span style={{ inlineSize: `${100 * chance}%` }} data-enough={chance >= GOAL} />
        <i style={{ insetInlineStart: `${100 * GOAL}%` }} />
      </div>
    </div>
  );
}

/** Renders five tasks to order and assign, and the probability of the target date. */
export function ProjectPrototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('project-execution');
  const { locale } = usePortalLanguage();
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

  const assign = (taskId: TaskId, { id, name }: Member) =>
    apply({ ...plan, assigned: { ...plan.assigned, [taskId]: id } }, texts.assigned(name, texts.tasks[taskId]));

  const move = (taskId: TaskId, by: -1 | 1) => {
    const order = moveTask(plan.order, taskId, by);
    apply({ ...plan, order }, texts.moved(texts.tasks[taskId], order.indexOf(taskId) + 1));
  };

  const threat = threatText(forecast, texts, locale);
  return (
    <div className="prototype prototype-inset project-execution">
      <div className="project-head">
        <Chance chance={forecast.chance} targetDay={dayAt(start, TARGET_DAY, locale)} />
        <div role="status" className="project-news">
          <Alert
            tone={enough ? 'success' : 'warning'}
            title={(enough ? texts.enough : texts.notEnough)(share(GOAL, locale))}
          >
            {change} {threat}
          </Alert>
        </div>
      </div>
      <Timeline plan={plan} forecast={forecast} start={start} onAssign={assign} onMove={move} />
      <div className="project-foot">
        <p className="small">{texts.explanation(DRAWS)}</p>
        <Button
          variant="ghost"
          size="sm"
          disabledReason={plan === firstPlan ? texts.unchanged : undefined}
          onClick={() => apply(firstPlan, texts.reset)}
        >
          <RotateCcw aria-hidden />
          {texts.startOver}
        </Button>
      </div>
    </div>
  );
}
