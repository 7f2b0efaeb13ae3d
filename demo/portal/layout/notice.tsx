import type { ReactNode } from 'react';

interface NoticeProps {
  heading: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** What stands in a screen's place when it cannot be shown. */
export function Notice({ heading, text, actions }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <h1 tabIndex={-1}>{heading}</h1>
      <p>{text}</p>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
