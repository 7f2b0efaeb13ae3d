import { nullish, object, type output, safeParse, string, type ZodMiniType } from 'zod/mini';
import { type Clock, pause, systemClock, within } from '../../gateway/runtime/clock';
import { parseJson } from '../../guards';
import { ProvisionError } from './settings';

/** Milliseconds for one call; a new table takes a slow server some seconds. */
const CALL_TIME = 30_000;
/** Milliseconds for which the hosted database blocks a caller that exceeds its rate. */
const DEFAULT_RETRY_AFTER = 30_000;
const MAX_ATTEMPTS = 4;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Purpose of the call, for the error message: 'create the table users'. */
  intent: string;
}

interface MetaClientOptions {
  url: string;
  fetch?: typeof fetch;
  clock?: Clock;
  /** Called when the server requests a pause. */
  report: (line: string) => void;
}

/** Calls the meta API of a NocoDB. Every error is a ProvisionError. */
export interface MetaClient {
  send<S extends ZodMiniType>(call: Call, schema: S, headers: Readonly<Record<string, string>>): Promise<output<S>>;
}

/** An error response of the server. */
export class Refusal extends ProvisionError {
  constructor(
    readonly status: number,
    readonly serverMessage: string,
    intent: string,
  ) {
    super(`NocoDB refused to ${intent}: ${status} - ${serverMessage}`);
  }
}

const ErrorBody = object({ msg: nullish(string()), message: nullish(string()) });

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'no reason given';
};

const unreachable = (url: string, error: unknown): ProvisionError => {
  const code = codeOf(error);
  const { host, hostname } = new URL(url);
  if (code === 'ECONNREFUSED')
    return new ProvisionError(`Nothing listens at ${host}. Start NocoDB there, or correct RESEARCH_DB_URL.`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new ProvisionError(`The name ${hostname} is not known. Correct RESEARCH_DB_URL, or check your network.`);
  return new ProvisionError(
    `The connection to ${host} failed (${code}). Check RESEARCH_DB_URL, http or https included, and your network.`,
  );
};

const notNocoDb = (url: string): ProvisionError =>
  new ProvisionError(
    `${url} responds, but is not a NocoDB. Set RESEARCH_DB_URL to the address under which you open NocoDB, without /dashboard.`,
  );

/** Creates a client of a NocoDB's meta API; makes no call yet. */
export const createMetaClient = ({
  url,
  fetch = globalThis.fetch,
  clock = systemClock,
  report,
}: MetaClientOptions): MetaClient => {
  const late = () =>
    new ProvisionError(
      `${new URL(url).host} did not answer within ${CALL_TIME / 1000} seconds. Check that NocoDB runs, then run this again: it finds what was already created.`,
    );

  const attempt = async ({ method, path, body }: Call, headers: Readonly<Record<string, string>>) => {
    try {
      return await within(clock, CALL_TIME, late, async (signal) => {
        const response = await fetch(`${url}${path}`, {
          method,
          signal,
          // A redirect would send the token to another server.
          redirect: 'manual',
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { response, text: await response.text() };
      });
    } catch (error) {
      throw error instanceof ProvisionError ? error : unreachable(url, error);
    }
  };

  return {
    async send(call, schema, headers) {
      for (let tries = 1; ; tries += 1) {
        const { response, text } = await attempt(call, headers);
        const { status } = response;
        if (status === 429 && tries < MAX_ATTEMPTS) {
          const wait = Number(response.headers.get('retry-after')) * 1000 || DEFAULT_RETRY_AFTER;
          report(`NocoDB requests a pause of ${Math.ceil(wait / 1000)} seconds.`);
          await pause(clock, wait);
          continue;
        }
        if (status >= 300 && status < 400) {
          throw new ProvisionError(
            `${url} redirects to ${response.headers.get('location') ?? 'another address'}. Set RESEARCH_DB_URL to the URL of NocoDB itself.`,
          );
        }
        const body = parseJson(text);
        if (status >= 200 && status < 300) {
          const read = safeParse(schema, body);
          if (!read.success) throw notNocoDb(url);
          return read.data;
        }
        const failure = safeParse(ErrorBody, body);
        const serverMessage = failure.success ? (failure.data.msg ?? failure.data.message) : undefined;
        if (!serverMessage || (status === 404 && serverMessage.startsWith('Cannot '))) throw notNocoDb(url);
        throw new Refusal(status, serverMessage, call.intent);
      }
    },
  };
};
