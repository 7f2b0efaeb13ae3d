import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'Bestätigen Sie, dass Sie es sind',
  dialogTitle: 'Bestätigung in zwei Schritten',
  dialogText: 'Dafür müssen Sie sich kürzlich bestätigt haben. Was Sie eingegeben haben, bleibt.',
  cancel: 'Abbrechen',
  doneTitle: 'Bestätigt',
  doneText: 'Es geht zurück …',
};
