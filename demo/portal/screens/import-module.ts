/** The address in a browser's message about a module that could not be imported. */
const ADDRESS = /https?:\/\/[^\s?]+\.js/;

/**
 * Imports a module. After a failure it is imported once more from another address, since some browsers keep a failed import
 * until the page is reloaded. A message without an address fails as it is.
 */
export const importModule = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    const [address] = ADDRESS.exec(String(error)) ?? [];
    if (!address) throw error;
    const again: Module = await import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
    return again;
  }
};
