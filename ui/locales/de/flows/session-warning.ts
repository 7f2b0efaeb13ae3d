import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'Sind Sie noch da?',
  text: 'Hier ist eine Weile nichts passiert.',
  final:
    'Ihr Konto meldet Benutzer nach einer festen Zeit ab. Speichern Sie, woran Sie arbeiten, und melden Sie sich dann neu an.',
  endsIn: (time) => `Sie werden in ${time} abgemeldet.`,
  stay: 'Angemeldet bleiben',
  understood: 'Verstanden',
  leave: 'Abmelden',
};
