'use client';
import type { SocialLoginProvider } from '@gatehouse/sdk/social';
import { type ReactNode, useEffect, useState } from 'react';

type BrandMarks = ReadonlyMap<string, ReactNode>;

/** The marks that have loaded, for the next screen. */
let loaded: BrandMarks | undefined;

/**
 * Returns whether a provider has a mark, and the marks of built-in ones, which only boxes with such a provider load.
 * Until then every built-in provider is taken to have one, so that nothing moves.
 */
export const useServiceMarks = (services: readonly SocialLoginProvider[] = []) => {
  const [marks, setMarks] = useState(loaded);
  const isWanted = services.some(({ isCustom }) => !isCustom);
  useEffect(() => {
    if (marks || !isWanted) return;
    import('../../kit/marks/brand-marks').then(
      ({ brandMarks }) => {
        loaded = brandMarks;
        setMarks(brandMarks);
      },
      () => setMarks(new Map()),
    );
  }, [marks, isWanted]);
  const hasMark = ({ id, isCustom, logoUrl }: SocialLoginProvider): boolean =>
    isCustom ? logoUrl !== undefined : (marks?.has(id) ?? true);
  return { marks, hasMark };
};

interface ServiceMarkProps {
  service: SocialLoginProvider;
  marks: BrandMarks | undefined;
}

/** Renders the mark of a provider that has one: its brand's, or the logo of a custom one. */
export function ServiceMark({ service: { id, logoUrl }, marks }: ServiceMarkProps) {
  if (logoUrl) {
    return <img src={logoUrl} alt="" referrerPolicy="no-referrer" className="gh:size-4 gh:object-contain" />;
  }
  return (
    <span aria-hidden data-slot="service-mark" className="gh:size-4 gh:shrink-0 gh:[&_svg]:size-4">
      {marks?.get(id)}
    </span>
  );
}
