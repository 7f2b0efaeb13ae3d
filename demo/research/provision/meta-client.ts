import { nullish, object, type output, safeParse, string, type ZodMiniType } from 'zod/mini';
import { type Clock, pause, systemClock, within } from '../../gateway/runtime/clock';
import { ProvisionError } from './provision-error';

/** Milliseconds for one call; a new table takes a slow server some seconds. */
const CALL_TIME = 30_000;
/** The hosted database blocks a caller that was too fast for this long. */
const BLOCK = 30_000;
const TRIES = 4;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** What the caller was about to do, for the message: 'create the table users'. */
  intent: string;
}

interface MetaClientOptions {
  url: string;
  fetch?: typeof fetch;
  clock?: Clock;
  /** Called when the server requests a pause. */
  tell: (line: string) => void;
}

/** Calls the meta API of a NocoDB. @throws ProvisionError on every error */
export interface MetaClient {
  send<S extends ZodMiniType>(call: Call, answer: S, headers: Readonly<Record<string, string>>): Promise<output<S>>;
}

/** Returns the server's error message, from either of its two shapes. */
export class Refusal extends ProvisionError {
  constructor(
    readonly status: number,
    readonly said: string,
    intent: string,
  ) {
    super(`NocoDB refused to ${intent}: ${status} - ${said}`);
  }
}

const Fault = object({ msg: nullish(string()), message: nullish(string()) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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
    `${url} answers, but not as a NocoDB. Set RESEARCH_DB_URL to the address under which you open NocoDB, without /dashboard.`,
  );

/** Opens the meta API of the NocoDB at an address; nothing is called yet. */
export const createMetaClient = ({
  url,
  fetch = globalThis.fetch,
  clock = systemClock,
  tell,
}: MetaClientOptions): MetaClient => {
  const late = () =>
    new ProvisionError(
      `${new URL(url).host} did not answer within ${CALL_TIME / 1000} seconds. See whether NocoDB is well, then run this again; what was created is found then.`,
    );

  const attempt = async ({ method, path, body }: Call, headers: Readonly<Record<string, string>>) => {
    try {
      return await within(clock, CALL_TIME, late, async (signal) => {
        const response = await fetch(`${url}${path}`, {
          method,
          signal,
          // A redirect would carry the token to wherever it points.
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
    async send(call, answer, headers) {
      for (let tries = 1; ; tries += 1) {
        const { response, text } = await attempt(call, headers);
        const { status } = response;
        if (status === 429 && tries < TRIES) {
          const wait = Number(response.headers.get('retry-after')) * 1000 || BLOCK;
          tell(`NocoDB asks for a pause of ${Math.ceil(wait / 1000)} seconds.`);
          await pause(clock, wait);
          continue;
        }
        if (status >= 300 && status < 400) {
          throw new ProvisionError(
            `${url} sends you on to ${response.headers.get('location') ?? 'another address'}. Set RESEARCH_DB_URL to the address that answers itself.`,
          );
        }
        const body = parsed(text);
        if (status >= 200 && status < 300) {
          const read = safeParse(answer, body);
          if (!read.success) throw notNocoDb(url);
          return read.data;
        }
        const fault = safeParse(Fault, body);
        const said = fault.success ? (fault.data.msg ?? fault.data.message) : undefined;
        if (!said || (status === 404 && said.startsWith('Cannot '))) throw notNocoDb(url);
        throw new Refusal(status, said, call.intent);
      }
    },
  };
};
