import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { State } from './impact';

const icons = { up: CircleCheck, slow: TriangleAlert, down: CircleX };

/** A state as a sign; its word must stand beside it. */
export function StateMark({ state }: { state: State }) {
  const Icon = icons[state];
  return <Icon aria-hidden className="outage-mark" data-state={state} />;
}
