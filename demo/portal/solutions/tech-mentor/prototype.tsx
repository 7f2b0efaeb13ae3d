import { VisuallyHidden } from '@gatehouse/ui/kit';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { Brief } from './brief';
import { type Choice, MatchList, NoMentor } from './match-list';
import { languagesFor, matchMentors, openingRequest, type Request } from './matching';
import { type LanguageId, mentors } from './mentors';
import './prototype.css';
import './matches.css';
import './brief.css';
import { RequestForm } from './request-form';
import { ownZone, timeFormat } from './time-format';
import { useMinute } from './use-minute';

/** Renders the search for a mentor, the choice of an hour, and the brief of the session. */
export function MentorPrototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('tech-mentor');
  const { language, locale } = usePortalLanguage();
  const id = useId();
  const now = useMinute();
  const readerZone = useMemo(ownZone, []);
  const times = useMemo(() => timeFormat(readerZone, locale), [readerZone, locale]);
  const [sentence, setSentence] = useState('');
  const [request, setRequest] = useState<Request>(() => openingRequest(mentors, language, { now, readerZone }));
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

  // The pressed button is removed by the change, so the focus moves first.
  const changeLanguage = (next: LanguageId) => {
    setRequest({ ...request, language: next });
    results.current?.focus();
  };

  const [best] = matches;
  const found = best
    ? texts.announcements.matches(
        matches.length,
        best.mentor.name,
        new Intl.NumberFormat(locale, { style: 'percent' }).format(best.fit / 100),
        times.moment(best.hours[0] ?? now),
      )
    : texts.announcements.none;

  return (
    <div className="prototype prototype-inset mentor">
      <VisuallyHidden role="status">{choice ? texts.announcements.prepared : found}</VisuallyHidden>
      {choice ? (
        <Brief choice={choice} request={request} sentence={sentence} times={times} onBack={back} />
      ) : (
        <div className="mentor-columns">
          <RequestForm sentence={sentence} request={request} onSentence={setSentence} onRequest={setRequest} />
          <section className="mentor-results" aria-labelledby={id}>
            <h3 id={id} tabIndex={-1} ref={results}>
              {texts.mentorsFor}
            </h3>
            {matches.length > 0 ? (
              <MatchList matches={matches} times={times} zone={readerZone} onChoose={choose} />
            ) : (
              <NoMentor
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
