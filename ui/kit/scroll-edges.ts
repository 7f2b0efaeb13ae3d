/** Look of a row that scrolls sideways: it fades at the end behind which there is more. */
export const scrollEdges =
  'gh:motion-safe:animate-edges gh:[scrollbar-width:none] gh:[animation-timeline:scroll(self_inline)] gh:rtl:[animation-direction:reverse]';
