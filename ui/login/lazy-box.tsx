'use client';
import type { ComponentType, ReactNode } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { PartFailed } from '../react/part-failed';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { ScreenOutline } from './screen-outline';

/** Creates a box that loads on demand, with a skeleton while it loads and a retry when it fails. */
export const lazyBox = <P extends Pick<BoxFrameProps, 'header' | 'footer' | 'appearance'>>(
  download: () => Promise<ComponentType<P>>,
): ((props: P) => ReactNode) => {
  const code = chunk(async () => ({ default: await download() }));
  return function LazyBox(props: P) {
    const { Part, hasFailed, attempts, retry } = useChunk(code);
    if (Part) return <Part {...props} />;
    return (
      <BoxFrame header={props.header} footer={props.footer} appearance={props.appearance}>
        {hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />}
      </BoxFrame>
    );
  };
};
