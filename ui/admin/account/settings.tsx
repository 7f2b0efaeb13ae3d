'use client';
import { Company } from './company';
import { FormatSettings } from './format-settings';

/** Renders the account's details and formats; each section saves separately. */
export function Settings({ mayWrite }: { mayWrite: boolean }) {
  return (
    <>
      <Company mayWrite={mayWrite} />
      <FormatSettings mayWrite={mayWrite} />
    </>
  );
}
