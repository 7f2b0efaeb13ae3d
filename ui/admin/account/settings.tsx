'use client';
import { Company } from './company';
import { FormatSettings } from './format-settings';

/** What the account is called and how it writes dates, times and money; each part saves by itself. */
export default function Settings({ mayWrite }: { mayWrite: boolean }) {
  return (
    <>
      <Company mayWrite={mayWrite} />
      <FormatSettings mayWrite={mayWrite} />
    </>
  );
}
