import { createReachableHosts, hostOf } from '../../rules/policies/reachable-hosts';
import { ExternalError } from '../../sso/external-provider';
import { limitedText } from '../../sso/read-address';

export type CallExternal = (url: string, init: RequestInit) => Promise<Response>;

const bounded = async (response: Response): Promise<Response> => {
  const text = await limitedText(response);
  if (text === undefined) throw new ExternalError('server_error', 'The response is larger than a megabyte.');
  const { status, statusText, headers } = response;
  return new Response(text || null, { status, statusText, headers });
};

/**
 * Creates a `fetch` that reaches only this machine and the given hosts, without redirects.
 * @throws ExternalError from its calls, for another host or without a response
 */
export const createCallExternal = (hosts: readonly string[], setting: string): CallExternal => {
  const isReachable = createReachableHosts(hosts);
  return async (address, init) => {
    const host = hostOf(new URL(address));
    if (!isReachable(host)) {
      const fix = `Start it with ${setting}${host}.`;
      throw new ExternalError('server_error', `The local provider only calls this machine. ${fix}`);
    }
    try {
      return await bounded(await fetch(address, { ...init, redirect: 'manual' }));
    } catch (cause) {
      if (cause instanceof ExternalError) throw cause;
      throw new ExternalError('temporarily_unavailable', `${host} did not answer.`, { cause });
    }
  };
};
