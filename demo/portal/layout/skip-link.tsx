import { usePortalTexts } from '../texts/provider';

/** Renders the skip link to the main content. */
export function SkipLink() {
  const { skip } = usePortalTexts('shell');
  return (
    <a className="skip" href="#main">
      {skip}
    </a>
  );
}
