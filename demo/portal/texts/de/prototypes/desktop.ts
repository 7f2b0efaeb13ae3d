import type { PrototypeTexts } from '../../prototype-texts';

export const prototype: PrototypeTexts<'desktop'> = {
  tools: 'Werkzeuge',
  seen: 'gesehen',
  applications: {
    verbs: {
      free: 'Anfordern',
      requested: 'Eine Stunde später',
      approved: 'Einen Tag später',
      installed: 'Von vorn beginnen',
    },
    states: { free: 'Sofort verfügbar', approved: 'Genehmigt, wird heute Nacht installiert', installed: 'Installiert' },
    approvers: {
      finance: { needed: 'Ines aus der Buchhaltung muss zustimmen', waiting: 'Wartet auf Ines aus der Buchhaltung' },
      manager: { needed: 'Ihre Führungskraft muss zustimmen', waiting: 'Wartet auf Ihre Führungskraft' },
      data: { needed: 'Das Datenteam muss zustimmen', waiting: 'Wartet auf das Datenteam' },
    },
    software: {
      drawboard: 'Whiteboards und Diagramme',
      ledger: 'Buchhaltung und Rechnungen',
      video: 'Videoschnitt und Untertitel',
      query: 'Berichte aus dem Data Warehouse',
    },
  },
  knowledge: {
    search: 'Artikel durchsuchen',
    example: 'Zum Beispiel VPN, Telefon oder drucken',
    none: 'Kein Artikel enthält alle diese Wörter. Versuchen Sie es mit einem davon, oder fragen Sie unter „Tickets“.',
    found: (count) => `${count} Artikel`,
    articles: [
      {
        title: 'VPN verbindet sich im Hotel nicht',
        text: 'Öffnen Sie zuerst die Anmeldeseite des Hotels im Browser. Sobald Sie im Internet sind, verbinden Sie das VPN erneut. Klappt es immer noch nicht, stellen Sie das Protokoll in den Einstellungen auf TCP um.',
      },
      {
        title: 'Passwort ändern, bevor es abläuft',
        text: 'Drücken Sie Strg + Alt + Entf und wählen Sie „Kennwort ändern“. Sperren Sie danach den Bildschirm und entsperren Sie ihn mit dem neuen Passwort, damit der Laptop es übernimmt. Ihr Telefon fragt innerhalb einer Stunde danach.',
      },
      {
        title: 'Neues Telefon und Authenticator-App',
        text: 'Behalten Sie das alte Telefon, bis das neue Codes anzeigt. Wählen Sie im Konto „Sicherheit“, dann „Gerät hinzufügen“, und scannen Sie den QR-Code. Ohne das alte Telefon bekommen Sie beim Service Desk einen Einmalcode.',
      },
      {
        title: 'Vom privaten Laptop drucken',
        text: 'Schicken Sie die Datei als Anhang an print@acme.test. Einen Tag lang liegt sie an jedem Drucker bereit: Halten Sie Ihren Ausweis an das Lesegerät.',
      },
      {
        title: 'Eine große Datei nach außen freigeben',
        text: 'Legen Sie sie in den Ordner „Ausgang“ und wählen Sie „Freigeben“. Der Link läuft nach vierzehn Tagen ab. Für Dateien über 20 GB brauchen Sie ein Ticket.',
      },
      {
        title: 'Bildschirm im Besprechungsraum bleibt schwarz',
        text: 'Ziehen Sie das Kabel für zehn Sekunden ab und wählen Sie dann auf dem Bedienfeld an der Wand „Laptop“. Bleibt das Bedienfeld dunkel: Der Schalter ist unter dem Tisch.',
      },
    ],
  },
  automation: {
    routines: {
      unlock: { name: 'Konten entsperren', about: 'Nach der Bestätigung auf dem Telefon' },
      disk: { name: 'Speicherplatz freigeben', about: 'Wenn auf einem Laptop weniger als 5 GB frei sind' },
      certificates: { name: 'Zertifikate erneuern', about: 'Zwei Wochen bevor sie ablaufen' },
      reminders: {
        name: 'An offene Tickets erinnern',
        about: 'Eine Erinnerung nach drei Tagen, danach wird geschlossen',
      },
    },
    hours: (hours) => `${hours} Std.`,
    minutes: (minutes) => `${minutes} Min.`,
    hoursAndMinutes: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
    off: 'Nichts ist eingeschaltet.',
    saved: (time) => `Spart etwa ${time} Arbeit pro Woche.`,
  },
  status: {
    health: { up: 'In Betrieb', slow: 'Langsam', down: 'Ausgefallen' },
    services: {
      mail: 'E-Mail und Kalender',
      'sign-in': 'Anmeldung',
      files: 'Dateifreigaben',
      payroll: 'Lohnabrechnung',
      rooms: 'Besprechungsräume',
    },
    filesNote: (until) =>
      `Große Dateien brauchen eine Minute zum Öffnen. Der Speicher wird bis ${until} Uhr neu aufgebaut.`,
    payrollNote: (since, next) =>
      `Der Anbieter hat um ${since} Uhr einen Ausfall bestätigt. Nächste Meldung um ${next} Uhr.`,
    notify: 'Benachrichtigen, wenn es wieder geht',
    notified: 'Sie werden benachrichtigt',
    announceNotified: (service) => `${service}: Sie werden benachrichtigt, wenn es wieder geht.`,
    announceNotNotified: (service) => `${service}: keine Benachrichtigung.`,
  },
  migrations: {
    title: 'E-Mail in den neuen Mandanten',
    stepsDone: 'Erledigte Schritte',
    steps: {
      count: { name: 'Postfächer und Regeln zählen', done: '240 Postfächer, 31 davon mit kniffligen Regeln' },
      copy: { name: 'Im Hintergrund kopieren', done: (size) => `${size} kopiert, niemand hat es bemerkt` },
      pilot: { name: 'Mit zehn Freiwilligen testen', done: 'Zwei Meldungen, beide gelöst' },
      move: { name: 'Samstagnacht alle umziehen', done: '240 von 240 umgezogen' },
      off: { name: 'Das alte System abschalten', done: 'Bleibt 30 Tage lesbar' },
    },
    standing: (done, all, next) => `${done} von ${all} Schritten erledigt. Als Nächstes: ${next}.`,
    complete: 'Alle Schritte erledigt. Nichts ist zurückgeblieben.',
    finish: 'Schritt abschließen',
    undo: 'Zurücknehmen',
    allDone: 'Alle Schritte sind erledigt.',
    noneDone: 'Noch ist kein Schritt erledigt.',
  },
  ticketing: {
    you: 'Sie',
    all: 'Alle Tickets',
    open: 'Offen',
    closed: 'Geschlossen',
    messages: (count) => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
    from: (name, messages) => `${name}, ${messages}`,
    label: 'Ihre Antwort',
    empty: 'Schreiben Sie zuerst eine Antwort.',
    answer: 'Antworten',
    close: 'Ticket schließen',
    closedAlready: 'Es ist bereits geschlossen.',
    announceAnswered: 'Ihre Antwort wurde hinzugefügt.',
    announceClosed: (id) => `Ticket ${id} ist geschlossen.`,
    samples: {
      humming: {
        subject: 'Laptop brummt seit Montag',
        messages: [
          { from: 'Jonas', text: 'Der Lüfter läuft den ganzen Tag, auch wenn nichts offen ist. Geht er bald kaputt?' },
        ],
      },
      tender: {
        subject: 'Zugriff auf den Ausschreibungsordner',
        messages: [
          { from: 'Leila', text: 'Ich übernehme die Ausschreibung von Marc und sehe den Ordner nicht.' },
          { from: 'Bot', text: 'Der Ordner gehört Marc. Ich habe ihn um Zustimmung gebeten.' },
        ],
      },
      monitors: {
        subject: 'Zwei Monitore, einer schwarz',
        messages: [
          { from: 'Omar', text: 'Der zweite Monitor ist seit der Mittagspause schwarz.' },
          { from: 'Sie', text: 'Das Dock braucht neue Firmware. Sie wird heute Nacht installiert.' },
        ],
      },
    },
  },
  bots: {
    conversation: 'Gespräch mit dem Bot',
    hello: 'Hallo. Ich kenne mich mit Konten, Störungen und Ihren Anfragen aus.',
    label: 'Ihre Frage',
    example: 'Oder fragen Sie mit eigenen Worten',
    ask: 'Fragen',
    words: {
      locked: 'gesperrt sperr entsperr passwort kennwort anmeld login konto',
      outage: 'ausgefallen ausfall störung gestört langsam lohn mail datei kaputt geht',
      request: 'anfrage anforderung ticket bestell wann laptop',
    },
    questions: {
      locked: 'Mein Konto ist gesperrt',
      outage: 'Ist die Lohnabrechnung ausgefallen?',
      request: 'Wo ist meine Anfrage?',
    },
    locked:
      'Ich kann es entsperren. Bestätigen Sie die Zahl 42 auf Ihrem Telefon und versuchen Sie es dann noch einmal. Sonst ändert sich nichts.',
    outage: (since, until) =>
      `Die Lohnabrechnung ist seit ${since} Uhr ausgefallen, E-Mail funktioniert, und die Dateifreigaben sind bis ${until} Uhr langsam. Ich melde mich, sobald alles wieder läuft.`,
    request:
      'Ihre Anfrage für Ledger Pro liegt seit gestern bei Ines in der Buchhaltung. Ich erinnere sie heute Mittag daran.',
    unknown:
      'Das weiß ich nicht. Ich habe mit Ihren Worten ein Ticket eröffnet; der Service Desk antwortet innerhalb von zwei Stunden.',
  },
};
