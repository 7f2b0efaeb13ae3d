let aimed: Element | undefined;
let outcome: 'hit' | 'missed' | undefined;

const isAimed = (target: EventTarget | null): boolean => {
  if (!aimed || !(target instanceof Element)) return false;
  return aimed.contains(target) || target.closest('label')?.control === aimed;
};

const settle = () => {
  outcome ??= 'missed';
};

// An element that has moved since then is not clicked, nor is another one in its place.
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
  addEventListener(
    type,
    (event) => {
      if (!event.isTrusted) return;
      if (type === 'pointerdown') outcome = isAimed(event.target) ? undefined : 'missed';
      if (type === 'click' && isAimed(event.target)) outcome = 'hit';
      // A button that moves while it is pressed is not clicked.
      if (type === 'mouseup') setTimeout(settle);
      if (outcome !== 'missed') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Makes the element the target of the next click. */
export const aimAt = (element: Element): void => {
  aimed = element;
  outcome = undefined;
};

/** Returns whether the last click hit its target; undefined before it has arrived. */
export const aimOutcome = () => outcome;
