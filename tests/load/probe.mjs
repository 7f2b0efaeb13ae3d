/** Loaded into a server before its own code: tells its parent how it is, without anything in the server for it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

process.on('message', (message) => {
  if (message !== 'measure') return;
  // What the delay is measured with takes its own interval each time.
  const loop = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION);
  delay.reset();
  globalThis.gc?.();
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const cpu = (user + system) / 1000;
  const handles = process.getActiveResourcesInfo().length;
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send?.({ measured: { heap, rss, loop, cpu, handles } });
});
