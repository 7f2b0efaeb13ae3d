import type { Press } from '../screens/dialogs';

/** Milliseconds to wait for an element to press. */
const TIMEOUT = 15_000;
/** Milliseconds to wait for an element that is rendered already. */
const SHORT_TIMEOUT = 1000;
/** Maximum number of rows whose menus are searched. */
const MAX_ROWS = 40;
/** Times that the menus are searched: what decides on their items may load after the rows. */
const SEARCHES = 2;

const overlays = '[role=dialog], [role=alertdialog]';
const pressable = 'button, a, [role=menuitem], [role=tab], [role=checkbox], input[type=checkbox], label';
const places = {
  file: 'main input[type=file]',
  row: 'tbody [data-slot=row-link]',
  check: 'tbody [role=checkbox], tbody input[type=checkbox]',
  menu: ':is(tbody, main li, [role=treegrid]) [aria-haspopup=menu]',
} as const;

const labelOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true]');

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
/** The text of a button is more specific than its accessible name, which may contain the name of a row. */
const hasText = (element: HTMLElement, text: string) =>
  labelOf(element) === text || element.textContent?.trim() === text;
const hasTitle = (element: HTMLElement, title: string) =>
  [...(element.closest('section')?.querySelectorAll('h2, h3') ?? [])].some((heading) => heading.textContent === title);
const byLabel = (text: string, title?: string) =>
  all(pressable).findLast(
    (element) => hasText(element, text) && !isOff(element) && (title === undefined || hasTitle(element, title)),
  );

/** Resolves with an element once it is rendered; undefined after the timeout. */
const appearing = <T>(find: () => T | undefined, signal: AbortSignal, timeout = TIMEOUT): Promise<T | undefined> =>
  new Promise((resolve) => {
    const done = (result?: T) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(result);
    };
    const look = () => {
      const match = find();
      if (match) done(match);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(done, timeout);
    signal.addEventListener('abort', () => done(), { once: true });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });

const click = (element: HTMLElement) => {
  element.focus();
  element.click();
};

/** Opens the menus of rows one after the other until one contains the item. Rows may still be loading. */
const searchItem = async (text: string, signal: AbortSignal): Promise<boolean> => {
  const tried = new Set<HTMLElement>();
  const next = () => all(places.menu).find((menu) => !tried.has(menu));
  while (tried.size < MAX_ROWS && !signal.aborted) {
    const menu = await appearing(next, signal, tried.size === 0 ? TIMEOUT : SHORT_TIMEOUT);
    if (!menu) return false;
    tried.add(menu);
    click(menu);
    await appearing(() => all('[role=menu]')[0], signal, SHORT_TIMEOUT);
    const item = byLabel(text);
    if (item) {
      click(item);
      return true;
    }
    if (menu.getAttribute('aria-expanded') === 'true') click(menu);
    await appearing(() => (all('[role=menu]').length === 0 ? true : undefined), signal, SHORT_TIMEOUT);
  }
  return false;
};

const pressItem = async (text: string, signal: AbortSignal): Promise<boolean> => {
  for (let search = 0; search < SEARCHES; search += 1) {
    if (await searchItem(text, signal)) return true;
  }
  return false;
};

const drawPicture = async (): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
  const pen = canvas.getContext('2d');
  if (pen) {
    const light = pen.createLinearGradient(0, 0, 480, 480);
    light.addColorStop(0, '#f6b26b');
    light.addColorStop(1, '#6d4aa8');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 480, 480);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], 'picture.png', { type: 'image/png' });
};

/** Selects a picture in a file input. */
const chooseFile = async (signal: AbortSignal): Promise<boolean> => {
  const field = await appearing(
    () => document.querySelector<HTMLInputElement>('main input[type=file]') ?? undefined,
    signal,
  );
  if (!field) return false;
  const files = new DataTransfer();
  files.items.add(await drawPicture());
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

const pressOne = async (press: Press, signal: AbortSignal): Promise<boolean> => {
  if ('item' in press) return pressItem(press.item, signal);
  if ('place' in press && press.place === 'file') return chooseFile(signal);
  const find = 'label' in press ? () => byLabel(press.label, press.within) : () => all(places[press.place])[0];
  const target = await appearing(find, signal);
  if (target) click(target);
  return target !== undefined;
};

/** Presses a list of elements in order; false when an element is missing, or nothing opens. */
export const pressAll = async (presses: readonly Press[], signal: AbortSignal): Promise<boolean> => {
  for (const press of presses) {
    if (!(await pressOne(press, signal)) || signal.aborted) return false;
  }
  return (await appearing(() => all(overlays)[0], signal)) !== undefined;
};
