import { Input, Select } from '@gatehouse/ui/kit';
import { useId } from 'react';
import type { Request, Urgency } from './matching';
import { urgencies } from './matching';
import { type LanguageId, languages } from './mentors';
import { type TopicId, topicIds, topicOf, topics } from './topics';

const urgencyIds: readonly Urgency[] = ['now', 'week', 'plan'];
const languageIds: readonly LanguageId[] = ['en', 'de', 'fr', 'es', 'pt'];

interface RequestFormProps {
  sentence: string;
  request: Request;
  onSentence: (sentence: string) => void;
  onRequest: (request: Request) => void;
}

/** Topic, urgency and language of a request. */
export function RequestForm({ sentence, request, onSentence, onRequest }: RequestFormProps) {
  const id = useId();
  const understood = topicOf(sentence);
  const write = (text: string) => {
    onSentence(text);
    const topic = topicOf(text);
    // Only what the new words say: a topic chosen by hand stays when they say the same as before.
    if (topic && topic !== understood) onRequest({ ...request, topic });
  };
  return (
    <div className="mentor-form">
      <div className="mentor-field">
        <label htmlFor={`${id}-sentence`}>What is the problem?</label>
        <Input
          id={`${id}-sentence`}
          value={sentence}
          maxLength={160}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => write(event.target.value)}
        />
        <p id={`${id}-hint`} className="mentor-hint">
          {understood === request.topic
            ? 'Topic taken from your words.'
            : 'One sentence, such as “People are asked for a second factor all day”.'}
        </p>
      </div>
      <div className="mentor-field">
        <label htmlFor={`${id}-topic`}>Topic</label>
        <Select
          id={`${id}-topic`}
          value={request.topic}
          onChange={(event) => {
            const topic = topicIds.find((known) => known === event.target.value);
            if (topic) onRequest({ ...request, topic });
          }}
        >
          {topicIds.map((topic: TopicId) => (
            <option key={topic} value={topic}>
              {topics[topic].label}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className="mentor-field">
        <legend>How soon</legend>
        <div className="mentor-urgency">
          {urgencyIds.map((urgency) => (
            <label key={urgency}>
              <input
                type="radio"
                name={`${id}-urgency`}
                checked={request.urgency === urgency}
                onChange={() => onRequest({ ...request, urgency })}
              />
              <span>{urgencies[urgency].label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mentor-field">
        <label htmlFor={`${id}-language`}>Language</label>
        <Select
          id={`${id}-language`}
          value={request.language}
          onChange={(event) => {
            const language = languageIds.find((known) => known === event.target.value);
            if (language) onRequest({ ...request, language });
          }}
        >
          {languageIds.map((language) => (
            <option key={language} value={language}>
              {languages[language]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
