import type { Edit, Flow } from './flow';
import { partOf, parts } from './parts';
import { triggers } from './triggers';

/** A change in words, for those who do not see it. */
export const whatHappened = (flow: Flow, edit: Edit): string => {
  if (edit.type === 'reset') return 'Back to the beginning.';
  if (edit.type === 'trigger') return `Starts when: ${triggers.find(({ id }) => id === edit.id)?.name}.`;
  if (edit.type === 'add') {
    const name = parts.find(({ kind }) => kind === edit.kind)?.name;
    return `${name} added as step ${(edit.at ?? flow.steps.length) + 1}.`;
  }
  const step = flow.steps.find(({ id }) => id === edit.id);
  if (!step) return '';
  const { name, choices } = partOf(step);
  if (edit.type === 'remove') return `${name} removed.`;
  if (edit.type === 'move') return `${name} is now step ${edit.to + 1} of ${flow.steps.length}.`;
  return `${name}: ${choices.find(({ value }) => value === edit.value)?.label ?? 'nothing chosen'}.`;
};
