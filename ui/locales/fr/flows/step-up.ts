import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'Confirmez votre identité pour continuer',
  dialogTitle: 'Validation en deux étapes',
  dialogText: 'Cette action exige une confirmation récente. Votre saisie est conservée.',
  cancel: 'Annuler',
  doneTitle: 'Identité confirmée',
  doneText: 'Retour en cours…',
};
