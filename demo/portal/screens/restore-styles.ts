/** Stylesheets that failed to load. The error event fires once, so listeners are added early. */
const failedLinks = new Set<HTMLLinkElement>();

const onError = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
};
if (typeof document !== 'undefined') document.addEventListener('error', onError, { capture: true });

const refetch = (old: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = old.crossOrigin;
    link.href = old.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('A stylesheet could not be loaded.')));
    old.replaceWith(link);
    failedLinks.delete(old);
  });

/**
 * Fetches failed stylesheets again. The bundler's loader fetches each once: after a failure, the next attempt would
 * render the screen unstyled. Rejects when one of them fails again.
 */
export const restoreStyles = async (): Promise<void> => {
  await Promise.all([...failedLinks].map(refetch));
};
