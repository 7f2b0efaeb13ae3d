import './session';

/** Uses the SDK in a worker and returns its message. */
const askWorker = (url: string) =>
  new Promise<unknown>((resolve, reject) => {
    // The policy of the page accepts script URLs only from a Trusted Types policy.
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (text) => text });
    const worker = new Worker(policy?.createScriptURL('/worker.js') ?? '/worker.js', { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(url);
  });

declare global {
  interface Window {
    askWorker: typeof askWorker;
    /** Violations of the page's policy, recorded by the script that runs first. */
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
