import { type MessageKind, messageIn } from './message-texts';

export interface MessageProps {
  kind: MessageKind;
  language: string;
}

/** Renders a message in place of a form. */
export default function Message({ kind, language }: MessageProps) {
  const { title, text } = messageIn(language, kind);
  return (
    <div className="hosted-message" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
