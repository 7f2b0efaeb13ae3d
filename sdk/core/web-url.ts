/** An address that a page may be sent to or may call: http or https, and no credentials in it. Undefined for any other. */
export const webUrl = (address: string, page?: URL): URL | undefined => {
  try {
    const url = new URL(address, page);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
  } catch {
    return undefined;
  }
};
