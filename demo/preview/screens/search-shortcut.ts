/** Calls `run` on Ctrl+K or ⌘K anywhere in this window. Returns the function that ends it. */
export const listenForSearch = (run: () => void): (() => void) => {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    run();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
};
