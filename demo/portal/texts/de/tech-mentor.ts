import type { PartTexts } from '../english';

export const texts: PartTexts['tech-mentor'] = {
  problem:
    'Manche Probleme hat ein Team einmal in fünf Jahren: ein Mailumzug, ein Einbruch, Anmelderegeln, die sich widersprechen. Im Haus kennt das niemand, der Herstellersupport liest vom Skript ab, und ein Berater beginnt mit einem Workshop. So verbringt Ihre beste Kraft drei Tage mit etwas, das jemand anders in zehn Minuten gesagt hätte.',
  benefits: [
    {
      title: 'Jemand, der es schon gemacht hat',
      text: 'Mentoren sind nach den Sitzungen gelistet, die sie zu einem Thema gehalten haben, nicht nach Zertifikaten. Sie sehen die Zahl, bevor Sie wählen.',
    },
    {
      title: 'Eine Stunde statt eines Projekts',
      text: 'Ein Thema, sechzig Minuten, per Video. Ihre Leute behalten die Tastatur, das Wissen bleibt im Haus.',
    },
    {
      title: 'Auf beiden Seiten vorbereitet',
      text: 'Der Mentor liest Ihr Problem vor der Stunde, und Sie wissen, was Sie bereithalten sollten.',
    },
  ],
  steps: [
    'Sagen Sie, was das Problem ist, wie bald Sie Hilfe brauchen und in welcher Sprache.',
    'Vergleichen Sie die Mentoren zum Thema und nehmen Sie eine ihrer freien Stunden.',
    'Beide Seiten bekommen das Briefing: das Problem in Ihren Worten, den Ablauf der Stunde, was bereitliegen soll.',
  ],
  standing:
    'Im Pilotbetrieb vermittelt jemand von uns und verschickt das Briefing; was Sie hier ausprobieren, kommt als Nächstes. Notizen nach der Stunde, die nur lesen darf, wen Sie auswählen, fehlen noch.',
  questions: [
    'Dürfte jemand von außen Ihren Bildschirm sehen, und was müsste vorher unterschrieben sein?',
    'Kauft man Stunden einzeln, oder sollte ein Kontingent zum Vertrag gehören?',
    'Dürfen die Notizen einer Sitzung anderen Kunden mit demselben Problem helfen, ohne Ihren Namen?',
  ],
  task: 'Beschreiben Sie ein aktuelles Problem, sehen Sie, wie sich die Reihenfolge mit der Dringlichkeit ändert, und wählen Sie eine Stunde.',
  prototype: {
    topics: {
      identity: {
        label: 'Anmeldung und Identität',
        signs: 'anmeld angemeldet einlogg login log mfa faktor passw kennwort passkey sso konto identit',
        bring: ['Das Anmeldeprotokoll eines betroffenen Benutzers', 'Ein Kollege, der die Regeln ändern darf'],
      },
      mail: {
        label: 'E-Mail und Kalender',
        signs: 'mail e-mail kalender postfach spam dmarc spf nachricht outlook newsletter',
        bring: ['Die Kopfzeilen einer betroffenen Nachricht', 'Die Mail-Einträge Ihrer Domain'],
      },
      network: {
        label: 'Netzwerk und WLAN',
        signs: 'netz wlan wi-fi wifi vpn router switch langsam firewall dns',
        bring: ['Eine Zeichnung des Netzes, gern von Hand', 'Zugriff auf den Switch oder den Controller'],
      },
      endpoints: {
        label: 'Laptops und Telefone',
        signs: 'laptop notebook telefon handy gerät update patch windows macos treiber intune',
        bring: ['Modell und Version von drei betroffenen Geräten', 'Ein Gerät, das Sie zurücksetzen dürfen'],
      },
      backup: {
        label: 'Backup und Wiederherstellung',
        signs: 'backup sicherung wiederherst snapshot verlor gelöscht archiv band',
        bring: ['Der Bericht des letzten gelungenen Backups', 'Wie viele Stunden Arbeit Sie verlieren dürfen'],
      },
      security: {
        label: 'Sicherheitsvorfall',
        signs: 'phish erpress ransom malware schadsoftware hack einbruch angriff angegriffen virus verdächtig leck',
        bring: ['Was zuerst auffiel, wann und wem', 'Ein Kollege, der ein System vom Netz nehmen darf'],
      },
    },
    mentors: {
      ines: ['Lissabon', 'Hat eine Klinikgruppe mit 40 Standorten auf eine einzige Anmeldung gebracht.'],
      tomasz: ['Warschau', 'Plant Funknetze für Lager und Großraumbüros.'],
      amara: ['Lagos', 'Hat die E-Mail einer Universität durch zwei Migrationen geführt.'],
      jonas: ['Berlin', 'Testet beruflich Wiederherstellungen und führt Buch über die gescheiterten.'],
      claire: ['Toronto', 'Hat elfmal die erste Woche nach einem Einbruch geleitet.'],
      daniel: ['Denver', 'Hält 6.000 Laptops eines Schulbezirks auf derselben Version.'],
    },
    urgencies: { now: 'Sofort', week: 'Diese Woche', plan: 'Später' },
    agenda: [
      'Was passiert, und was Sie versucht haben',
      'Gemeinsam die Ursache finden',
      'Nächste Schritte, mit Zuständigen',
    ],
    problem: 'Was ist das Problem?',
    example: 'Alle müssen sich ständig neu anmelden',
    find: 'Mentor finden',
    language: 'Sprache',
    pick: 'Oder wählen Sie ein Thema',
    unclear: 'Welches Thema passt am besten?',
    topic: 'Thema',
    howSoon: 'Wie bald?',
    mentor: 'Mentor',
    everyone: 'Mentoren',
    fit: 'Die passendsten zuerst',
    mentorsFor: 'Wählen Sie eine Stunde',
    hoursIn: (zone) => `Zeiten in Ihrer Zeitzone, ${zone}.`,
    sessions: (count) => `${count} Sitzungen zu diesem Thema`,
    hour: (time, day, name) => `${time}, ${day}, mit ${name}`,
    session: (moment, name) => `${moment}, mit ${name}`,
    there: (time, city) => `${time} in ${city}. Eine Stunde per Video, auf Wunsch mit geteiltem Bildschirm.`,
    minutes: (minutes) => `${minutes} Min.`,
    bring: 'Bereithalten',
    notBooked: 'Beispieldaten: Es wurde nichts gebucht.',
    found: (names) => `Mentoren: ${names}.`,
    prepared: 'Die Sitzung ist vorbereitet.',
  },
};
