import { type ConnectionSource, connectionSources } from '@gatehouse/sdk/provisioning';
import type { ProvisioningTexts } from '../../locales/en/admin/provisioning';

/** Returns the kind of directory; `other` for unknown ones. */
export const sourceOf = ({ source }: { source: string }): ConnectionSource =>
  connectionSources.find((name) => name === source) ?? 'other';

interface Named {
  connectionName?: string | null | undefined;
  source: string;
}

/** Returns the name of a connection, or that of its directory if it has none. */
export const nameOf = (connection: Named, texts: ProvisioningTexts): string =>
  connection.connectionName?.trim() || texts.sources[sourceOf(connection)];
