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
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const ask = (question: string) => {
    const trimmed = question.trim();
    if (trimmed) setExchanges([...exchanges, { question: trimmed, answer: botAnswer(trimmed, texts, locale) }]);
  };
  useEffect(() => {
    // Only the conversation scrolls, never the page.
    if (exchanges.length > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [exchanges]);

  return (
    <div className="tool-stack">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={end} role="log" aria-label={texts.conversation} tabIndex={0} className="tool-log">
        <p className="tool-reply">{texts.hello}</p>
        {exchanges.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only ever added at the end
          <div key={index} className="tool-exchange">
            <p className="tool-question">{question}</p>
            <p className="tool-reply">{answer}</p>
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
