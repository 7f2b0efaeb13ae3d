import type { PartTexts } from '../english';

export const texts: PartTexts['actual-intelligence'] = {
  problem:
    'Meist steht die Antwort schon irgendwo: in einem Runbook, in einem Ticket vom letzten Frühjahr, in einer Richtlinie, die niemand öffnet. Sie zu finden dauert zwanzig Minuten und braucht einen Kollegen, der noch weiß, wo sie steht. Ist er nicht da, lösen Sie dasselbe Problem zum zweiten Mal.',
  benefits: [
    {
      title: 'Antworten, die Sie prüfen können',
      text: 'Eine Antwort besteht wörtlich aus Sätzen Ihrer eigenen Dokumente. Jeder nennt seine nummerierte Quelle, die sich daneben öffnet.',
    },
    {
      title: 'Keine Vermutungen',
      text: 'Enthalten Ihre Dokumente keine Antwort, sagen wir Ihnen das. Sie sehen, welche Wörter nicht gefunden wurden, und wissen, was Sie noch dokumentieren sollten.',
    },
    {
      title: 'Dieselben Berechtigungen wie bisher',
      text: 'Die Suche liest nur, was Fragende ohnehin öffnen dürfen. Es gibt keine zweiten Berechtigungen, die gepflegt werden müssten.',
    },
  ],
  steps: [
    'Sie binden die Orte an, an denen etwas aufgeschrieben ist: ein Wiki, das Ticketsystem, einen gemeinsamen Ordner.',
    'Wir indizieren sie in Ihrem eigenen Mandanten und behalten die Berechtigungen jedes Dokuments bei.',
    'Benutzer fragen in eigenen Worten; die besten Sätze kommen mit nummerierten Quellen zurück.',
    'Abgelöste Dokumente sind gekennzeichnet, damit niemand versehentlich einer alten Anleitung folgt.',
  ],
  standing:
    'Die Anbindungen sind noch in Arbeit. Was Sie hier ausprobieren, gewichtet die Wörter von acht erfundenen Dokumenten; ein Sprachmodell steckt nicht darin.',
  questions: [
    'Wo würden Sie fragen wollen: im Ticket, im Chat oder auf einer eigenen Seite?',
    'Welche Ihrer Quellen darf nie durchsucht werden, auch nicht von denen, die sie öffnen dürfen?',
    'Genügt ein zitierter Satz, oder brauchen Sie eine Zusammenfassung in neuen Worten, mit dem Risiko, das dazugehört?',
    'Wer in Ihrem Team würde ein Dokument berichtigen, das sich als falsch erweist?',
  ],
  task: 'Stellen Sie zwei Fragen, öffnen Sie die Quelle hinter einem Satz und fragen Sie dann dasselbe als anderes Team.',
  prototype: {
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
    fillers:
      'das dem den der des die ein eine für haben hat ich ihr im in ist kann oft setze setzen sich und uns warum was wer wie wir wird wo zu zum',
    teams: { desk: 'Service Desk', network: 'Netzwerkteam', hr: 'Personalabteilung', finance: 'Finanzabteilung' },
    kinds: { runbook: 'Runbook', ticket: 'Ticket', policy: 'Richtlinie', note: 'Notiz' },
    documents: {
      'vpn-profile': [
        'VPN-Profil zurücksetzen',
        'Client beenden lassen, dann das Profil auf dem Gateway unter „Benutzer“ löschen.',
        'Das VPN-Profil setzt zurück, wer eine neue Einladung sendet; sie gilt 24 Stunden.',
      ],
      'vpn-old': [
        'VPN-Client, erste Version',
        'Zum Zurücksetzen eines VPN-Profils die Datei vpn.ini von der Freigabe auf den Laptop kopieren.',
        'Der gemeinsame VPN-Schlüssel wird zweimal im Jahr gewechselt.',
      ],
      certificate: [
        'Zertifikat des Shops erneuern',
        'Das Zertifikat des Shops 30 Tage vor Ablauf erneuern.',
        'Auf beiden Load Balancern installieren und die Kette von außen prüfen.',
      ],
      'shop-down': [
        '4520: Shop 40 Minuten nicht erreichbar',
        'Auf dem zweiten Load Balancer des Shops war das Zertifikat abgelaufen.',
        'Die Erinnerung ging an einen Kollegen, der im Winter gegangen war.',
      ],
      'laptop-policy': [
        'Austausch von Laptops',
        'Ein Laptop wird nach vier Jahren ersetzt, oder früher, wenn eine Reparatur länger als fünf Tage dauert.',
        'Ein Leihgerät liegt in jedem Büro binnen zwei Arbeitsstunden bereit.',
      ],
      'laptop-order': [
        'Laptop-Bestellung Frühjahr',
        'Die 40 Laptops haben je 1.180 Euro gekostet, mit drei Jahren Vor-Ort-Service.',
        'Die Kosten werden über vier Jahre verteilt und der Abteilung belastet.',
      ],
      'leaver-policy': [
        'Austritt von Mitarbeitenden',
        'Das Konto wird am letzten Arbeitstag um 18:00 Uhr gesperrt.',
        'Das Postfach geht für 60 Tage an die Führungskraft und wird dann gelöscht.',
      ],
      'long-leave': [
        'Geräte während einer langen Abwesenheit',
        'In der Elternzeit bleibt das Telefon beim Mitarbeiter, der Laptop wird abgegeben.',
        'Das Konto bleibt offen, die Anmeldung gelingt aber nur von bekannten Geräten.',
      ],
    },
    tooFew: 'Nichts gefunden: Zu wenige Wörter der Frage kommen in den Dokumenten vor.',
    noDocument: (words) => `Kein Dokument enthält ${words}.`,
    otherWords: 'Versuchen Sie es mit anderen Wörtern oder als Team, das mehr öffnen darf.',
    quoted: (word) => `„${word}“`,
    found: (count) => `Gefundene Sätze: ${count}.`,
    library: 'Beispieldokumente',
    open: (count, all) => `${count} von ${all} für Sie offen`,
    only: (team) => `Nur ${team}`,
    changed: (kind, owner, day) => `${kind}, ${owner}, geändert am ${day}`,
    replacedTitle: 'Dieses Dokument wurde ersetzt',
    replacedText: (title) => `Stattdessen gilt „${title}“. Prüfen Sie, was hier steht, bevor Sie danach handeln.`,
    openNew: 'Neues Dokument öffnen',
  },
};
