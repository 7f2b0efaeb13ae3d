import { VisuallyHidden } from '@gatehouse/ui/kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PrototypeProps } from '../content';
import { Brief } from './brief';
import { type Choice, MatchList, Nobody } from './match-list';
import { languagesFor, type Match, matchMentors, type Request } from './matching';
import { type LanguageId, mentors } from './mentors';
import './prototype.css';
import './matches.css';
import './brief.css';
import { RequestForm } from './request-form';
import { ownZone, type TimeWords, timeWords } from './time-words';
import { useMinute } from './use-minute';

const sayMatches = ([first, ...others]: readonly Match[], words: TimeWords) => {
  if (!first) return 'No mentor fits.';
  const [hour = 0] = first.hours;
  return `${others.length + 1} fit. Best: ${first.mentor.name}, ${first.fit}%, free ${words.moment(hour)}.`;
};

/** Finds a mentor for a problem, offers hours, and prepares the session. */
export function MentorPrototype({ onExplored }: PrototypeProps) {
  const id = useId();
  const now = useMinute();
  const readerZone = useMemo(ownZone, []);
  const words = useMemo(() => timeWords(readerZone), [readerZone]);
  const [sentence, setSentence] = useState('');
  const [request, setRequest] = useState<Request>({ topic: 'identity', urgency: 'week', language: 'en' });
  const [choice, setChoice] = useState<Choice>();
  const results = useRef<HTMLHeadingElement>(null);
  const [returned, setReturned] = useState(false);
  const matches = useMemo(() => matchMentors(mentors, request, { now, readerZone }), [request, now, readerZone]);

  useEffect(() => {
    if (returned) results.current?.focus();
  }, [returned]);

  const choose = (chosen: Choice) => {
    setChoice(chosen);
    setReturned(false);
    onExplored();
  };
  const back = () => {
    setChoice(undefined);
    setReturned(true);
  };

  // The button that was pressed goes away with the answer, and the focus must not go with it.
  const changeLanguage = (language: LanguageId) => {
    setRequest({ ...request, language });
    results.current?.focus();
  };

  return (
    <div className="prototype prototype-inset mentor">
      <VisuallyHidden role="status">{choice ? 'The session is prepared.' : sayMatches(matches, words)}</VisuallyHidden>
      {choice ? (
        <Brief choice={choice} request={request} sentence={sentence} words={words} onBack={back} />
      ) : (
        <div className="mentor-columns">
          <RequestForm sentence={sentence} request={request} onSentence={setSentence} onRequest={setRequest} />
          <section className="mentor-results" aria-labelledby={id}>
            <h3 id={id} tabIndex={-1} ref={results}>
              Mentors for this
            </h3>
            {matches.length > 0 ? (
              <MatchList matches={matches} words={words} zone={readerZone} onChoose={choose} />
            ) : (
              <Nobody
                language={request.language}
                others={languagesFor(mentors, request.topic)}
                onLanguage={changeLanguage}
              />
            )}
          </section>
        </div>
      )}
    </div>
  );
}
