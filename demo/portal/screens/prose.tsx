import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

interface PageHeadProps {
  /** The title takes the focus after a link was followed. */
  title: string;
  lead: ReactNode;
  /** Line above the title. */
  above?: ReactNode;
}

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

interface PartProps {
  id: string;
  title: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Renders a part of a screen with its heading, to which links of the page move the focus. */
export function Part({ id, title, lead, className = '', children }: PartProps) {
  return (
    <section aria-labelledby={id} className={`grid min-w-0 gap-5 ${className}`}>
      <header className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="text-lg tracking-[-0.015em] outline-none">
          {title}
        </h2>
        {lead && <p className="max-w-[64ch] text-pretty text-subtle">{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** Renders a highlighted note. */
export function Callout({ children }: { children: ReactNode }) {
  return (
    <p className="grid max-w-[64ch] grid-cols-[auto_1fr] gap-3 rounded border border-s-3 border-line border-s-accent bg-surface p-4 leading-6 text-pretty">
      <Info aria-hidden className="mt-1 size-4 text-subtle" />
      <span>{children}</span>
    </p>
  );
}

/** Renders short texts with a title each, side by side where they fit. */
export function Points({ points }: { points: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))] gap-6">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-0.5 leading-5.5 text-pretty text-subtle">{text}</p>
        </li>
      ))}
    </ul>
  );
}
