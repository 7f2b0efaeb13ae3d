'use client';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type Chunk, useChunk } from '../../kit/chunk';
import { useToast } from '../../kit/toast';
import { useTexts } from '../../react/texts';

/** What the dialogs of a page are handed. */
export interface TaskProps<Task> {
  /** What is being done; undefined keeps every dialog closed. */
  task: Task | undefined;
  onClose: () => void;
}

/** Which dialog of a page is open, and for what. */
export interface TaskState<Task> {
  task: Task | undefined;
  start: (task: Task) => void;
  end: () => void;
}

/**
 * Keeps which dialog of a page is open.
 *
 * @example
 * const tasks = useTask<{ do: 'add' } | { do: 'remove'; group: Group }>();
 * <Button onClick={() => tasks.start({ do: 'add' })}>Add group</Button>
 * <Tasks code={dialogs} of={tasks}>{(Dialogs, state) => <Dialogs {...state} />}</Tasks>
 */
export const useTask = <Task,>(): TaskState<Task> => {
  const [task, start] = useState<Task>();
  const end = useCallback(() => start(undefined), []);
  return useMemo(() => ({ task, start: (next) => start(() => next), end }), [task, end]);
};

/**
 * Fetches dialogs after the page: forms weigh more than the rows that most users came for. When they are wanted and do
 * not arrive, the user is told, and the next attempt fetches them again.
 */
export const useDialogs = <Props,>(
  code: Chunk<Props>,
  areWanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | undefined => {
  const toaster = useToast();
  const { common } = useTexts();
  const { Part, hasFailed, retry } = useChunk(code);
  useEffect(() => {
    if (!hasFailed || !areWanted) return;
    toaster.error(common.partFailedTitle, common.partFailed);
    giveUp();
    retry();
  });
  return Part;
};

interface TasksProps<Task, Props> {
  /** The dialogs, fetched after the page. */
  code: Chunk<Props>;
  of: TaskState<Task>;
  /** Renders them, once they are there. */
  children: (Dialogs: ComponentType<Props>, state: TaskProps<Task>) => ReactNode;
}

/** The dialogs of a page. */
export function Tasks<Task, Props>({ code, of, children }: TasksProps<Task, Props>) {
  const Dialogs = useDialogs(code, of.task !== undefined, of.end);
  return Dialogs && children(Dialogs, { task: of.task, onClose: of.end });
}
