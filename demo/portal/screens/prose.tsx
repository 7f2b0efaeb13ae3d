import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

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
