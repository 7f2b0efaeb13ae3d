import { Badge } from '@gatehouse/ui/kit';
import { ChevronRight } from 'lucide-react';
import { Switch } from '../../screens/switch';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { RoutineId } from './routines';
import { inHours, type Saved } from './saved-time';
import type { Runs } from './use-runs';

interface RoutineListProps {
  saved: readonly Saved[];
  runs: Runs;
  chosen: string | undefined;
  onChoose: (id: RoutineId) => void;
  onSwitch: (id: string, isOn: boolean) => void;
}

const tones = { running: 'info', waiting: 'warning', ended: 'success' } as const;

/** Renders all routines, each with its switch. */
export function RoutineList({ saved, runs, chosen, onChoose, onSwitch }: RoutineListProps) {
  const { prototype: texts } = usePortalTexts('automation-services');
  const { locale } = usePortalLanguage();
  return (
    <ul className="automation-list">
      {saved.map(({ routine: { id }, minutes, isOn }) => {
        const { name, schedule } = texts.routines[id];
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
              {phase ? (
                <Badge tone={tones[phase]}>{texts.marks[phase]}</Badge>
              ) : (
                <bdi className="small">{texts.hours(inHours(minutes, locale))}</bdi>
              )}
              <ChevronRight aria-hidden className="flips" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
