'use client';
import type { PartLoad } from '../../react/lazy-part';
import { PartFailed } from '../../react/part-failed';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { ScreenOutline } from './screen-outline';

/** Renders the skeleton of a screen whose code loads, or the error of its download with a retry. */
export function PendingScreen({ load: { hasFailed, attempts, retry } }: { load: PartLoad }) {
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}

interface PendingBoxProps {
  load: PartLoad;
  props: Pick<BoxFrameProps, 'header' | 'footer' | 'appearance'>;
}

/** Renders the frame of a box whose code loads. */
export function PendingBox({ load, props: { header, footer, appearance } }: PendingBoxProps) {
  return (
    <BoxFrame header={header} footer={footer} appearance={appearance}>
      <PendingScreen load={load} />
    </BoxFrame>
  );
}
