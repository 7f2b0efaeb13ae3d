'use client';
import { useId, useState } from 'react';
import { Input } from './input';
import { usePartTexts } from './use-part-texts';

export interface PageJumpProps {
  page: number;
  lastPage: number;
  onChange: (change: { page: number }) => void;
}

/** Goes to a page by its number, where stepping there would take long. */
export default function PageJump({ page, lastPage, onChange }: PageJumpProps) {
  const texts = usePartTexts().table;
  const id = useId();
  const [draft, setDraft] = useState(String(page + 1));
  const go = () => {
    const wanted = Math.min(Math.max(Math.round(Number(draft)) || page + 1, 1), lastPage + 1);
    setDraft(String(wanted));
    if (wanted - 1 !== page) onChange({ page: wanted - 1 });
  };
  return (
    <form
      className="gh:flex gh:items-center gh:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id}>{texts.page}</label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
        className="gh:h-8 gh:w-16 gh:tabular-nums"
      />
    </form>
  );
}
