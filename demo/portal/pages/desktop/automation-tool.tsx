import { useState } from 'react';
import { Switch } from '../../screens/switch';
import { routines, savedText } from './routines';

/** Switch routines on, and see what that saves. */
export function AutomationTool() {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const flip = (name: string) => {
    const next = new Set(on);
    if (!next.delete(name)) next.add(name);
    setOn(next);
  };
  return (
    <div className="tool-stack">
      <p role="status" className="tool-sum">
        {savedText(on)}
      </p>
      <ul className="tool-rows">
        {routines.map(({ name, about }) => (
          <li key={name} className="tool-row">
            <div className="tool-main">
              <p className="tool-name">{name}</p>
              <p className="small">{about}</p>
            </div>
            <Switch aria-label={name} checked={on.has(name)} onChange={() => flip(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
