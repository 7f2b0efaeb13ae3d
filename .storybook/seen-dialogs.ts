import type { StoryContext } from '@storybook/react-vite';
import { dialogsOf } from './dialog-stories';

const nameOf = (dialog: Element): string => {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  return (title?.textContent ?? dialog.getAttribute('aria-label') ?? '').trim();
};

/** Checks that a story opens the dialogs listed for it in `dialog-stories.ts`. */
export const watchDialogs = ({ id }: Pick<StoryContext, 'id'>): (() => void) | undefined => {
  const missing = new Set(dialogsOf(id));
  if (missing.size === 0) return undefined;
  const look = () => {
    for (const dialog of document.querySelectorAll('[role=dialog], [role=alertdialog]')) missing.delete(nameOf(dialog));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    if (missing.size > 0) throw new Error(`${id} does not open: ${[...missing].join(', ')}`);
  };
};
