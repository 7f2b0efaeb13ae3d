import { parseJson } from '../../guards';

export interface LocalProvider {
  origin: string;
  /** Document of the hosted pages at the first request of the preview. */
  before: string;
}

const LOOPBACK = /^http:\/\/(?:[\w-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const textIn = (value: unknown, name: string): string => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' ? field : '';
};

const place = (origin: string) => `${origin}/_emulator/login-box`;

/** Returns the provider of the portal that serves the preview; undefined unless it is the local one. */
export const findLocalProvider = async (): Promise<LocalProvider | undefined> => {
  try {
    const settings = parseJson(await (await fetch('/portal-config.json')).text());
    const address = textIn(settings, 'identityUrl');
    const origin = URL.canParse(address) ? new URL(address).origin : '';
    if (!LOOPBACK.test(origin)) return undefined;
    const response = await fetch(place(origin));
    return response.ok ? { origin, before: await response.text() } : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a document at the local provider. Resolves with the error message when it is refused. */
export const storeDocument = async ({ origin }: LocalProvider, document: string): Promise<string | undefined> => {
  try {
    const response = await fetch(place(origin), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: document,
    });
    if (response.ok) return undefined;
    const { errors }: { errors?: string[] } = await response.json();
    return errors?.join(' ') ?? `Its response was ${response.status}.`;
  } catch {
    return 'It could not be reached. Start it with “npm start”.';
  }
};
