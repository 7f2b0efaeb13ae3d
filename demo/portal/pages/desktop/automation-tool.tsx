import { useState } from 'react';
import { Switch } from '../../screens/switch';
import { usePortalTexts } from '../../texts/provider';
import { type RoutineId, routines, savedText } from './routines';

/** Renders routines with a switch each, and the work that they save. */
export function AutomationTool() {
  const { automation: texts } = usePortalTexts('desktop').prototype;
  const [on, setOn] = useState<ReadonlySet<RoutineId>>(new Set());
  const toggle = (id: RoutineId) => {
    const next = new Set(on);
    if (!next.delete(id)) next.add(id);
    setOn(next);
  };
  return (
    <div className="tool-stack">
      <p role="status" className="tool-sum">
        {savedText(on, texts)}
      </p>
      <ul className="tool-rows">
        {routines.map(({ id }) => {
          const { name, about } = texts.routines[id];
          return (
            <li key={id} className="tool-row">
              <div className="tool-main">
                <p className="tool-name">{name}</p>
                <p className="small">{about}</p>
              </div>
              <Switch aria-label={name} checked={on.has(id)} onChange={() => toggle(id)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
