import { Button, Checkbox } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import type { Choice } from './match-list';
import type { Request } from './matching';
import { agendaOf } from './session-brief';
import { type TimeWords, timeWords } from './time-words';
import { topics } from './topics';

interface BriefProps {
  choice: Choice;
  request: Request;
  sentence: string;
  words: TimeWords;
  onBack: () => void;
}

const focusOnArrival = (heading: HTMLElement | null) => heading?.focus();

/** What both sides read before the hour. */
export function Brief({ choice, request, sentence, words, onBack }: BriefProps) {
  const id = useId();
  const { mentor } = choice.match;
  const { label, bring } = topics[request.topic];
  const [ready, setReady] = useState<readonly string[]>([]);
  const there = timeWords(mentor.calendar.zone).moment(choice.start);
  const toggle = (item: string) =>
    setReady(ready.includes(item) ? ready.filter((other) => other !== item) : [...ready, item]);
  return (
    <div className="mentor-brief">
      <div className="mentor-brief-head">
        <h3 tabIndex={-1} ref={focusOnArrival}>
          {words.moment(choice.start)} with {mentor.name}
        </h3>
        <p className="mentor-hint">
          {there === words.moment(choice.start) ? `The same time in ${mentor.city}.` : `${there} in ${mentor.city}.`}{' '}
          One hour, on video, with your screen shared if you like.
        </p>
      </div>
      <dl className="mentor-about">
        <dt>Topic</dt>
        <dd>{label}</dd>
        <dt>In your words</dt>
        <dd>{sentence.trim() || 'Nothing written. The mentor begins by asking.'}</dd>
      </dl>
      <div className="mentor-brief-parts">
        <section aria-labelledby={`${id}-agenda`}>
          <h4 id={`${id}-agenda`}>The hour</h4>
          <ol className="mentor-agenda">
            {agendaOf(choice.start, request.urgency).map(({ start, minutes, text }) => (
              <li key={start}>
                <span className="mentor-agenda-time">{words.time(start)}</span>
                <span>
                  {text} <span className="mentor-hint">{minutes} min</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby={`${id}-bring`}>
          <h4 id={`${id}-bring`}>Have at hand</h4>
          <ul className="mentor-bring">
            {bring.map((item, index) => (
              <li key={item}>
                <Checkbox id={`${id}-${index}`} checked={ready.includes(item)} onChange={() => toggle(item)} />
                <label htmlFor={`${id}-${index}`}>{item}</label>
              </li>
            ))}
          </ul>
          <p role="status" className="mentor-hint">
            {ready.length === bring.length ? 'All set for the hour.' : `${ready.length} of ${bring.length} ready`}
          </p>
        </section>
      </div>
      <div className="mentor-actions">
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden className="flips" />
          Choose another hour
        </Button>
        <p className="mentor-hint">Sample data: nothing was booked.</p>
      </div>
    </div>
  );
}
