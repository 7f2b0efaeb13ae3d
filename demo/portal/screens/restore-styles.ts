/** Stylesheets that did not arrive. A browser tells so once, and only the one who listens then. */
const lost = new Set<HTMLLinkElement>();

const note = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
};
if (typeof document !== 'undefined') document.addEventListener('error', note, { capture: true });

const fetchAgain = (old: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = old.crossOrigin;
    link.href = old.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('A stylesheet could not be loaded.')));
    old.replaceWith(link);
    lost.delete(old);
  });

/**
 * Asks again for stylesheets that did not arrive. The bundler's loader asks for each once: after a failure, the next
 * try would show the screen without its looks. Rejects when one of them fails again.
 */
export const restoreStyles = async (): Promise<void> => {
  await Promise.all([...lost].map(fetchAgain));
};
