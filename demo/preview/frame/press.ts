import type { Press } from '../screens/dialogs';

/** How long a screen may take until what is pressed is there, in milliseconds. */
const PATIENCE = 15_000;
/** Rows whose menus are looked into. */
const MOST_ROWS = 40;

const overlays = '[role=dialog], [role=alertdialog]';
const pressable = 'button, a, [role=menuitem], [role=tab], [role=checkbox], input[type=checkbox], label';
const places = {
  file: 'main input[type=file]',
  row: 'tbody [data-slot=row-link], [role=treeitem] button, tbody tr td',
  check: 'tbody [role=checkbox], tbody input[type=checkbox]',
  menu: 'main [aria-haspopup=menu]',
} as const;

const wordsOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true]');

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
const byLabel = (text: string) => all(pressable).findLast((element) => wordsOf(element) === text && !isOff(element));

/** Resolves with what is found, as soon as the page has it; undefined when it never comes. */
const appearing = <T>(find: () => T | undefined, signal: AbortSignal, patience = PATIENCE): Promise<T | undefined> =>
  new Promise((resolve) => {
    const done = (found?: T) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const look = () => {
      const found = find();
      if (found) done(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(done, patience);
    signal.addEventListener('abort', () => done(), { once: true });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });

const click = (element: HTMLElement) => {
  element.focus();
  element.click();
};

/** Opens the menus of rows one after the other, until one offers the item. */
const pressItem = async (text: string, signal: AbortSignal): Promise<boolean> => {
  await appearing(() => all(places.menu)[0], signal);
  for (const menu of all(places.menu).slice(0, MOST_ROWS)) {
    if (signal.aborted) return false;
    click(menu);
    await appearing(() => all('[role=menu]')[0], signal, 300);
    const found = byLabel(text);
    if (found) {
      click(found);
      return true;
    }
    click(menu);
    await appearing(() => (all('[role=menu]').length === 0 ? true : undefined), signal, 300);
  }
  return false;
};

/** A picture as a camera would take it, without one. */
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

/** Chooses a picture, as the system's own dialog would. */
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
  const find = 'label' in press ? () => byLabel(press.label) : () => all(places[press.place])[0];
  const found = await appearing(find, signal);
  if (found) click(found);
  return found !== undefined;
};

/** Presses one after the other, as a user would; false when something to press is not there, or nothing opens. */
export const pressAll = async (presses: readonly Press[], signal: AbortSignal): Promise<boolean> => {
  for (const press of presses) {
    if (!(await pressOne(press, signal)) || signal.aborted) return false;
  }
  return (await appearing(() => all(overlays)[0], signal)) !== undefined;
};
