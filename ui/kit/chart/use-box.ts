'use client';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchSize } from '../browser';
import { useRootSettings } from '../root';

/** Width of a text in pixels. */
type Measure = (text: string) => number;

/** Box before the first layout, e.g. on a server. */
const unknown = { width: 600, rtl: false, font: '' };

const measureIn = (font: string): Measure => {
  const context = font ? document.createElement('canvas').getContext('2d') : null;
  if (!context) return (text) => text.length * 7;
  context.font = font;
  return (text) => context.measureText(text).width;
};

/** Observes width, direction and font of an element, so that a chart is rendered in CSS pixels. */
export const useBox = () => {
  const frame = useRef<HTMLDivElement>(null);
  const { dir } = useRootSettings();
  const [box, setBox] = useState(unknown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the direction is read from the element
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const read = () => {
      const { direction, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      // The `font` shorthand is empty once digits are tabular.
      const font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const next = { width: Math.floor(element.clientWidth), rtl: direction === 'rtl', font };
      setBox((now) => (now.width === next.width && now.rtl === next.rtl && now.font === font ? now : next));
    };
    read();
    return watchSize(read, element);
  }, [dir]);

  const measure = useMemo(() => measureIn(box.font), [box.font]);
  return { frame, width: box.width, rtl: box.rtl, measure };
};
