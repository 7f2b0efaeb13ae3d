import type { NotificationsTexts } from '../../en/admin/notifications';

export const texts: NotificationsTexts = {
  title: 'Benachrichtigungen',
  bell: (unread) =>
    unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread > 99 ? 'über 99' : unread} ungelesen`,
  show: 'Anzeigen',
  filters: { all: 'Alle', unread: 'Ungelesen', archived: 'Archiviert' },
  empty: {
    all: 'Keine neuen Benachrichtigungen.',
    unread: 'Keine neuen Benachrichtigungen.',
    archived: 'Keine archivierten Benachrichtigungen.',
  },
  untitled: 'Benachrichtigung',
  unread: 'Ungelesen:',
  pinned: 'Angeheftet',
  severities: { medium: 'Mittel', high: 'Hoch', critical: 'Kritisch', error: 'Fehler' },
  follow: 'Anzeigen, wohin dieses Ereignis gesendet wird',
  pin: 'Anheften',
  unpin: 'Lösen',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  archive: 'Archivieren',
  restore: 'Aus dem Archiv holen',
  markAllRead: 'Alle als gelesen markieren',
  more: 'Mehr laden',
  changeFailed: 'Das wurde nicht geändert',
  why: 'Sie erhalten sie, weil Ihre Rolle die Benachrichtigungen dieses Kontos umfasst.',
};
