'use client';
import { PartlyDoneError } from '@gatehouse/sdk/partly-done';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button/button';
import { Progress } from '../../../kit/feedback/progress';
import { Dialog, DialogClose, DialogFooter } from '../../../kit/overlay/dialog';
import { useKitTexts } from '../../../kit/texts';
import { useTexts } from '../../../react/texts';
import { useAdminTexts } from '../../texts';
import { partsOf } from '../form/partly-done';
import type { BulkRun } from './bulk-run';

/** Outcome of one row. */
type Outcome = { state: 'waiting' | 'done' } | { state: 'failed' | 'skipped'; reason: ReactNode };

interface BulkDialogProps {
  run: BulkRun;
  onClose: () => void;
}

const icons = {
  waiting: <Clock aria-hidden className="gh:text-subtle" />,
  done: <Check aria-hidden className="gh:text-success" />,
  failed: <CircleAlert aria-hidden className="gh:text-danger" />,
  skipped: <CircleMinus aria-hidden className="gh:text-subtle" />,
};

/**
 * Renders an action on several rows, run one by one, with confirmation, progress, a stop button and a list of results.
 */
export default function BulkDialog({ run, onClose }: BulkDialogProps) {
  const { resource: texts } = useAdminTexts('frame');
  const { language } = useTexts();
  const kit = useKitTexts();
  const { label, tone, confirmation, items } = run;
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>(() =>
    items.map(({ skipped }) => (skipped ? { state: 'skipped', reason: skipped } : { state: 'waiting' })),
  );
  const [isStopping, setIsStopping] = useState(false);
  const stopped = useRef(false);
  const [isConfirming, setIsConfirming] = useState(confirmation !== undefined);
  const started = useRef(false);
  /** Ids of the objects that partly done rows have created, by index. */
  const createdIds = useRef(new Map<number, string>());

  const send = async (index: number): Promise<Outcome> => {
    try {
      await items[index]?.send(createdIds.current.get(index));
      return { state: 'done' };
    } catch (error) {
      if (error instanceof PartlyDoneError && error.createdId) createdIds.current.set(index, error.createdId);
      const reason = (
        <>
          {kit.describeError(error)}
          {partsOf(error, run.partLabel)}
        </>
      );
      return { state: 'failed', reason };
    }
  };

  // The mutation is pending until the lists are refetched, which the dialog does not wait for.
  const [isRunning, setIsRunning] = useState(confirmation === undefined);
  const { mutate } = useMutation({
    mutationKey: run.stale.mutationKey,
    meta: run.stale.meta,
    gcTime: 0,
    mutationFn: async (chosen: readonly number[]) => {
      setIsRunning(true);
      for (const index of chosen) {
        if (stopped.current) break;
        const outcome = await send(index);
        setOutcomes((before) => before.map((current, at) => (at === index ? outcome : current)));
      }
      setIsRunning(false);
    },
  });

  const indexesOf = (...states: Outcome['state'][]) =>
    outcomes.flatMap(({ state }, index) => (states.includes(state) ? [index] : []));
  const start = (chosen: readonly number[]) => {
    stopped.current = false;
    setIsStopping(false);
    setIsConfirming(false);
    setOutcomes((before) => before.map((current, at) => (chosen.includes(at) ? { state: 'waiting' } : current)));
    mutate(chosen);
  };
  const stop = () => {
    stopped.current = true;
    setIsStopping(true);
  };
  useEffect(() => {
    if (confirmation || started.current) return;
    started.current = true;
    mutate(items.flatMap(({ skipped }, index) => (skipped ? [] : [index])));
  }, [confirmation, items, mutate]);

  const waiting = indexesOf('waiting');
  const failed = indexesOf('failed');
  const counts = (['done', 'failed', 'waiting'] as const).flatMap((state) => {
    const count = indexesOf(state).length;
    return count > 0 ? [texts.bulkCounts[state](count)] : [];
  });
  const summary = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(counts);
  const isOver = !isConfirming && !isRunning;
  const rest = [...failed, ...waiting].sort((a, b) => a - b);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isConfirming ? confirmation?.title : label}
      description={isConfirming ? confirmation?.text : texts.bulkText}
      role={isConfirming ? 'alertdialog' : 'dialog'}
      sticky
      locked={isRunning}
    >
      {!isConfirming && (
        <>
          <Progress
            label={isStopping ? texts.bulkStopping : label}
            value={items.length - waiting.length}
            max={items.length}
            onStop={isRunning ? stop : undefined}
          />
          <ul aria-label={texts.bulkResults} className="gh:grid gh:max-h-72 gh:gap-2 gh:overflow-y-auto gh:text-sm">
            {items.map((item, index) => {
              const outcome = outcomes[index] ?? { state: 'waiting' };
              return (
                <li
                  key={item.id}
                  className="gh:flex gh:items-start gh:gap-2 gh:[&_svg]:mt-0.5 gh:[&_svg]:size-4 gh:[&_svg]:shrink-0"
                >
                  {icons[outcome.state]}
                  <div className="gh:min-w-0 gh:wrap-anywhere">
                    {item.label}
                    <span className="gh:sr-only"> {texts.bulkStates[outcome.state]}</span>
                    {'reason' in outcome && <div className="gh:text-xs gh:text-subtle">{outcome.reason}</div>}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p role="status" className={isOver ? 'gh:text-sm' : 'gh:sr-only'}>
        {isOver && summary}
      </p>
      <DialogFooter>
        <DialogClose disabled={isRunning}>{isConfirming ? kit.cancel : kit.close}</DialogClose>
        {isConfirming && (
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={() => start(waiting)}>
            {confirmation?.confirm}
          </Button>
        )}
        {isOver && rest.length > 0 && <Button onClick={() => start(rest)}>{texts.bulkRetry}</Button>}
      </DialogFooter>
    </Dialog>
  );
}
