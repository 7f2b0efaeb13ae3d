/** First port of a run's servers. Two runs at once need ports of their own: `E2E_PORT=4800` moves these. */
const FIRST = Number(process.env.E2E_PORT ?? 4310);

/** Who listens in a run: the server of most tests, and those that some start for themselves. */
const places = [
  'build',
  'tests',
  'killed',
  'start',
  'hostile',
  'withoutWebhook',
  'secrets',
  'withoutStrictMode',
] as const;

/** The ports of one server; each worker of a run has its own. */
export const portsOf = (place: (typeof places)[number], worker: number) => {
  const portalPort = FIRST + 2 * (worker * places.length + places.indexOf(place));
  return { portalPort, identityPort: portalPort + 1 };
};
