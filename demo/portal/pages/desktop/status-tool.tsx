import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useAnnounce } from '../../layout/announcer';
import { timeOfDay } from '../../solutions/time-of-day';
import type { PrototypeTexts } from '../../texts/prototype-texts';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';

type Texts = PrototypeTexts<'desktop'>['status'];
type ServiceId = keyof Texts['services'];

interface Service {
  readonly id: ServiceId;
  readonly health: keyof Texts['health'];
  readonly note?: (texts: Texts, locale: string) => string;
}

const looks = {
  up: { tone: 'good', Icon: CircleCheck },
  slow: { tone: 'wait', Icon: CircleAlert },
  down: { tone: 'bad', Icon: CircleX },
} as const;

const services: readonly Service[] = [
  { id: 'mail', health: 'up' },
  { id: 'sign-in', health: 'up' },
  { id: 'files', health: 'slow', note: (texts, locale) => texts.filesNote(timeOfDay(14, 0, locale)) },
  {
    id: 'payroll',
    health: 'down',
    note: (texts, locale) => texts.payrollNote(timeOfDay(9, 40, locale), timeOfDay(11, 0, locale)),
  },
  { id: 'rooms', health: 'up' },
];

/** Renders the status of services, with a notice on request when one is back. */
export function StatusTool() {
  const { status: texts } = usePortalTexts('desktop').prototype;
  const { locale } = usePortalLanguage();
  const announce = useAnnounce();
  const [notified, setNotified] = useState<ReadonlySet<ServiceId>>(new Set());
  const toggle = (id: ServiceId) => {
    const next = new Set(notified);
    const isOn = !next.delete(id);
    if (isOn) next.add(id);
    setNotified(next);
    const name = texts.services[id];
    announce(isOn ? texts.announceNotified(name) : texts.announceNotNotified(name));
  };
  return (
    <ul className="tool-rows">
      {services.map(({ id, health, note }) => {
        const { tone, Icon } = looks[health];
        const name = texts.services[id];
        return (
          <li key={id} className="tool-row">
            <Icon aria-hidden className="tool-health" data-tone={tone} />
            <div className="tool-main">
              <p className="tool-name">{name}</p>
              {note && <p className="small">{note(texts, locale)}</p>}
              {note && (
                <Button size="sm" variant="secondary" aria-pressed={notified.has(id)} onClick={() => toggle(id)}>
                  {notified.has(id) ? texts.notified : texts.notify}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </Button>
              )}
            </div>
            <p className="tool-state" data-tone={tone}>
              {texts.health[health]}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
