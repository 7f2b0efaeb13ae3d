import type { ReactNode } from 'react';

interface PageHeadProps {
  /** The title takes the focus after a link was followed. */
  title: string;
  lead: ReactNode;
  /** Line above the title. */
  above?: ReactNode;
}

/** Renders title and lead of a screen. */
export function PageHead({ title, lead, above }: PageHeadProps) {
  return (
    <header className="grid max-w-160 gap-2 pt-2">
      {above}
      {/* Long German names fit a phone in one piece. */}
      <h1
        tabIndex={-1}
        className="text-[clamp(1.5625rem,7.8vw,2rem)]/[1.25] font-semibold tracking-[-0.025em] wrap-anywhere outline-none"
      >
        {title}
      </h1>
      <p className="text-base text-balance text-subtle">{lead}</p>
    </header>
  );
}

/** Renders the line above a title: a topic, and what follows it. */
export function Eyebrow({ children, badge }: { children: ReactNode; badge?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="font-medium text-primary">{children}</p>
      {badge}
    </div>
  );
}
