const FIELDS = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="range"])';

/** Elements for screen readers only are clipped to one pixel. */
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

/** Elements with a text node of their own. */
export const textElements = (root: Element): Element[] => {
  const found = new Set<Element>(root.querySelectorAll(FIELDS));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && textContent?.trim()) found.add(parentElement);
  }
  return [...found].filter(isShown);
};

/** Returns the background of an element, and the effects that apply to its descendants. */
const paintOf = (element: Element): string => {
  const style = getComputedStyle(element);
  return [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode].join(' ');
};

const NOTHING = 'rgba(0, 0, 0, 0) none 1 none normal';

const ancestorsOf = (element: Element): Element[] => {
  const found: Element[] = [];
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) found.push(ancestor);
  return found;
};

/** Returns the elements at the middle of an element, topmost first; empty when it is outside the viewport. */
const layersAt = (element: Element): Element[] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2);
};

const isBesideText = (element: Element) =>
  [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());

/**
 * Returns every computed style that affects the contrast of a text: its color and size, and all backgrounds around,
 * under and over it. Texts with equal results have the same contrast.
 */
export const createDescription = (): ((element: Element) => string) => {
  const paints = new Map<Element, string>();
  const paint = (element: Element) => {
    const known = paints.get(element) ?? paintOf(element);
    paints.set(element, known);
    return known;
  };
  return (element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    const around = ancestorsOf(element);
    const layers = layersAt(element).filter((layer) => !around.includes(layer) && !element.contains(layer));
    const painted = [...around, ...layers].map(paint).filter((color) => color !== NOTHING);
    const beside = isBesideText(element) && element.parentElement && getComputedStyle(element.parentElement).color;
    return [color, fontSize, fontWeight, textShadow, textDecorationLine, beside, layers.length, ...painted].join('|');
  };
};
