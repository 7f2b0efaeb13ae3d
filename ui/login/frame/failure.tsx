'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { FailedEvent } from '@gatehouse/sdk/flows';
import { createContext, type MouseEvent, useContext, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { useCopy } from '../../kit/display/use-copy';
import { useKitTexts } from '../../kit/texts';
import { useTexts } from '../../react/texts';
import { useFlowTexts } from '../texts';

/** Focuses the submit button of a step, else its heading. */
export const focusAction = (within: Element | null | undefined): void =>
  (within?.querySelector<HTMLElement>('[type=submit]') ?? within?.querySelector<HTMLElement>('h1'))?.focus();

/** The error of a step, and the event that led to it, if it can be handled once more. */
export interface Failure {
  error: IdentityError;
  failed: FailedEvent | undefined;
}

const FailureContext = createContext<Failure | undefined>(undefined);
export const FailureProvider = FailureContext.Provider;

const lost = new Set(['network', 'offline', 'timeout']);

/** Returns the failure of the step when the provider could not be reached or failed itself. */
export const useFailure = (): Failure | undefined => {
  const failure = useContext(FailureContext);
  const { errorCode = '', statusCode = 0 } = failure?.error ?? {};
  return statusCode >= 500 || lost.has(errorCode) ? failure : undefined;
};

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
