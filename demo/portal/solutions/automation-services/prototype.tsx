import { VisuallyHidden } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import './prototype.css';
import './run.css';
import { RoutineDetail } from './routine-detail';
import { RoutineList } from './routine-list';
import { type Routine, routines } from './routines';
import { type Decision, minutesSaved, planOf, type Run, workedOn } from './run';
import { SavedTime } from './saved-time';
import { type Limits, useRuns } from './use-runs';

const firstLimits: Limits = Object.fromEntries(routines.map(({ id, limit }) => [id, limit]));
const [first] = routines;

/** Renders routines with guard rails: enable them, run one, decide when it stops. */
export function Prototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('automation-services');
  const [on, setOn] = useState<readonly string[]>(['patching', 'certificates']);
  const [limits, setLimits] = useState(firstLimits);
  const [chosen, setChosen] = useState(first?.id);
  const { runs, start, forget, answer } = useRuns(limits);

  const saved = routines.map((routine) => ({
    routine,
    minutes: minutesSaved(routine, limits[routine.id] ?? routine.limit),
    isOn: on.includes(routine.id),
  }));
  const routine = routines.find(({ id }) => id === chosen);
  const decideOn = (id: string, decision: Decision) => {
    answer(id, decision);
    onExplored();
  };

  const announcementOf = (each: Routine, run: Run | undefined) => {
    if (!run) return '';
    const { name, amount } = texts.routines[each.id];
    if (run.phase !== 'ended') return texts.announcements[run.phase](name);
    const { length } = workedOn(planOf(each, limits[each.id] ?? each.limit), run.decision);
    return texts.announcements.ended(name, amount(length));
  };

  return (
    <div className="prototype automation">
      <div className="automation-body">
        <div className="automation-overview">
          <SavedTime saved={saved} />
          <RoutineList
            saved={saved}
            runs={runs}
            chosen={chosen}
            onChoose={setChosen}
            onSwitch={(id, isOn) =>
              setOn((before) => (isOn ? [...before, id] : before.filter((other) => other !== id)))
            }
          />
        </div>
        {routine && (
          <RoutineDetail
            key={routine.id}
            routine={routine}
            limit={limits[routine.id] ?? routine.limit}
            run={runs[routine.id]}
            onLimit={(limit) => {
              setLimits((before) => ({ ...before, [routine.id]: limit }));
              forget(routine.id);
            }}
            onStart={() => start(routine.id)}
            onDecide={(decision) => decideOn(routine.id, decision)}
          />
        )}
      </div>
      {/* One live region per routine, so that only new text is announced. */}
      <VisuallyHidden aria-live="polite">
        {routines.map((routine) => (
          <span key={routine.id}>{announcementOf(routine, runs[routine.id])}</span>
        ))}
      </VisuallyHidden>
    </div>
  );
}
