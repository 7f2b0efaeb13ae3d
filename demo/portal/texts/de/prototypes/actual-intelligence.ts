import type { PrototypeTexts } from '../../prototype-texts';

export const prototype: PrototypeTexts<'actual-intelligence'> = {
  question: 'Ihre Frage',
  placeholder: 'Fragen Sie in eigenen Worten',
  askAs: 'Fragen als',
  ask: 'Fragen',
  pick: 'Oder wählen Sie eine Frage',
  samples: [
    'Wie setze ich ein VPN-Profil zurück?',
    'Warum ist das Zertifikat des Shops abgelaufen?',
    'Wie oft wird der gemeinsame VPN-Schlüssel gewechselt?',
    'Was haben die Laptops gekostet?',
    'Wie skalieren wir den Kubernetes-Cluster?',
  ],
  teams: {
    desk: 'Service Desk',
    network: 'Netzwerkteam',
    hr: 'Personalabteilung',
    finance: 'Finanzabteilung',
    security: 'IT-Sicherheit',
  },
  kinds: { runbook: 'Runbook', ticket: 'Ticket', policy: 'Richtlinie', note: 'Notiz' },
  documents: {
    'vpn-profile': {
      title: 'VPN-Profil zurücksetzen',
      sentences: [
        'Gilt, wenn sich ein VPN-Profil nicht verbindet oder immer wieder nach dem Passwort fragt.',
        'Client beenden lassen, dann das Profil auf dem Gateway unter „Benutzer“ löschen.',
        'Zum Zurücksetzen des VPN-Profils eine neue Einladung senden; sie gilt 24 Stunden.',
        'Das Ticket erst schließen, wenn die Anmeldung mit dem zweiten Schritt geklappt hat.',
      ],
    },
    'vpn-client-old': {
      title: 'VPN-Client, erste Version',
      sentences: [
        'Zum Zurücksetzen eines VPN-Profils die Datei vpn.ini von der Freigabe auf den Laptop kopieren.',
        'Der gemeinsame Schlüssel wird zweimal im Jahr gewechselt.',
      ],
    },
    'ticket-4312': {
      title: '4312: VPN bricht in Porto stündlich ab',
      sentences: [
        'Im Büro Porto verlieren alle einmal pro Stunde die VPN-Verbindung.',
        'Ursache war die Sitzungsdauer von 60 Minuten auf der neuen Firewall.',
        'Wir haben die Sitzungsdauer auf 12 Stunden erhöht; seither ist das VPN stabil.',
      ],
    },
    'printer-driver': {
      title: 'Drucker druckt nach Treiber-Update nicht mehr',
      sentences: [
        'Druckt ein Drucker nach einem Update nicht mehr, den Treiber auf die vorige Version zurückrollen.',
        'Druckwarteschlange neu starten und eine Testseite drucken.',
        'Dem Hersteller melden, welche Treiberversion auf wie vielen Geräten ausgefallen ist.',
      ],
    },
    'sign-in-policy': {
      title: 'Passwörter und Bestätigung in zwei Schritten',
      sentences: [
        'Jedes Konto braucht bei der Anmeldung einen zweiten Schritt; SMS zählt nicht.',
        'Ein verlorenes Telefon wird binnen einer Stunde gemeldet; der Service Desk entfernt den zweiten Schritt nach einem Videoanruf.',
        'Ein Passwort hat mindestens 14 Zeichen und wird nur geändert, wenn Dritte es kennen könnten.',
      ],
    },
    'laptop-policy': {
      title: 'Austausch von Laptops',
      sentences: [
        'Ein Laptop wird nach vier Jahren ersetzt, oder früher, wenn eine Reparatur länger als fünf Tage dauert.',
        'Der alte Laptop wird am Tag der Rückgabe gelöscht; die Löschung steht im Inventar.',
        'Ein Leihgerät liegt in jedem Büro binnen zwei Arbeitsstunden bereit.',
      ],
    },
    'laptop-order': {
      title: 'Laptop-Bestellung Frühjahr',
      sentences: [
        'Wir haben 40 Laptops bestellt, Kosten je Gerät 1.180 Euro, mit drei Jahren Vor-Ort-Service.',
        'Die Kosten werden über vier Jahre verteilt und der Abteilung belastet.',
      ],
    },
    'restore-runbook': {
      title: 'Gelöschte Datei oder gelöschtes Postfach wiederherstellen',
      sentences: [
        'Eine gelöschte Datei lässt sich 30 Tage lang wiederherstellen, ein gelöschtes Postfach 90 Tage.',
        'Ein Postfach dürfen zwei Mitglieder des Service Desk wiederherstellen; eine Führungskraft muss schriftlich zustimmen.',
        'Immer in einen eigenen Ordner wiederherstellen, nie über den vorhandenen.',
      ],
    },
    'ticket-4467': {
      title: '4467: Postfach der Kreditorenbuchhaltung voll',
      sentences: [
        'Das gemeinsame Postfach der Kreditorenbuchhaltung nahm zwei Stunden lang keine Nachrichten an.',
        'Wir haben Rechnungen, die älter als zwei Jahre sind, archiviert und die Warnschwelle auf 80 Prozent gesetzt.',
      ],
    },
    'leaver-policy': {
      title: 'Austritt von Mitarbeitenden',
      sentences: [
        'Das Konto wird am letzten Arbeitstag um 18:00 Uhr gesperrt.',
        'Das Postfach geht für 60 Tage an die Führungskraft und wird dann gelöscht.',
        'Geräte kommen am letzten Tag zurück; die Liste führt die Personalabteilung.',
      ],
    },
    'certificate-runbook': {
      title: 'Zertifikat des Shops erneuern',
      sentences: [
        'Das Zertifikat des Shops 30 Tage vor Ablauf erneuern.',
        'Auf beiden Load Balancern nacheinander installieren und die Kette von außen prüfen.',
        'Das neue Datum in den Kalender des Netzwerkteams eintragen.',
      ],
    },
    'ticket-4520': {
      title: '4520: Shop 40 Minuten nicht erreichbar',
      sentences: [
        'Der Shop war an einem Montagmorgen 40 Minuten lang nicht erreichbar.',
        'Auf dem zweiten Load Balancer war das Zertifikat abgelaufen.',
        'Die Erinnerung ging an einen Kollegen, der im Winter gegangen war.',
      ],
    },
    'guest-wifi': {
      title: 'Gäste-WLAN',
      sentences: [
        'Gäste bekommen am Empfang einen WLAN-Code, der einen Tag lang gilt.',
        'Das Gäste-WLAN führt nur ins Internet, nicht zu Druckern und nicht in Besprechungsräume.',
      ],
    },
    'long-leave': {
      title: 'Geräte während einer langen Abwesenheit',
      sentences: [
        'In der Elternzeit bleibt das Telefon beim Mitarbeiter, der Laptop wird abgegeben.',
        'Das Konto bleibt offen, die Anmeldung gelingt aber nur von bekannten Geräten.',
      ],
    },
  },
  nothing: 'Nichts gefunden, also keine Antwort.',
  noneContains: (read, words) => `Keines der ${read} Dokumente enthält ${words}.`,
  tooFew: 'Zu wenige Wörter der Frage kommen darin vor.',
  otherWords: 'Versuchen Sie es mit anderen Wörtern oder als Team, das mehr öffnen darf.',
  quoted: (word) => `„${word}“`,
  source: (number, title) => `Quelle ${number}: ${title}`,
  sources: 'Quellen',
  replaced: 'ersetzt',
  noDocument: (words) => `Kein Dokument enthält ${words}.`,
  searched: (read, team) => `Durchsucht: ${read} Dokumente, die für ${team} offen sind.`,
  again: 'Etwas anderes fragen',
  library: 'Beispieldokumente',
  open: (count, all) => `${count} von ${all} für Sie offen`,
  only: (team) => `Nur ${team}`,
  all: 'Alle Dokumente',
  changed: (owner, day) => `${owner}, geändert am ${day}`,
  replacedTitle: 'Dieses Dokument wurde ersetzt',
  replacedText: (title) =>
    `Stattdessen gilt „${title}“. Was hier steht, kann noch stimmen; prüfen Sie es, bevor Sie danach handeln.`,
  openNew: 'Neues Dokument öffnen',
  announcements: {
    nothing: (team) => `Nichts gefunden in den Dokumenten, die für ${team} offen sind.`,
    found: (passages, sources) =>
      `${passages} ${passages === 1 ? 'Stelle' : 'Stellen'} aus ${sources} ${sources === 1 ? 'Dokument' : 'Dokumenten'}.`,
    askingAs: (team) => `Sie fragen als ${team}.`,
    opened: (title) => `Geöffnet: ${title}`,
    all: 'Alle Dokumente.',
  },
};
