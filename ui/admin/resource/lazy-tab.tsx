'use client';
import type { ComponentType } from 'react';
import { type Chunk, useChunk } from '../../kit/chunk';
import { PendingView } from '../../react/lazy-view';
import { type TextPart, TextsOf, useTextPart } from '../text-parts';

/** Creates a tab that loads its code and texts in parallel when it is opened. */
export const lazyTab = <Props extends object>(code: Chunk<Props>, part: TextPart): ComponentType<Props> =>
  function LazyTab(props: Props) {
    const fetched = useChunk(code);
    const texts = useTextPart(part);
    if (!fetched.Part || !texts.texts) return <PendingView loads={[fetched, texts]} />;
    return (
      <TextsOf part={part} texts={texts.texts}>
        <fetched.Part {...props} />
      </TextsOf>
    );
  };
