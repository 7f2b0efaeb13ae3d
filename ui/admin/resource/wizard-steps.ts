/** What decides how a step of a wizard is reached. */
export interface StepRule<Entity> {
  id: string;
  /** Its facts are there, on the server where something exists there. */
  isDone: (entity: Entity | undefined) => boolean;
  canSkip?: boolean;
}

/** Whether a step can be opened: every step before it is done or can be skipped. */
export const isReachable = <Entity>(
  steps: readonly StepRule<Entity>[],
  id: string,
  entity: Entity | undefined,
): boolean => {
  const place = steps.findIndex((step) => step.id === id);
  return place >= 0 && steps.slice(0, place).every((step) => step.canSkip === true || step.isDone(entity));
};

/** The step to open: the wanted one where it can be reached, else the first that is not done, else the last. */
export const stepToOpen = <Entity>(
  steps: readonly StepRule<Entity>[],
  wanted: string | undefined,
  entity: Entity | undefined,
): string | undefined => {
  if (wanted !== undefined && isReachable(steps, wanted, entity)) return wanted;
  const open = steps.find((step) => !step.isDone(entity) && isReachable(steps, step.id, entity));
  return (open ?? steps.at(-1))?.id;
};
