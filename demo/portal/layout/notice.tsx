import type { ReactNode } from 'react';

interface NoticeProps {
  heading: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** Renders a notice in place of a screen. */
export function Notice({ heading, text, actions }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <h1 tabIndex={-1}>{heading}</h1>
      <p>{text}</p>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
