/** An error at the start that one sentence explains. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

type Close = () => Promise<void>;

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Both, since browsers try either for `localhost`. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Opens a port on several addresses of this machine.
 * @throws StartError when the port is not available
 */
export const openPort = async (
  port: number,
  hosts: readonly string[],
  open: (host: string) => Promise<Close>,
): Promise<Close> => {
  const opened: Close[] = [];
  const closeAll = async () => {
    await Promise.all(opened.map((close) => close()));
  };
  for (const host of hosts) {
    try {
      opened.push(await open(host));
    } catch (error) {
      // A machine without IPv6 has no ::1.
      if (host === '::1' && isCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) continue;
      await closeAll();
      if (isCode(error, 'EADDRINUSE')) {
        throw new StartError(`Port ${port} is taken by another program. Stop that program or choose another port.`);
      }
      if (isCode(error, 'EACCES')) throw new StartError(`Port ${port} may not be used here. Choose another port.`);
      throw error;
    }
  }
  return closeAll;
};
