import { Button, Input } from '@gatehouse/ui/kit';
import { useEffect, useRef, useState } from 'react';
import { botAnswer, topics } from './bot';

interface Exchange {
  question: string;
  answer: string;
}

/** A bot for three topics; anything else goes to an agent. */
export function BotsTool() {
  const [talk, setTalk] = useState<readonly Exchange[]>([]);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const ask = (question: string) => {
    const said = question.trim();
    if (said) setTalk([...talk, { question: said, answer: botAnswer(said) }]);
  };
  useEffect(() => {
    // Only the talk scrolls, never the page.
    if (talk.length > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [talk]);

  return (
    <div className="tool-stack">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={end} role="log" aria-label="Talk with the bot" tabIndex={0} className="tool-log">
        <p className="tool-said">Hello. I know accounts, outages and your requests.</p>
        {talk.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: exchanges are only ever added at the end
          <div key={index} className="tool-exchange">
            <p className="tool-asked">{question}</p>
            <p className="tool-said">{answer}</p>
          </div>
        ))}
      </div>
      <div className="tool-actions">
        {topics.map(({ question }) => (
          <Button key={question} size="sm" variant="secondary" onClick={() => ask(question)}>
            {question}
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
          aria-label="Your question"
          autoComplete="off"
          maxLength={200}
          placeholder="Or ask in your own words"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Ask</Button>
      </form>
    </div>
  );
}
