import { Badge, type BadgeProps, Button } from '@gatehouse/ui/kit';
import { Activity, AppWindow, BookOpen, Bot, LifeBuoy, type LucideIcon, Truck, Zap } from 'lucide-react';
import { useState } from 'react';
import type { DesktopFeature } from '../../../research/progress';
import { useAnnounce } from '../../layout/announcer';
import { usePortalTexts } from '../../texts/provider';

type Tone = NonNullable<BadgeProps['tone']>;

interface Tool {
  readonly icon: LucideIcon;
  /** Tone of each state of a row. */
  readonly tones: readonly Tone[];
  /** State of each row at the start. */
  readonly start: readonly number[];
}

/** The tools with their rows, whose words are in the texts. */
export const tools: Readonly<Record<DesktopFeature, Tool>> = {
  applications: { icon: AppWindow, tones: ['neutral', 'warning', 'info', 'success'], start: [0, 0, 1, 0] },
  knowledge: { icon: BookOpen, tones: ['neutral', 'success'], start: [0, 0, 0, 0] },
  automation: { icon: Zap, tones: ['neutral', 'success'], start: [1, 0, 0, 0] },
  'status-page': { icon: Activity, tones: ['success', 'warning', 'info'], start: [0, 0, 1, 1, 0] },
  migrations: { icon: Truck, tones: ['neutral', 'success'], start: [1, 1, 0, 0, 0] },
  ticketing: { icon: LifeBuoy, tones: ['info', 'warning', 'neutral'], start: [0, 0, 2] },
  bots: { icon: Bot, tones: ['neutral', 'success'], start: [0, 0, 0] },
};

interface ToolTexts {
  /** The states of a row, the last one its result. */
  readonly labels: readonly string[];
  /** Label of the button that leaves each state. */
  readonly verbs: readonly string[];
  /** Title and text of each row, and what is shown once its first state was left. */
  readonly rows: readonly (readonly [title: string, text: string, more?: string])[];
}

/** Renders one tool: rows with a state each that a button changes, and how many have reached the last one. */
export function Board({ feature }: { feature: DesktopFeature }) {
  const { labels, verbs, rows }: ToolTexts = usePortalTexts('desktop').tools[feature];
  const { tones, start } = tools[feature];
  const [reached, setReached] = useState(start);
  const announce = useAnnounce();
  const last = labels.length - 1;
  const step = (index: number) => {
    const from = reached[index] ?? 0;
    const first = start[index] ?? 0;
    // From the last state a row starts over; one that started there goes back to the very first.
    const next = from < last ? from + 1 : first % last;
    setReached(reached.map((state, at) => (at === index ? next : state)));
    announce(`${rows[index]?.[0]}: ${labels[next]}`);
  };
  return (
    <>
      <p className="rounded bg-muted px-3.5 py-3 tabular-nums">
        {labels[last]}: <bdi>{reached.filter((state) => state === last).length}</bdi>
      </p>
      <ul className="divide-y divide-line">
        {rows.map(([title, text, more], index) => {
          const state = reached[index] ?? 0;
          const verb = verbs[state];
          return (
            <li
              key={title}
              className="grid grid-cols-1 items-start gap-x-4 gap-y-2 py-3 @sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="grid gap-0.5">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                  {title}
                  <Badge tone={tones[state]}>{labels[state]}</Badge>
                </p>
                <p className="text-subtle">{text}</p>
                {more && state > 0 && <p className="mt-1 max-w-[60ch] text-pretty">{more}</p>}
              </div>
              <Button
                size="sm"
                variant="secondary"
                className="justify-self-start"
                aria-label={`${verb}: ${title}`}
                onClick={() => step(index)}
              >
                {verb}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
