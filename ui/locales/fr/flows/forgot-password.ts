import type { ForgotPasswordTexts } from '../../en/flows/forgot-password';

export const texts: ForgotPasswordTexts = {
  title: 'Réinitialiser votre mot de passe',
  text: 'Nous vous envoyons un lien pour en choisir un nouveau.',
  submit: 'M’envoyer un lien',
  sentTitle: 'Consultez vos e-mails',
  sentText: (email) => `Si un compte existe pour ${email}, un lien est en route. Il est valable une heure.`,
};
