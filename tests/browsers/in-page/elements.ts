import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { FIELD, type Pattern, type Query } from '../flows/query';
import type { Point } from '../tab';

/** Elements with an implicit role. */
const implicit: Readonly<Record<string, string>> = {
  [FIELD]: 'input:not([type=hidden]), select, textarea, [role=combobox], [role=spinbutton], [role=textbox]',
  button: 'button, input[type=submit], summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  form: 'form',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img',
  link: 'a[href]',
  option: 'option',
  row: 'tr',
};

/** On one line, without direction marks. */
const inOneLine = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const matches = ({ text, flags }: Pattern, value: string): boolean => new RegExp(text, flags).test(value);

const hasName = (element: Element, name: Pattern): boolean => {
  const own = inOneLine(computeAccessibleName(element));
  return name.flags === undefined ? own === name.text : matches(name, own);
};

const hasText = (element: Element, text: string): boolean => inOneLine(element.textContent ?? '').includes(text);

/** Whether the element is rendered and exposed to assistive technology. */
const isPerceivable = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]')
  );
};

const byRole = (root: Element, role: string): Element[] => {
  const own = implicit[role];
  const all = root.querySelectorAll(own ? `[role=${role}], ${own}` : `[role=${role}]`);
  return [...all].filter((element) => role === FIELD || getRole(element) === role);
};

/** The innermost elements with a text: a text that an element lacks, its children lack too. */
const byText = (root: Element, text: string): Element[] => {
  const children = [...root.children].filter((child) => !child.matches('script, style') && hasText(child, text));
  return children.length > 0 ? children.flatMap((child) => byText(child, text)) : [root];
};

const startOf = (root: Element, { role, selector, text }: Query): Element[] => {
  if (role !== undefined) return byRole(root, role);
  if (selector !== undefined) return [...root.querySelectorAll(selector), ...(root.matches(selector) ? [root] : [])];
  return text !== undefined && hasText(root, text) ? byText(root, text) : [];
};

/** Returns the elements that match a query, in document order. */
export const elementsOf = (query: Query): Element[] => {
  const { name, text, within } = query;
  const roots = within ? elementsOf(within) : [document.documentElement];
  return roots
    .flatMap((root) => startOf(root, query))
    .filter(
      (element) =>
        isPerceivable(element) && (text === undefined || hasText(element, text)) && (!name || hasName(element, name)),
    );
};

const SMALLEST = 4;

const isInView = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

const centerOf = (element: Element): Point => {
  // The first line of an element that wraps.
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isSmall = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width < SMALLEST || height < SMALLEST;
};

/** The label of a control that is visually hidden. */
const targetOf = (element: Element): Element =>
  (element instanceof HTMLInputElement && isSmall(element) && element.labels?.[0]) || element;

/** The element that covers a point. */
const obstacleAt = (point: Point, element: Element): string | undefined => {
  const hit = document.elementFromPoint(point.x, point.y);
  if (!hit) return 'outside of the window';
  if (element.contains(hit) || hit.closest('label')?.control === element) return undefined;
  return `covered by <${hit.localName} class="${hit.getAttribute('class') ?? ''}">`;
};

/** Returns where an element can be clicked, or the reason why it cannot. */
export const pointOf = (element: Element): Point | string => {
  if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled';
  const target = targetOf(element);
  const point = centerOf(target);
  const obstacle = obstacleAt(point, target);
  if (!obstacle && isInView(point)) return point;
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const scrolled = centerOf(target);
  return obstacleAt(scrolled, target) ?? scrolled;
};
