/** The address in Chromium's and Firefox' messages about a module that could not be imported. */
const ADDRESS = /dynamically imported module: (https?:\/\/[^\s?]+)/;

// The comments keep bundlers from looking for the module: it is one that they have built.
const importFrom = <Module>(address: string): Promise<Module> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address);

/**
 * Imports a module that loads late. After a failed download it is imported once more from another address, since some
 * browsers keep a failed import until the page is reloaded. Other errors are thrown as they are.
 *
 * @example const { ReportPage } = await importModule(() => import('./report-page'));
 */
export const importModule = async <Module>(
  load: () => Promise<Module>,
  again: (address: string) => Promise<Module> = importFrom,
): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    const [, address] = ADDRESS.exec(String(error)) ?? [];
    if (!address) throw error;
    return again(`${address}?again=${Date.now()}`);
  }
};
