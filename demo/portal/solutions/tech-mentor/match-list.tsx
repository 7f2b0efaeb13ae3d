import { Button } from '@gatehouse/ui/kit';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { languageName } from './language-name';
import type { Match } from './matching';
import type { LanguageId, SampleMentor } from './mentors';
import type { TimeFormat } from './time-format';

/** Maximum number of mentors. */
const MAX_MATCHES = 3;

export interface Choice {
  readonly match: Match<SampleMentor>;
  /** Selected hour in milliseconds since 1970. */
  readonly start: number;
}

interface MatchListProps {
  matches: readonly Match<SampleMentor>[];
  times: TimeFormat;
  zone: string;
  onChoose: (choice: Choice) => void;
}

/** Renders the best matches, each with the next hours. */
export function MatchList({ matches, times, zone, onChoose }: MatchListProps) {
  const { prototype: texts } = usePortalTexts('tech-mentor');
  return (
    <>
      <p className="mentor-count">
        {matches.length > MAX_MATCHES ? texts.best(MAX_MATCHES, matches.length) : texts.bestFirst}{' '}
        {texts.hoursIn(zone.replaceAll('_', ' '))}
      </p>
      <ol className="mentor-list">
        {matches.slice(0, MAX_MATCHES).map((match) => (
          <MatchCard key={match.mentor.id} match={match} times={times} onChoose={onChoose} />
        ))}
      </ol>
    </>
  );
}

const percent = (fit: number, locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }).format(fit / 100);

interface MatchCardProps {
  match: Match<SampleMentor>;
  times: TimeFormat;
  onChoose: (choice: Choice) => void;
}

function MatchCard({ match, times, onChoose }: MatchCardProps) {
  const { prototype: texts } = usePortalTexts('tech-mentor');
  const { locale } = usePortalLanguage();
  const { mentor, sessions, hours, fit } = match;
  const { about, city } = texts.mentors[mentor.id];
  return (
    <li className="mentor-card">
      <span className="mentor-initials" aria-hidden>
        {mentor.name.replace(/(\p{L})\S*\s*/gu, '$1')}
      </span>
      <h4>{mentor.name}</h4>
      <p className="mentor-fit">
        <strong>{percent(fit, locale)}</strong> {texts.fit}
        <span aria-hidden className="mentor-meter">
          <span style={{ inlineSize: `${fit}%` }} />
        </span>
      </p>
      <p className="mentor-line">{about}</p>
      <p className="mentor-facts">
        <strong>{texts.sessions(sessions)}</strong>
        <span>{city}</span>
        <span>
          {new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
            mentor.languages.map((language) => languageName(language, locale)),
          )}
        </span>
      </p>
      <dl className="mentor-days" aria-label={texts.hoursOf(mentor.name)}>
        {daysOf(hours, times).map(([day, starts]) => (
          <div key={day}>
            <dt className="mentor-hint">{day}</dt>
            {starts.map((start) => (
              <dd key={start}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.hour(times.time(start), day, mentor.name)}
                  onClick={() => onChoose({ match, start })}
                >
                  {times.time(start)}
                </Button>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </li>
  );
}

const daysOf = (hours: readonly number[], times: TimeFormat) => {
  const days = new Map<string, number[]>();
  for (const start of hours) {
    const day = times.day(start);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days];
};

interface NoMentorProps {
  language: LanguageId;
  others: readonly LanguageId[];
  onLanguage: (language: LanguageId) => void;
}

/** Renders the languages that have a mentor when none speaks the language on the topic. */
export function NoMentor({ language, others, onLanguage }: NoMentorProps) {
  const { prototype: texts } = usePortalTexts('tech-mentor');
  const { locale } = usePortalLanguage();
  return (
    <div className="mentor-nobody">
      <h4>{texts.noMentor(languageName(language, locale))}</h4>
      <p className="mentor-hint">{texts.availableIn}</p>
      <div className="mentor-hours">
        {others.map((other) => (
          <Button key={other} variant="secondary" size="sm" onClick={() => onLanguage(other)}>
            {languageName(other, locale)}
          </Button>
        ))}
      </div>
    </div>
  );
}
