/** Classes of a horizontally scrolling row, which fades at the edges with overflow. */
export const scrollEdges =
  'gh:motion-safe:animate-edges gh:[scrollbar-width:none] gh:[animation-timeline:scroll(self_inline)] gh:rtl:[animation-direction:reverse]';
