import './session';

/** Asks a worker to use the SDK, and gives what it said. */
const askWorker = (url: string) =>
  new Promise<unknown>((resolve, reject) => {
    // The policy of the page takes no text as the address of a script unless a policy of the page made it.
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (text) => text });
    const worker = new Worker(policy?.createScriptURL('/worker.js') ?? '/worker.js', { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(url);
  });

declare global {
  interface Window {
    askWorker: typeof askWorker;
    /** What the policy of the page refused, by the guard that runs first. */
    violations: string[];
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (text: string) => string },
      ): { createScriptURL(text: string): string };
    };
  }
}
window.askWorker = askWorker;
