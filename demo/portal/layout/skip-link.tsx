import { usePortalTexts } from '../texts/provider';

/** The first stop of the keyboard: past header and navigation. */
export function SkipLink() {
  const { skip } = usePortalTexts('shell');
  return (
    <a className="skip" href="#main">
      {skip}
    </a>
  );
}
