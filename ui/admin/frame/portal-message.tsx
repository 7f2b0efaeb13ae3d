'use client';
import type { ReactNode } from 'react';
import { PageHeader } from '../../kit/layout/page-header';
import { FocusTitle } from './page-slot';

interface PortalMessageProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  /** Announces the message immediately. Default false. */
  urgent?: boolean;
  /** Whether the title is focused: true after navigation within the portal. */
  takesFocus?: boolean;
}

/** Renders a message instead of a page; its heading is the portal's level 1 heading. */
export function PortalMessage({ icon, title, text, action, urgent = false, takesFocus = false }: PortalMessageProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className="gh:flex gh:flex-1 gh:flex-col gh:items-center gh:justify-center gh:gap-4 gh:px-6 gh:py-24 gh:text-center gh:text-balance"
    >
      <span
        aria-hidden
        className="gh:flex gh:size-11 gh:items-center gh:justify-center gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:text-subtle gh:shadow-low gh:[&_svg]:size-5"
      >
        {icon}
      </span>
      <PageHeader title={title} description={text} />
      {action}
      {takesFocus && <FocusTitle />}
    </div>
  );
}
