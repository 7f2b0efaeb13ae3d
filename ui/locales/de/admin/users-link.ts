import type { UsersLinkTexts } from '../../en/admin/users-link';

export const texts: UsersLinkTexts = {
  none: 'Dieses Konto hat keinen Einladungslink.',
  label: 'Link',
  daysLeft: (count) => (count === 1 ? 'Gilt noch 1 Tag.' : `Gilt noch ${count} Tage.`),
  expired: 'Dieser Link ist abgelaufen.',
  create: 'Link erstellen',
  replace: 'Durch neuen Link ersetzen',
  lifetime: 'Gültigkeit',
  lifetimeDays: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
  lifetimeHint: 'Gilt, wenn Sie den Link verlängern oder ersetzen.',
  lifetimeHintNew: 'Ab jetzt.',
  renew: (days) => (days === 1 ? 'Ab jetzt für 1 Tag verlängern' : `Ab jetzt für ${days} Tage verlängern`),
  remove: 'Link löschen',
  mail: 'Link per E-Mail an mich senden',
  failed: 'Der Einladungslink konnte nicht geladen werden.',
  notAllowed: 'Einladungslinks sind für dieses Konto ausgeschaltet.',
};
