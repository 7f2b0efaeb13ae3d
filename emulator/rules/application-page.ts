import type { Call } from '../call';

/** Address of a page of the application that called, for links in mails. */
export const applicationPage = ({ client, provider, request }: Call, path: string): URL =>
  new URL(path, provider.origins.ofApplication(client, request));
