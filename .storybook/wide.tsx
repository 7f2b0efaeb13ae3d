import type { ReactNode } from 'react';

/** Scrolls content wider than the page, such as a table on a phone. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className="docs-wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
