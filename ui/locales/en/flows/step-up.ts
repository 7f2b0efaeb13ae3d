import type { Widen } from '../../widen';

/** Texts of the step-up before an action. */
export const texts = {
  title: 'Confirm it’s you to continue',
  dialogTitle: 'Two-step verification',
  dialogText: 'This action needs a recent confirmation. What you entered stays.',
  cancel: 'Cancel',
  doneTitle: 'Confirmed',
  doneText: 'Taking you back…',
};

export type StepUpTexts = Widen<typeof texts>;
