import { Badge } from '@gatehouse/ui/kit';
import { ChevronRight } from 'lucide-react';
import { Switch } from '../../screens/switch';
import { inHours, type Saved } from './saved-time';
import type { Runs } from './use-runs';

interface RoutineListProps {
  saved: readonly Saved[];
  runs: Runs;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onSwitch: (id: string, isOn: boolean) => void;
}

const marks = {
  running: <Badge tone="info">Running</Badge>,
  waiting: <Badge tone="warning">Asks you</Badge>,
  ended: <Badge tone="success">Ran</Badge>,
};

/** All routines, each with its switch. */
export function RoutineList({ saved, runs, chosen, onChoose, onSwitch }: RoutineListProps) {
  return (
    <ul className="automation-list">
      {saved.map(({ routine: { id, name, schedule }, minutes, isOn }) => {
        const phase = runs[id]?.phase;
        return (
          <li key={id}>
            <Switch aria-label={name} checked={isOn} onChange={(on) => onSwitch(id, on)} />
            <button
              type="button"
              className="automation-routine"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span className="automation-words">
                <span className="automation-name">{name}</span>
                <span className="small">{schedule}</span>
              </span>
              {phase ? marks[phase] : <bdi className="small">{`${inHours(minutes)} h`}</bdi>}
              <ChevronRight aria-hidden className="flips" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
