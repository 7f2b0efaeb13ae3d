/** Parses a URL that a page may navigate to or call: http or https, without credentials. Undefined for any other. */
export const webUrl = (address: string, page?: URL): URL | undefined => {
  try {
    const url = new URL(address, page);
    return ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
};
