import { afterAll } from 'vitest';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { describeState } from '../../../support/state-contract';

const state = openSqliteState({ now: () => Date.UTC(2026, 5, 15) });
afterAll(() => state.close());

let made = 0;
describeState(
  'of one process',
  () => state,
  () => `id-${++made}`,
);
