let aimed: Element | undefined;
let outcome: 'hit' | 'missed' | undefined;

const isAimed = (target: EventTarget | null): boolean => {
  if (!aimed || !(target instanceof Element)) return false;
  return aimed.contains(target) || target.closest('label')?.control === aimed;
};

const settle = () => {
  outcome ??= 'missed';
};

// What has moved since the aim was taken is not clicked, and neither is what came into its place.
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
  addEventListener(
    type,
    (event) => {
      if (!event.isTrusted) return;
      if (type === 'pointerdown') outcome = isAimed(event.target) ? undefined : 'missed';
      if (type === 'click' && isAimed(event.target)) outcome = 'hit';
      // A button that moves while it is pressed is not clicked at all.
      if (type === 'mouseup') setTimeout(settle);
      if (outcome !== 'missed') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Takes the element as the target of the next click. */
export const aimAt = (element: Element): void => {
  aimed = element;
  outcome = undefined;
};

/** Returns whether the last click met its target; undefined before it has arrived. */
export const aimOutcome = () => outcome;
