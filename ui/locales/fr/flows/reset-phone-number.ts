import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'Remplacer votre numéro de téléphone',
  text: 'Nous vous envoyons d’abord un code par e-mail.',
  submit: 'M’envoyer un code par e-mail',
  codeTitle: 'Consultez vos e-mails',
  codeText: (email) => `Si un compte existe pour ${email}, un code est en route. Il est valable 5 minutes.`,
  verify: 'Continuer',
  numberTitle: 'Saisissez votre nouveau numéro',
  numberText: 'Nous y envoyons un code de connexion par SMS. L’ancien numéro est averti du changement.',
  save: 'Enregistrer le numéro',
  smsTitle: 'Consultez votre téléphone',
  smsText: (phoneNumber) => `Votre numéro est modifié. Saisissez le code envoyé au ${phoneNumber}.`,
  signIn: 'Se connecter',
  doneTitle: 'Votre numéro est modifié',
  doneText: 'Redirection…',
};
