import type { RegisterQuickLoginTexts } from '../../en/flows/register-quick-login';

export const texts: RegisterQuickLoginTexts = {
  title: 'Beim nächsten Mal schneller anmelden',
  text: 'Auf diesem Gerät können Sie sich mit einem Code per SMS anmelden, ohne Ihre E-Mail-Adresse einzugeben.',
  register: 'SMS hier verwenden',
  later: 'Jetzt nicht',
  doneTitle: 'Dieses Gerät ist bereit',
  doneText: 'Sie werden weitergeleitet …',
};
