import type { Step, StepKind } from './parts';
import { type Trigger, triggers } from './triggers';

/** A workflow in the editor. */
export interface Flow {
  readonly trigger: Trigger;
  readonly steps: readonly Step[];
}

/** A change to a workflow. */
export type Edit =
  | { readonly type: 'trigger'; readonly id: string }
  | { readonly type: 'add'; readonly kind: StepKind; readonly at?: number }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'move'; readonly id: number; readonly to: number }
  | { readonly type: 'choose'; readonly id: number; readonly value: string }
  | { readonly type: 'reset' };

/** Maximum number of steps of a workflow in the prototype. */
export const MAX_STEPS = 7;

/** Initial workflow, with three errors. */
export const firstFlow: Flow = {
  trigger: triggers[0],
  steps: [
    { id: 1, kind: 'buy', value: '' },
    { id: 2, kind: 'approval', value: 'finance' },
    { id: 3, kind: 'only-if', value: 'within-7' },
    { id: 4, kind: 'message', value: '' },
  ],
};

const inserted = <Item>(items: readonly Item[], at: number, item: Item) => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** Returns the workflow after a change; an impossible one, such as a move past the end, leaves it unchanged. */
export const edited = (flow: Flow, edit: Edit): Flow => {
  const { steps } = flow;
  if (edit.type === 'reset') return firstFlow;
  if (edit.type === 'trigger') {
    const trigger = triggers.find(({ id }) => id === edit.id);
    return trigger ? { ...flow, trigger } : flow;
  }
  if (edit.type === 'add') {
    if (steps.length === MAX_STEPS) return flow;
    const id = Math.max(0, ...steps.map((step) => step.id)) + 1;
    return { ...flow, steps: inserted(steps, edit.at ?? steps.length, { id, kind: edit.kind, value: '' }) };
  }
  const step = steps.find(({ id }) => id === edit.id);
  if (!step) return flow;
  const others = steps.filter((other) => other !== step);
  if (edit.type === 'remove') return { ...flow, steps: others };
  if (edit.type === 'move') {
    if (edit.to < 0 || edit.to >= steps.length) return flow;
    return { ...flow, steps: inserted(others, edit.to, step) };
  }
  return { ...flow, steps: steps.map((other) => (other === step ? { ...step, value: edit.value } : other)) };
};
