import { useTexts } from '@gatehouse/ui';
import { messageIn } from './message-texts';

export interface MessageProps {
  language: string;
}

/** Renders a message in place of the form when no application asked for a sign-in. */
export default function Message({ language }: MessageProps) {
  const { common } = useTexts();
  const { title, text } = messageIn(language);
  return (
    <div className="hosted-message" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {/* A page that was opened in a tab of its own has nothing before it. */}
      {history.length > 1 && (
        <button type="button" onClick={() => history.back()}>
          {common.back}
        </button>
      )}
    </div>
  );
}
