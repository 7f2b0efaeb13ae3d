import { Tabs, TabsContent, TabsList, TabsTrigger, VisuallyHidden } from '@gatehouse/ui/kit';
import { useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { Board } from './board';
import { HourControl } from './hour-control';
import { IncidentPanel, TicketList } from './incident-panel';
import { situationAt } from './incidents';
import './prototype.css';
import './incident.css';
import { clock, STEP } from './sample-hour';
import type { ServiceId } from './services';
import { headlineOf } from './status-message';

const OTHERS = 'others';

/** Renders an outage hour on a status board: step through it, find root causes, and acknowledge. */
export function OutagePrototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('outage-hub');
  const { locale } = usePortalLanguage();
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const [acknowledged, setAcknowledged] = useState<Partial<Record<ServiceId, number>>>({});
  const [announcement, setAnnouncement] = useState('');
  const situation = situationAt(step * STEP);
  const { minute, incidents, otherTickets } = situation;

  const move = (next: number) => {
    setStep(next);
    const then = situationAt(next * STEP);
    setAnnouncement(`${clock(then.minute, locale)}. ${headlineOf(then, texts, locale)}`);
  };
  const acknowledge = (root: ServiceId) => {
    setAcknowledged({ ...acknowledged, [root]: minute });
    setAnnouncement(texts.announceAcknowledged(texts.services[root], clock(minute, locale)));
    onExplored();
  };
  // At an earlier time there may be fewer incidents, and an acknowledged one is open again.
  const tabs = [...incidents.map(({ root }) => root as string), OTHERS];
  const tab = chosen && tabs.includes(chosen) ? chosen : tabs[0];
  const acknowledgedAt = (root: ServiceId) => {
    const at = acknowledged[root];
    return at !== undefined && at <= minute ? at : undefined;
  };

  return (
    <div className="prototype prototype-inset outage">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <HourControl step={step} headline={headlineOf(situation, texts, locale)} onStep={move} />
      <div className="outage-columns">
        <Board situation={situation} />
        {incidents.length === 0 ? (
          <p className="outage-quiet">{texts.quiet}</p>
        ) : (
          <Tabs value={tab} onValueChange={setChosen} className="outage-incidents">
            <TabsList aria-label={texts.incidents}>
              {incidents.map(({ root, tickets }) => (
                <TabsTrigger key={root} value={root}>
                  {texts.services[root]}
                  <span className="small">{tickets.length}</span>
                </TabsTrigger>
              ))}
              <TabsTrigger value={OTHERS}>
                {texts.otherTickets}
                <span className="small">{otherTickets.length}</span>
              </TabsTrigger>
            </TabsList>
            {incidents.map((incident) => (
              <TabsContent key={incident.root} value={incident.root}>
                <IncidentPanel
                  incident={incident}
                  situation={situation}
                  acknowledged={acknowledgedAt(incident.root)}
                  onAcknowledge={() => acknowledge(incident.root)}
                />
              </TabsContent>
            ))}
            <TabsContent value={OTHERS}>
              <TicketList tickets={otherTickets} none={texts.allGrouped} />
            </TabsContent>
          </Tabs>
        )}
      </div>
    </div>
  );
}
