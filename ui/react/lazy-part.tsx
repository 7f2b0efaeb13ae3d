'use client';
import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react';
import { LoadingStatus } from '../kit/feedback/loading-status';
import { Skeleton } from '../kit/feedback/skeleton';
import { type PartCode, partCode } from './part-code';
import { PartFailed } from './part-failed';

/** The download of a part's code. */
export interface PartLoad {
  hasFailed: boolean;
  /** Number of download attempts so far. */
  attempts: number;
  retry: () => void;
}

/** A component whose code is downloaded when it is first rendered. */
export interface LazyPart<Props> extends PartCode<Props> {
  (props: Props): ReactNode;
}

/** Renders a part while it is not there. */
export type PendingPart<Props> = ComponentType<{ load: PartLoad; props: Props }>;

/**
 * Loads the code of a part once it is wanted, by default at once. React's `lazy` keeps a failed download for good and shows
 * its fallback for a part that was loaded ahead; this fetches again on every attempt and renders a loaded part at once.
 */
export const usePart = <Props,>(
  part: PartCode<Props>,
  isWanted = true,
): PartLoad & { Part: ComponentType<Props> | undefined } => {
  const [Part, setPart] = useState(part.current);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);

  useEffect(() => {
    if (Part || !isWanted) return;
    let isOn = true;
    part.load().then(
      (loaded) => isOn && setPart(() => loaded),
      () => isOn && setFailedAt(attempt),
    );
    return () => {
      isOn = false;
    };
  }, [part, Part, isWanted, attempt]);

  return { Part, hasFailed: failedAt === attempt, attempts: attempt + 1, retry: () => setAttempt(attempt + 1) };
};

/** Renders the skeleton of a view, or the error of its download with a retry. */
export function PendingView({ load: { hasFailed, attempts, retry } }: { load: PartLoad }) {
  return (
    <div className="gh:p-6">
      {hasFailed ? (
        <PartFailed attempts={attempts} onRetry={retry} />
      ) : (
        <div className="gh:grid gh:gap-4">
          <LoadingStatus />
          <Skeleton className="gh:h-6 gh:w-40" />
          <Skeleton className="gh:h-control gh:max-w-100" />
          <Skeleton className="gh:h-control gh:max-w-100" />
        </div>
      )}
    </div>
  );
}

/**
 * Declares a part that loads on its first render: a page, a dialog, a drawer or a flow. Nothing smaller.
 *
 * @param download fetches the code
 * @param Pending renders the part while it loads and after a failed download. Default: the skeleton of a view.
 * @example const UserDrawer = lazyPart(() => import('./user-drawer'));
 */
export const lazyPart = <Props extends object>(
  download: () => Promise<{ default: ComponentType<Props> }>,
  Pending: PendingPart<Props> = PendingView,
): LazyPart<Props> => {
  const code = partCode<Props>(async () => ({ default: memo((await download()).default) }));
  return Object.assign((props: Props) => <Lazy code={code} Pending={Pending} props={props} />, code);
};

interface LazyProps<Props> {
  code: PartCode<Props>;
  Pending: PendingPart<Props>;
  props: Props;
}

function Lazy<Props extends object>({ code, Pending, props }: LazyProps<Props>) {
  const { Part, ...load } = usePart(code);
  return Part ? <Part {...props} /> : <Pending load={load} props={props} />;
}
