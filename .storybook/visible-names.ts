/** Words of a text, without case and punctuation, as voice control hears them. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether the accessible name of a control contains its visible words, next to each other. */
export const isNamedAsVisible = (visible: string, name: string): boolean =>
  ` ${wordsOf(name)} `.includes(` ${wordsOf(visible)} `) || wordsOf(visible) === '';

/** Returns the visible text of a control, without decoration that is hidden from the accessibility tree. */
const visibleText = (control: Element): string => {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || parent.closest('[aria-hidden=true]') || !parent.checkVisibility({ opacityProperty: true })) continue;
    // Text for screen readers only has no size.
    const { width, height } = parent.getBoundingClientRect();
    if (width > 1 && height > 1) found.push(texts.currentNode.textContent ?? '');
  }
  return found.join(' ');
};

const nameOf = (control: Element): string => {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/);
  if (!ids) return control.getAttribute('aria-label') ?? '';
  // An element's own label counts, also where it refers to itself.
  const textOf = (id: string) => {
    const part = document.getElementById(id);
    return part?.getAttribute('aria-label') ?? part?.textContent ?? '';
  };
  return ids.map(textOf).join(' ');
};

const controls = ['button', 'a[href]', '[role=button]', '[role=link]', '[role=tab]', '[role=menuitem]', 'summary'];
const renamed = controls.flatMap((control) => [`${control}[aria-label]`, `${control}[aria-labelledby]`]).join();

/** Throws if a control cannot be pressed by speaking its visible words (WCAG 2.5.3). */
export const checkVisibleNames = (): void => {
  const wrong = [...document.body.querySelectorAll(renamed)]
    .map((control) => ({ visible: visibleText(control).trim(), name: nameOf(control) }))
    .filter(({ visible, name }) => !isNamedAsVisible(visible, name))
    .map(({ visible, name }) => `“${visible}” is named “${name}”.`);
  if (wrong.length > 0) throw new Error(`The accessible name lacks the visible words:\n${wrong.join('\n')}`);
};
