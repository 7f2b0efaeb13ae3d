import { type SsoConfiguration, type SsoType, ssoTypeOf } from '@gatehouse/sdk/sso';
import { readableDomain } from '@gatehouse/sdk/text';

interface ConnectionName {
  /** The first domain; without one, the name of the type. */
  title: string;
  /** Name of the type; undefined if it is the title. */
  type: string | undefined;
  /** Both in one phrase. */
  full: string;
}

/** Returns the name of a connection. An account may have several of one type, but a domain belongs to one of them. */
export const connectionName = (
  connection: SsoConfiguration,
  types: Readonly<Record<SsoType, string>>,
): ConnectionName => {
  const type = types[ssoTypeOf(connection)];
  const [first] = connection.domains ?? [];
  if (!first) return { title: type, type: undefined, full: type };
  const title = readableDomain(first.domain);
  return { title, type, full: `${type} (${title})` };
};
