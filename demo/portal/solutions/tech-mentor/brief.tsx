import { Button, Checkbox } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { Choice } from './match-list';
import type { Request } from './matching';
import { agendaOf } from './session-brief';
import { type TimeFormat, timeFormat } from './time-format';

interface BriefProps {
  choice: Choice;
  request: Request;
  sentence: string;
  times: TimeFormat;
  onBack: () => void;
}

const focusOnArrival = (heading: HTMLElement | null) => heading?.focus();

/** Renders the brief that both participants read before the session. */
export function Brief({ choice, request, sentence, times, onBack }: BriefProps) {
  const { prototype: texts } = usePortalTexts('tech-mentor');
  const { locale } = usePortalLanguage();
  const id = useId();
  const { mentor } = choice.match;
  const { label, bring } = texts.topics[request.topic];
  const { city } = texts.mentors[mentor.id];
  const [ready, setReady] = useState<readonly string[]>([]);
  const there = timeFormat(mentor.calendar.zone, locale).moment(choice.start);
  const toggle = (item: string) =>
    setReady(ready.includes(item) ? ready.filter((other) => other !== item) : [...ready, item]);
  return (
    <div className="mentor-brief">
      <div className="mentor-brief-head">
        <h3 tabIndex={-1} ref={focusOnArrival}>
          {texts.session(times.moment(choice.start), mentor.name)}
        </h3>
        <p className="mentor-hint">
          {there === times.moment(choice.start) ? texts.sameTime(city) : texts.there(there, city)} {texts.format}
        </p>
      </div>
      <dl className="mentor-about">
        <dt>{texts.topic}</dt>
        <dd>{label}</dd>
        <dt>{texts.inYourWords}</dt>
        <dd>{sentence.trim() || texts.nothingWritten}</dd>
      </dl>
      <div className="mentor-brief-parts">
        <section aria-labelledby={`${id}-agenda`}>
          <h4 id={`${id}-agenda`}>{texts.theHour}</h4>
          <ol className="mentor-agenda">
            {agendaOf(choice.start, request.urgency, texts).map(({ start, minutes, text }) => (
              <li key={start}>
                <span className="mentor-agenda-time">{times.time(start)}</span>
                <span>
                  {text} <span className="mentor-hint">{texts.minutes(minutes)}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby={`${id}-bring`}>
          <h4 id={`${id}-bring`}>{texts.bring}</h4>
          <ul className="mentor-bring">
            {bring.map((item, index) => (
              <li key={item}>
                <Checkbox id={`${id}-${index}`} checked={ready.includes(item)} onChange={() => toggle(item)} />
                <label htmlFor={`${id}-${index}`}>{item}</label>
              </li>
            ))}
          </ul>
          <p role="status" className="mentor-hint">
            {ready.length === bring.length ? texts.allReady : texts.ready(ready.length, bring.length)}
          </p>
        </section>
      </div>
      <div className="mentor-actions">
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden className="flips" />
          {texts.another}
        </Button>
        <p className="mentor-hint">{texts.notBooked}</p>
      </div>
    </div>
  );
}
