import { Input, Select } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { languageName } from './language-name';
import type { Request, Urgency } from './matching';
import { languageIds } from './mentors';
import { topicIds, topicOf } from './topics';

const urgencyIds: readonly Urgency[] = ['now', 'week', 'plan'];

interface RequestFormProps {
  sentence: string;
  request: Request;
  onSentence: (sentence: string) => void;
  onRequest: (request: Request) => void;
}

/** Renders topic, urgency and language of a request. */
export function RequestForm({ sentence, request, onSentence, onRequest }: RequestFormProps) {
  const { prototype: texts } = usePortalTexts('tech-mentor');
  const { language, locale } = usePortalLanguage();
  const id = useId();
  const understood = topicOf(sentence, language);
  const write = (text: string) => {
    onSentence(text);
    const topic = topicOf(text, language);
    // Only when the detected topic changes: a manual choice stays otherwise.
    if (topic && topic !== understood) onRequest({ ...request, topic });
  };
  return (
    <div className="mentor-form">
      <div className="mentor-field">
        <label htmlFor={`${id}-sentence`}>{texts.problem}</label>
        <Input
          id={`${id}-sentence`}
          value={sentence}
          maxLength={160}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => write(event.target.value)}
        />
        <p id={`${id}-hint`} className="mentor-hint">
          {understood === request.topic ? texts.understood : texts.example}
        </p>
      </div>
      <div className="mentor-field">
        <label htmlFor={`${id}-topic`}>{texts.topic}</label>
        <Select
          id={`${id}-topic`}
          value={request.topic}
          onChange={(event) => {
            const topic = topicIds.find((known) => known === event.target.value);
            if (topic) onRequest({ ...request, topic });
          }}
        >
          {topicIds.map((topic) => (
            <option key={topic} value={topic}>
              {texts.topics[topic].label}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className="mentor-field">
        <legend>{texts.howSoon}</legend>
        <div className="mentor-urgency">
          {urgencyIds.map((urgency) => (
            <label key={urgency}>
              <input
                type="radio"
                name={`${id}-urgency`}
                checked={request.urgency === urgency}
                onChange={() => onRequest({ ...request, urgency })}
              />
              <span>{texts.urgencies[urgency]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mentor-field">
        <label htmlFor={`${id}-language`}>{texts.language}</label>
        <Select
          id={`${id}-language`}
          value={request.language}
          onChange={(event) => {
            const next = languageIds.find((known) => known === event.target.value);
            if (next) onRequest({ ...request, language: next });
          }}
        >
          {languageIds.map((each) => (
            <option key={each} value={each}>
              {languageName(each, locale)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
