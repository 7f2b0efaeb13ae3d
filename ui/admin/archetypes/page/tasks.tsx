'use client';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useToast } from '../../../kit/feedback/toast';
import { type LazyPart, usePart } from '../../../react/lazy-part';
import { useTexts } from '../../../react/texts';
import { useIsQuiet } from '../../../react/use-is-quiet';

/** Props of a page's dialogs. */
export interface TaskProps<Task> {
  /** Dialog to open with its data; undefined closes all dialogs. */
  task: Task | undefined;
  onClose: () => void;
}

/** A page's dialogs: what opens and closes them. Only `Tasks` renders again with the open one, not the page. */
export interface TaskState<Task> {
  start: (task: Task) => void;
  end: () => void;
  read: () => Task | undefined;
  /** Calls back after each change; returns what ends that. */
  subscribe: (onChange: () => void) => () => void;
}

const createTaskState = <Task,>(): TaskState<Task> => {
  let open: Task | undefined;
  const listeners = new Set<() => void>();
  const set = (task: Task | undefined) => {
    open = task;
    for (const listener of listeners) listener();
  };
  return {
    start: set,
    end: () => set(undefined),
    read: () => open,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};

/**
 * Returns the state of a page's dialogs.
 *
 * @example
 * const tasks = useTask<{ do: 'add' } | { do: 'remove'; group: Group }>();
 * <Button onClick={() => tasks.start({ do: 'add' })}>Add group</Button>
 * <Tasks part={dialogs} of={tasks}>{(Dialogs, state) => <Dialogs {...state} />}</Tasks>
 */
export const useTask = <Task,>(): TaskState<Task> => useState(createTaskState<Task>)[0];

/** Returns the open dialog with its data. */
export const useOpenTask = <Task,>({ subscribe, read }: TaskState<Task>): Task | undefined =>
  useSyncExternalStore(subscribe, read, read);

/**
 * Loads the dialogs after the page's data, or when one is requested: forms are larger than the list that most users came
 * for. If a requested dialog fails to load, an error toast is rendered, and the next attempt loads it again.
 */
export const useDialogs = <Props,>(
  part: LazyPart<Props>,
  isEnabled: boolean,
  giveUp: () => void,
): ComponentType<Props> | undefined => {
  const toaster = useToast();
  const { common } = useTexts();
  const { Part, hasFailed, retry } = usePart(part, useIsQuiet() || isEnabled);
  useEffect(() => {
    if (!hasFailed || !isEnabled) return;
    toaster.error(common.partFailedTitle, common.partFailed);
    giveUp();
    retry();
  });
  return Part;
};

interface TasksProps<Task, Props> {
  /** Dialogs of the page, loaded after it. */
  part: LazyPart<Props>;
  of: TaskState<Task>;
  /** Renders the dialogs once they have loaded. */
  children: (Dialogs: ComponentType<Props>, state: TaskProps<Task>) => ReactNode;
}

/** Renders the dialogs of a page. */
export function Tasks<Task, Props>({ part, of, children }: TasksProps<Task, Props>) {
  const task = useOpenTask(of);
  const Dialogs = useDialogs(part, task !== undefined, of.end);
  return Dialogs && children(Dialogs, { task, onClose: of.end });
}
