import type { PrototypeTexts } from '../../texts/prototype-texts';
import type { Edit, Flow } from './flow';
import { labelOf } from './parts';
import { triggers } from './triggers';

/** Returns the description of a change, which is announced to screen readers. */
export const describeEdit = (
  flow: Flow,
  edit: Edit,
  { parts, triggers: names, choices, announcements }: PrototypeTexts<'workflow-automation'>,
): string => {
  if (edit.type === 'reset') return announcements.reset;
  if (edit.type === 'trigger') {
    const trigger = triggers.find(({ id }) => id === edit.id);
    return trigger ? announcements.trigger(names[trigger.id]) : '';
  }
  if (edit.type === 'add') return announcements.added(parts[edit.kind], (edit.at ?? flow.steps.length) + 1);
  const step = flow.steps.find(({ id }) => id === edit.id);
  if (!step) return '';
  const name = parts[step.kind];
  if (edit.type === 'remove') return announcements.removed(name);
  if (edit.type === 'move') return announcements.moved(name, edit.to + 1, flow.steps.length);
  return announcements.chosen(
    name,
    labelOf({ kind: step.kind, value: edit.value }, { choices }) || announcements.nothingChosen,
  );
};
