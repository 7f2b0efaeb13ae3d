import { Button } from '@gatehouse/ui/kit';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { successText } from '../../research/messages';

/** What follows a submission. */
export function FeedbackSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="sent">
      <span className="sent-sign">
        <Check aria-hidden />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {successText.general}
      </h2>
      <p>Thank you. The research team reads every answer.</p>
      <div className="sent-actions">
        <Button onClick={onAnother}>Send another</Button>
        <Button variant="secondary" asChild>
          <Link href="/">Back to Home</Link>
        </Button>
      </div>
    </div>
  );
}
