import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'Bestätigen Sie Ihre Identität, um fortzufahren',
  dialogTitle: 'Bestätigung in zwei Schritten',
  dialogText: 'Diese Aktion verlangt eine aktuelle Bestätigung. Ihre Eingaben bleiben erhalten.',
  cancel: 'Abbrechen',
  doneTitle: 'Bestätigt',
  doneText: 'Sie werden zurückgeleitet …',
};
