/** First port of a run's portals. Two runs at once need ports of their own: `E2E_PORT=4800` moves these. */
const FIRST = Number(process.env.E2E_PORT ?? 4370);

/** The ports of one server; `place` keeps the servers of a run apart. */
export const portsOf = (place: number) => ({ portalPort: FIRST + place, identityPort: FIRST + 100 + place });

/** Who else listens in a run besides the server of each worker, which has the number of its worker. */
export const places = { build: -10, killed: 10, start: 20, hostile: 22, withoutWebhook: 24, secrets: 30 } as const;
