import { Button, Input } from '@gatehouse/ui/kit';
import { useEffect, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { botAnswer, topics } from './bot';

interface Exchange {
  question: string;
  answer: string;
}

/** Renders a bot for three topics; it hands any other question to an agent. */
export function BotsTool() {
  const { bots: texts } = usePortalTexts('desktop').prototype;
  const { locale } = usePortalLanguage();
  const [talk, setTalk] = useState<readonly Exchange[]>([]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const ask = (question: string) => {
    const said = question.trim();
    if (said) setTalk([...talk, { question: said, answer: botAnswer(said, texts, locale) }]);
  };
  useEffect(() => {
    // Only the talk scrolls, never the page.
    if (talk.length > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [talk]);

  return (
    <div className="tool-stack">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={end} role="log" aria-label={texts.talk} tabIndex={0} className="tool-log">
        <p className="tool-said">{texts.hello}</p>
        {talk.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only ever added at the end
          <div key={index} className="tool-exchange">
            <p className="tool-asked">{question}</p>
            <p className="tool-said">{answer}</p>
          </div>
        ))}
      </div>
      <div className="tool-actions">
        {topics.map((topic) => (
          <Button key={topic} size="sm" variant="secondary" onClick={() => ask(texts.questions[topic])}>
            {texts.questions[topic]}
          </Button>
        ))}
      </div>
      <form
        className="tool-ask"
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
          setText('');
        }}
      >
        <Input
          aria-label={texts.label}
          autoComplete="off"
          maxLength={200}
          placeholder={texts.example}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{texts.ask}</Button>
      </form>
    </div>
  );
}
