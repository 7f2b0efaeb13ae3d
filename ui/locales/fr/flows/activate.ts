import type { ActivateTexts } from '../../en/flows/activate';

export const texts: ActivateTexts = {
  title: 'Activez votre compte',
  text: 'Encore une étape, et vous pourrez vous connecter.',
  submit: 'Activer',
  passwordTitle: 'Choisissez un mot de passe',
  password: 'Mot de passe',
  codeTitle: 'Saisissez votre code',
  codeText: 'Il figure dans l’e-mail qui vous a conduit ici.',
  termsMissing: 'Acceptez les conditions pour continuer.',
  requestNew: 'M’envoyer un nouvel e-mail',
  endedTitle: 'Ce lien ne fonctionne plus',
  endedText: 'Il a déjà servi, est trop ancien ou est incomplet. À quelle adresse en envoyer un nouveau ?',
  resend: 'M’envoyer un nouveau lien',
  back: 'Retour',
  sentTitle: 'Consultez vos e-mails',
  sentText: (email) => `Si ${email} attend une activation, un nouveau lien est en route.`,
  doneTitle: 'Votre compte est activé',
  doneText: 'Vous êtes connecté.',
  doneLogin: 'Connectez-vous pour continuer.',
};
