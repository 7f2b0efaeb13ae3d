'use client';
import type { ComponentType } from 'react';
import { type Chunk, useChunk } from '../../kit/chunk';
import { PendingView } from '../../react/lazy-view';
import { type TextPart, TextsOf, useTextPart } from '../text-parts';

/** Makes a tab of its code and its texts, which are fetched side by side when the tab is opened. */
export const lazyTab = <Props extends object>(code: Chunk<Props>, part: TextPart): ComponentType<Props> =>
  function LazyTab(props: Props) {
    const fetched = useChunk(code);
    const words = useTextPart(part);
    if (!fetched.Part || !words.texts) return <PendingView loads={[fetched, words]} />;
    return (
      <TextsOf part={part} texts={words.texts}>
        <fetched.Part {...props} />
      </TextsOf>
    );
  };
