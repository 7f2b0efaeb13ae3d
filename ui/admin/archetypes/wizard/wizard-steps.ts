/** Conditions under which a step of a wizard can be opened. */
export interface StepRule<Entity> {
  id: string;
  /** Returns whether the step's data exists, on the server if it creates something there. */
  isDone: (entity: Entity | undefined) => boolean;
  canSkip?: boolean;
}

/** Returns whether a step can be opened: all previous steps are done or optional. */
export const isReachable = <Entity>(
  steps: readonly StepRule<Entity>[],
  id: string,
  entity: Entity | undefined,
): boolean => {
  const place = steps.findIndex((step) => step.id === id);
  return place >= 0 && steps.slice(0, place).every((step) => step.canSkip === true || step.isDone(entity));
};

/** Returns the step to open: the requested one if it can be opened, else the first that is not done, else the last. */
export const stepToOpen = <Entity>(
  steps: readonly StepRule<Entity>[],
  requested: string | undefined,
  entity: Entity | undefined,
): string | undefined => {
  if (requested !== undefined && isReachable(steps, requested, entity)) return requested;
  const open = steps.find((step) => !step.isDone(entity) && isReachable(steps, step.id, entity));
  return (open ?? steps.at(-1))?.id;
};
