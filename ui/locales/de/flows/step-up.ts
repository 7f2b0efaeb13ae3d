import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'Bestätigen Sie, dass Sie es sind',
  dialogTitle: 'Bestätigung in zwei Schritten',
  dialogText: 'Für diese Aktion ist eine aktuelle Bestätigung nötig. Ihre Eingaben bleiben erhalten.',
  cancel: 'Abbrechen',
  doneTitle: 'Bestätigt',
  doneText: 'Sie werden zurückgeleitet …',
};
