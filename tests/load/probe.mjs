/**
 * Loaded into a server before its own code: reports measurements to the parent process, without code for it in the
 * server.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

process.on('message', (message) => {
  if (message !== 'measure') return;
  // The delay is measured by a timer with an interval of its own.
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
