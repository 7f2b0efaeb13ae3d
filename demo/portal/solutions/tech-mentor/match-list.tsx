import { Button } from '@gatehouse/ui/kit';
import type { Match } from './matching';
import { type LanguageId, languages } from './mentors';
import type { TimeWords } from './time-words';

/** How many are worth comparing. */
const SHOWN = 3;

export interface Choice {
  readonly match: Match;
  /** The hour that was chosen, milliseconds since 1970. */
  readonly start: number;
}

interface MatchListProps {
  matches: readonly Match[];
  words: TimeWords;
  zone: string;
  onChoose: (choice: Choice) => void;
}

/** The mentors that fit best, each with the next hours. */
export function MatchList({ matches, words, zone, onChoose }: MatchListProps) {
  return (
    <>
      <p className="mentor-count">
        {matches.length > SHOWN ? `The best ${SHOWN} of ${matches.length} mentors.` : 'Best fit first.'} Hours in your
        time, {zone.replaceAll('_', ' ')}.
      </p>
      <ol className="mentor-list">
        {matches.slice(0, SHOWN).map((match) => (
          <MatchCard key={match.mentor.id} match={match} words={words} onChoose={onChoose} />
        ))}
      </ol>
    </>
  );
}

interface MatchCardProps {
  match: Match;
  words: TimeWords;
  onChoose: (choice: Choice) => void;
}

function MatchCard({ match, words, onChoose }: MatchCardProps) {
  const { mentor, sessions, hours, fit } = match;
  return (
    <li className="mentor-card">
      <span className="mentor-initials" aria-hidden>
        {mentor.name.replace(/(\p{L})\S*\s*/gu, '$1')}
      </span>
      <h4>{mentor.name}</h4>
      <p className="mentor-fit">
        <strong>{fit}%</strong> fit
        <span aria-hidden className="mentor-meter">
          <span style={{ inlineSize: `${fit}%` }} />
        </span>
      </p>
      <p className="mentor-line">{mentor.about}</p>
      <p className="mentor-facts">
        <strong>{sessions} sessions on this topic</strong>
        <span>{mentor.city}</span>
        <span>{mentor.languages.map((language) => languages[language]).join(', ')}</span>
      </p>
      <dl className="mentor-days" aria-label={`Next hours of ${mentor.name}`}>
        {daysOf(hours, words).map(([day, starts]) => (
          <div key={day}>
            <dt className="mentor-hint">{day}</dt>
            {starts.map((start) => (
              <dd key={start}>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`${words.time(start)}, ${day}, with ${mentor.name}`}
                  onClick={() => onChoose({ match, start })}
                >
                  {words.time(start)}
                </Button>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </li>
  );
}

const daysOf = (hours: readonly number[], words: TimeWords) => {
  const days = new Map<string, number[]>();
  for (const start of hours) {
    const day = words.day(start);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days];
};

interface NobodyProps {
  language: LanguageId;
  others: readonly LanguageId[];
  onLanguage: (language: LanguageId) => void;
}

/** No mentor speaks the language on the topic: names the languages that have one. */
export function Nobody({ language, others, onLanguage }: NobodyProps) {
  return (
    <div className="mentor-nobody">
      <h4>Nobody on this topic speaks {languages[language]} yet</h4>
      <p className="mentor-hint">This topic is available in:</p>
      <div className="mentor-hours">
        {others.map((other) => (
          <Button key={other} variant="secondary" size="sm" onClick={() => onLanguage(other)}>
            {languages[other]}
          </Button>
        ))}
      </div>
    </div>
  );
}
