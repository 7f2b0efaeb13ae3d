'use client';
import { type MouseEvent, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { useCopy } from '../../kit/display/use-copy';
import { useKitTexts } from '../../kit/texts';
import { useTexts } from '../../react/texts';
import { useFlowTexts } from '../texts';
import type { Failure } from './failure';
import { focusAction } from './focus-action';

/** Renders what a user can do about a failure that is not theirs: repeat the event, and copy its reference. */
export function FailureActions({ error, failed }: Failure) {
  const { common } = useTexts();
  const retry = ({ currentTarget }: MouseEvent) => {
    const step = currentTarget.closest('[data-slot=step]');
    // What was typed may have changed since.
    const form = failed?.event === 'submit' ? step?.querySelector('form') : undefined;
    // The message disappears with this button.
    focusAction(step);
    if (form) form.requestSubmit();
    else void failed?.retry();
  };
  return (
    <>
      {failed && (
        <Button size="sm" variant="secondary" onClick={retry}>
          {common.tryAgain}
        </Button>
      )}
      {error.statusCode >= 500 && error.traceId && <Reference id={error.traceId} />}
    </>
  );
}

function Reference({ id }: { id: string }) {
  const { reference } = useFlowTexts('box');
  const { copy: label, copied } = useKitTexts();
  const value = useRef<HTMLElement>(null);
  const select = () => value.current && getSelection()?.selectAllChildren(value.current);
  const { state, copy } = useCopy(id, select);
  return (
    <span className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-2 gh:text-xs">
      {reference}
      <code ref={value} dir="ltr" className="gh:font-mono">
        {id}
      </code>
      <Button size="sm" variant="link" className="gh:text-xs" onClick={() => void copy()}>
        {state === 'copied' ? copied : label}
      </Button>
    </span>
  );
}
