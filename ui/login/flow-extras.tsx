'use client';
import type { AnyFlow, RunningFlow } from '@gatehouse/sdk/flows';
import { useEffect } from 'react';
import { followHistory, type TraversedFlow } from './history-entry';
import { SlowNotice } from './slow-notice';

interface FlowExtrasProps {
  running: TraversedFlow & Pick<RunningFlow<AnyFlow>, 'cancel'>;
  /** Name of the event being handled, or null. */
  busy: string | null;
  /** Whether the page consists of the box, which then adds an entry to the session history. */
  ownsPage: boolean;
}

/** Renders what a flow needs only after its first screen. */
export default function FlowExtras({ running, busy, ownsPage }: FlowExtrasProps) {
  useEffect(() => (ownsPage ? followHistory(running) : undefined), [running, ownsPage]);
  return <SlowNotice busy={busy} onCancel={running.cancel} />;
}
