import type { MouseEvent } from 'react';
import { usePortalTexts } from '../texts/provider';

/** Focuses the title of the administration's page, which follows its navigation; other pages start with their content. */
const skip = (event: MouseEvent) => {
  const title = document.querySelector<HTMLElement>('#main [data-slot=page-title]');
  if (!title) return;
  event.preventDefault();
  title.focus();
};

/** Renders the skip link to the main content. */
export function SkipLink() {
  const texts = usePortalTexts('shell');
  return (
    // biome-ignore lint/a11y/useValidAnchor: on most pages it is a link to the main content
    <a className="skip" href="#main" onClick={skip}>
      {texts.skip}
    </a>
  );
}
