import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useAnnounce } from '../../layout/announcer';

type Health = 'up' | 'slow' | 'down';

const looks = {
  up: { word: 'Works', tone: 'good', Icon: CircleCheck },
  slow: { word: 'Slow', tone: 'wait', Icon: CircleAlert },
  down: { word: 'Down', tone: 'bad', Icon: CircleX },
} as const;

const services: readonly { name: string; health: Health; note?: string }[] = [
  { name: 'Mail and calendar', health: 'up' },
  { name: 'Sign-in', health: 'up' },
  {
    name: 'File shares',
    health: 'slow',
    note: 'Large files take a minute to open. Storage is being rebuilt until 14:00.',
  },
  { name: 'Payroll', health: 'down', note: 'The vendor confirmed a fault at 09:40. Next update at 11:00.' },
  { name: 'Meeting rooms', health: 'up' },
];

/** The state of services, and a notice when one is back. */
export function StatusTool() {
  const announce = useAnnounce();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const flip = (name: string) => {
    const next = new Set(told);
    const wanted = !next.delete(name);
    if (wanted) next.add(name);
    setTold(next);
    announce(wanted ? `You will hear when ${name} is back.` : `No notice for ${name}.`);
  };
  return (
    <ul className="tool-rows">
      {services.map(({ name, health, note }) => {
        const { word, tone, Icon } = looks[health];
        return (
          <li key={name} className="tool-row">
            <Icon aria-hidden className="tool-health" data-tone={tone} />
            <div className="tool-main">
              <p className="tool-name">{name}</p>
              {note && <p className="small">{note}</p>}
              {note && (
                <Button size="sm" variant="secondary" aria-pressed={told.has(name)} onClick={() => flip(name)}>
                  {told.has(name) ? 'You will hear' : 'Tell me when it is back'}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              )}
            </div>
            <p className="tool-state" data-tone={tone}>
              {word}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
