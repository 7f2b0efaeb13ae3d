import { type RefObject, useEffect } from 'react';

/** Sets `data-above` and `data-below` of a list that scrolls to whether more of it is beyond these edges. */
export const useClippedEdges = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current: box } = list;
    if (!box) return;
    const update = () => {
      const below = box.scrollHeight - box.clientHeight - box.scrollTop;
      // Scroll positions are fractions of a pixel on some screens.
      box.dataset.above = String(box.scrollTop > 1);
      box.dataset.below = String(below > 1);
    };
    update();
    const sizes = new ResizeObserver(update);
    for (const element of [box, ...box.children]) sizes.observe(element);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [list]);
};
