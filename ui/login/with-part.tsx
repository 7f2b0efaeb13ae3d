'use client';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { type Chunk, useChunk } from '../kit/chunk';
import { PartFailed } from '../react/part-failed';
import { ScreenOutline } from './screen-outline';
import { FlowTextsProvider, type TextPart } from './texts';

interface WithPartProps<Props> {
  /** Chunk that the screen needs; undefined for none. Keep it stable between renders. */
  code: Chunk<Props> | undefined;
  /** Text parts of the chunk. Keep the array stable between renders. */
  texts?: readonly TextPart[];
  children: (Part: ComponentType<Props> | undefined) => ReactNode;
}

const noTexts: readonly TextPart[] = [];

/** Renders a screen once its optional chunk has loaded, so that all fields appear together. */
export function WithPart<Props>({ code, texts = noTexts, children }: WithPartProps<Props>) {
  // Loads in parallel with the texts.
  useEffect(() => {
    code?.load().catch(() => undefined);
  }, [code]);
  if (!code) return children(undefined);
  return (
    <FlowTextsProvider parts={texts}>
      <Fetched code={code}>{children}</Fetched>
    </FlowTextsProvider>
  );
}

interface FetchedProps<Props> extends Pick<WithPartProps<Props>, 'children'> {
  code: Chunk<Props>;
}

function Fetched<Props>({ code, children }: FetchedProps<Props>) {
  const { Part, hasFailed, attempts, retry } = useChunk(code);
  if (Part) return children(Part);
  return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
}
