'use client';
import type { LegalAddresses } from '../application/application';
import { FlowTextsProvider, useFlowTexts } from '../texts';

interface LegalLinksProps {
  links: LegalAddresses;
}

/** Renders the vendor's legal links below the box. */
export function LegalLinks({ links }: LegalLinksProps) {
  // Below the box, and so outside of its texts.
  return (
    <FlowTextsProvider quiet>
      <Links links={links} />
    </FlowTextsProvider>
  );
}

function Links({ links }: LegalLinksProps) {
  const { legal } = useFlowTexts('box');
  const present = (['terms', 'privacy'] as const).flatMap((name) => {
    const href = links[name];
    return href ? [{ name, href }] : [];
  });
  return (
    <p data-slot="legal" className="gh:flex gh:flex-wrap gh:justify-center gh:gap-x-4 gh:gap-y-1 gh:text-xs">
      {present.map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noreferrer" className="gh:py-1 gh:text-subtle gh:underline">
          {legal[name]}
        </a>
      ))}
    </p>
  );
}
