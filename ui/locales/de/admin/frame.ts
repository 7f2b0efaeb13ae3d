import type { FrameTexts } from '../../en/admin/frame';

export const texts: FrameTexts = {
  portal: {
    title: 'Verwaltung',
    navigation: 'Seiten',
    menu: 'Seite wählen',
    close: 'Schließen',
    scopes: { person: 'Sie', account: 'Konto' },
    loadFailed: 'Die Verwaltung konnte nicht geladen werden',
    noPagesTitle: 'Hier gibt es noch nichts zu verwalten',
    noPages: 'Zu Ihren Rollen gehört keine Seite. Bitten Sie Ihre Administration um Zugang.',
    notYoursTitle: 'Diese Seite ist für Sie nicht verfügbar',
    notYours: 'Es gibt sie nicht, oder sie gehört nicht zu Ihren Rollen. Bitten Sie Ihre Administration um Zugang.',
    firstPage: (title) => `Zu „${title}“`,
    signedOutTitle: 'Sie sind abgemeldet',
    signedOut: 'Melden Sie sich an, um Ihr Konto zu verwalten.',
    signIn: 'Anmelden',
    pageMissingTitle: 'Diese Seite konnte nicht geladen werden',
    pageFailedTitle: 'Auf dieser Seite ist ein Fehler aufgetreten',
    pageFailed: 'Die anderen Seiten funktionieren weiter. Was gespeichert war, ist nicht verloren.',
  },
  pages: { apiTokens: 'API-Tokens', personalApiTokens: 'Persönliche Tokens' },
};
