/** The protocol of WebDriver (W3C): commands go to a driver over HTTP. */

export type Method = 'GET' | 'POST' | 'DELETE';

interface Refusal {
  error: string;
  message: string;
}

/**
 * Sends a command and returns its value.
 * @throws Error with the code and the message of the driver
 */
export const sendCommand = async (address: string, method: Method, body?: object): Promise<unknown> => {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as Refusal;
  throw new Error(`${error}: ${message}`);
};

/** Waits until the driver at this address accepts commands. */
export const driverIsReady = async (server: string): Promise<void> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const status = await sendCommand(`${server}/status`, 'GET').catch(() => undefined);
    if ((status as { ready?: boolean } | undefined)?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No driver responds at ${server}.`);
};
