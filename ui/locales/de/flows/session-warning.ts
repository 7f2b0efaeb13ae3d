import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'Sind Sie noch da?',
  text: 'Sie waren eine Weile nicht aktiv.',
  final:
    'Ihr Konto meldet Benutzer nach einer festgelegten Zeit ab. Speichern Sie, woran Sie arbeiten, und melden Sie sich dann erneut an.',
  endsIn: (time) => `Sie werden in ${time} abgemeldet.`,
  stay: 'Angemeldet bleiben',
  understood: 'Verstanden',
  leave: 'Abmelden',
};
