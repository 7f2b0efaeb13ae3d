import { importModule } from '@gatehouse/sdk/import-module';

let adopting: Promise<void> | undefined;

const adopt = async (): Promise<void> => {
  const { sheet } = await importModule(() => import('./sheet'));
  if (sheet === '' || !('adoptedStyleSheets' in document)) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
};

/**
 * Adds the style sheet of the screens to the page, once: applications of the vendor import none. A constructed sheet needs no
 * exception in a Content Security Policy.
 */
export const adoptStyles = (): Promise<void> => {
  adopting ??= adopt().catch((error: unknown) => {
    adopting = undefined;
    throw error;
  });
  return adopting;
};
