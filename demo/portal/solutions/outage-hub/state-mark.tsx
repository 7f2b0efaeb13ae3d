import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { State } from './impact';

const icons = { up: CircleCheck, slow: TriangleAlert, down: CircleX };

/** Renders the icon of a state; requires visible text beside it. */
export function StateMark({ state }: { state: State }) {
  const Icon = icons[state];
  return <Icon aria-hidden className="outage-mark" data-state={state} />;
}
