import type { PartTexts } from '../english';

export const texts: PartTexts['desktop'] = {
  toolList: 'Werkzeuge',
  seen: 'gesehen',
  eyebrow: 'Sieben Werkzeuge in einem Fenster',
  lead: 'Alles, was Kollegen von der IT brauchen, und alles, was die IT für sie braucht, einen Tastendruck entfernt unter Windows, macOS und Linux.',
  what: 'Was sie ist',
  audiences: [
    {
      title: 'Für alle Kollegen',
      text: 'Ein Ort, um Software anzufordern, Antworten zu finden, Störungen zu sehen und Anfragen zu verfolgen. Niemand muss wissen, welches Portal wofür da ist.',
    },
    {
      title: 'Für die IT',
      text: 'Die andere Seite desselben Fensters: Tickets beantworten, Routinen einschalten, Umzüge planen. Was Kollegen sehen, ändert sich mit Ihrer Arbeit.',
    },
    {
      title: 'Ergänzt Ihre Systeme',
      text: 'Sie zeigt Ihre Tickets, Ihre Artikel und Ihr Verzeichnis dort, wo sie heute sind. Nichts wird kopiert, und die Berechtigungen bleiben, wie sie sind.',
    },
  ],
  questions: [
    'Welches der sieben würden Ihre Kollegen jeden Tag öffnen?',
    'Welches haben Sie schon und würden es nicht hergeben?',
    'Was müsste erfüllt sein, bevor Sie die App auf jeden Laptop bringen?',
  ],
  task: 'Öffnen Sie jedes Werkzeug und probieren Sie darin eine Aktion aus.',
  broken: 'Die Demo funktioniert gerade nicht',
  open: (tool) => `${tool} öffnen`,
  tools: {
    applications: {
      name: 'Anwendungen',
      about: 'Software anfordern und die Anfrage verfolgen.',
      labels: ['Nicht angefordert', 'Wartet auf Genehmigung', 'Genehmigt, wird heute Nacht installiert', 'Installiert'],
      verbs: ['Anfordern', 'Eine Stunde später', 'Einen Tag später', 'Von vorn beginnen'],
      rows: [
        { title: 'Drawboard', text: 'Whiteboards und Diagramme' },
        { title: 'Ledger Pro', text: 'Buchhaltung und Rechnungen; Ines aus der Buchhaltung stimmt zu' },
        { title: 'Video Studio', text: 'Videoschnitt und Untertitel; Ihre Führungskraft stimmt zu' },
        { title: 'Query Desk', text: 'Berichte aus dem Data Warehouse; das Datenteam stimmt zu' },
      ],
    },
    knowledge: {
      name: 'Wissen',
      about: 'Den Artikel finden, der die Frage beantwortet.',
      labels: ['Neu', 'Gelesen'],
      verbs: ['Lesen', 'Schließen'],
      rows: [
        {
          title: 'VPN verbindet sich im Hotel nicht',
          text: 'Netzwerk',
          more: 'Öffnen Sie zuerst die Anmeldeseite des Hotels.',
        },
        {
          title: 'Neues Telefon und Authenticator-App',
          text: 'Sicherheit',
          more: 'Behalten Sie das alte, bis das neue Codes anzeigt.',
        },
        {
          title: 'Vom privaten Laptop drucken',
          text: 'Drucken',
          more: 'An print@acme.test mailen, dann den Ausweis an das Lesegerät halten.',
        },
        {
          title: 'Bildschirm im Besprechungsraum bleibt schwarz',
          text: 'Räume',
          more: 'Ziehen Sie das Kabel für zehn Sekunden ab.',
        },
      ],
    },
    automation: {
      name: 'Automatisierung',
      about: 'Einschalten, was niemand von Hand tun sollte.',
      labels: ['Aus', 'Eingeschaltet'],
      verbs: ['Einschalten', 'Ausschalten'],
      rows: [
        {
          title: 'Konten entsperren',
          text: 'Nach der Bestätigung auf dem Telefon',
          more: 'Spart etwa 95 Min. pro Woche.',
        },
        {
          title: 'Speicherplatz freigeben',
          text: 'Wenn auf einem Laptop weniger als 5 GB frei sind',
          more: 'Spart etwa 40 Min. pro Woche.',
        },
        {
          title: 'Zertifikate erneuern',
          text: 'Zwei Wochen bevor sie ablaufen',
          more: 'Spart etwa 30 Min. pro Woche.',
        },
        {
          title: 'An offene Tickets erinnern',
          text: 'Eine Erinnerung nach drei Tagen',
          more: 'Spart etwa 150 Min. pro Woche.',
        },
      ],
    },
    'status-page': {
      name: 'Statusseite',
      about: 'Sehen, was verfügbar ist und wann der Rest wieder läuft.',
      labels: ['In Betrieb', 'Gestört', 'Sie werden benachrichtigt'],
      verbs: ['Störung melden', 'Benachrichtigen', 'Nicht benachrichtigen'],
      rows: [
        { title: 'E-Mail und Kalender', text: 'Keine Störung in diesem Monat' },
        { title: 'Anmeldung', text: 'Keine Störung in diesem Monat' },
        {
          title: 'Dateifreigaben',
          text: 'Große Dateien brauchen eine Minute zum Öffnen. Der Speicher wird bis 14:00 Uhr neu aufgebaut.',
        },
        {
          title: 'Lohnabrechnung',
          text: 'Der Anbieter hat um 09:40 Uhr einen Ausfall bestätigt. Nächste Meldung um 11:00 Uhr.',
        },
        { title: 'Besprechungsräume', text: 'Seit gestern wieder in Betrieb' },
      ],
    },
    migrations: {
      name: 'Migrationen',
      about: 'Einen Umzug Schritt für Schritt verfolgen und einen Schritt zurückgehen.',
      labels: ['Offen', 'Erledigt'],
      verbs: ['Schritt abschließen', 'Zurücknehmen'],
      rows: [
        {
          title: 'Postfächer und Regeln zählen',
          text: 'Montag',
          more: '240 Postfächer, 31 davon mit kniffligen Regeln',
        },
        { title: 'Im Hintergrund kopieren', text: 'Die ganze Woche', more: '1,2 TB kopiert, niemand hat es bemerkt' },
        { title: 'Mit zehn Freiwilligen testen', text: 'Donnerstag', more: 'Zwei Meldungen, beide gelöst' },
        { title: 'Alle umziehen', text: 'Samstagnacht', more: '240 von 240 umgezogen' },
        { title: 'Das alte System abschalten', text: 'Vier Wochen später', more: 'Bleibt 30 Tage lesbar' },
      ],
    },
    ticketing: {
      name: 'Tickets',
      about: 'Tickets lesen, beantworten und schließen.',
      labels: ['Offen', 'Beantwortet', 'Geschlossen'],
      verbs: ['Antworten', 'Ticket schließen', 'Wieder öffnen'],
      rows: [
        {
          title: 'Laptop brummt seit Montag',
          text: 'Jonas, vor einer Stunde',
          more: 'Sie: „Er muss gereinigt werden. Kommen Sie heute vorbei.“',
        },
        {
          title: 'Zugriff auf den Ausschreibungsordner',
          text: 'Leila, seit gestern',
          more: 'Sie: „Marc hat zugestimmt.“',
        },
        {
          title: 'Zwei Monitore, einer schwarz',
          text: 'Omar, seit heute Mittag',
          more: 'Sie: „Das Dock bekommt heute Nacht neue Firmware.“',
        },
      ],
    },
    bots: {
      name: 'Bots',
      about: 'Fragen und sofort eine Antwort bekommen.',
      labels: ['Nicht gefragt', 'Beantwortet'],
      verbs: ['Fragen', 'Noch einmal fragen'],
      rows: [
        {
          title: 'Mein Konto ist gesperrt',
          text: 'Konten',
          more: 'Bestätigen Sie die 42 auf Ihrem Telefon, dann entsperre ich es.',
        },
        {
          title: 'Ist die Lohnabrechnung ausgefallen?',
          text: 'Störungen',
          more: 'Ja, seit 09:40 Uhr. Ich melde mich, wenn sie läuft.',
        },
        {
          title: 'Wo ist meine Anfrage?',
          text: 'Anfragen',
          more: 'Seit gestern bei Ines. Ich erinnere sie heute Mittag.',
        },
      ],
    },
  },
  form: 'Feedback zur Desktop-App',
  afterwards: 'Vielen Dank. Was Sie als unverzichtbar bewertet haben, bauen wir zuerst.',
  seeSolutions: 'Zu den Lösungen',
  seven: 'Die sieben Werkzeuge',
  sevenHint: 'Wie nützlich wäre jedes für Sie? Überspringen Sie, was Sie nicht einschätzen können.',
  marks: ['Nicht nützlich', 'Etwas', 'Nützlich', 'Sehr nützlich', 'Unverzichtbar'],
  today: 'Ihre IT heute',
  challenges: 'Verlieren Ihre Kollegen Zeit, weil sie das richtige Werkzeug nicht finden?',
  importance: 'Bedeutung',
  importanceHint: 'Wie wichtig wäre ein Fenster für alles, und für wen?',
  competitors: 'Wettbewerber',
  competitorsHint: 'Was nutzen Sie stattdessen, oder womit würden Sie es vergleichen?',
  next: 'Wie es weitergeht',
  payment: 'Würden Sie dafür bezahlen?',
  call: 'Dürfen wir Sie dazu anrufen?',
  additional: 'Sonst noch etwas',
  additionalHint: 'Was fehlt, und was würden Sie weglassen?',
};
