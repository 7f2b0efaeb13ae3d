import type { PrototypeTexts } from '../../prototype-texts';

export const prototype: PrototypeTexts<'tech-mentor'> = {
  topics: {
    identity: {
      label: 'Anmeldung und Identität',
      bring: [
        'Das Anmeldeprotokoll eines betroffenen Benutzers',
        'Die Liste Ihrer bedingten Regeln, exportiert',
        'Ein Kollege, der diese Regeln ändern darf',
      ],
    },
    mail: {
      label: 'E-Mail und Kalender',
      bring: [
        'Die vollständigen Kopfzeilen einer betroffenen Nachricht',
        'Die Mail-Einträge Ihrer Domain',
        'Die Namen aller Dienste, die in Ihrem Namen senden',
      ],
    },
    network: {
      label: 'Netzwerk und WLAN',
      bring: [
        'Eine Zeichnung des Netzes, gern von Hand',
        'Ein Geschwindigkeitstest mit Kabel und einer ohne',
        'Zugriff auf den Switch oder den Controller',
      ],
    },
    endpoints: {
      label: 'Laptops und Telefone',
      bring: [
        'Modell und Version von drei betroffenen Geräten',
        'Was in der Woche davor verteilt wurde',
        'Ein Gerät, das Sie zurücksetzen dürfen',
      ],
    },
    backup: {
      label: 'Backup und Wiederherstellung',
      bring: [
        'Der Bericht des letzten Backups, das geklappt hat',
        'Wie viel Arbeit Sie verlieren dürfen, in Stunden',
        'Die Reihenfolge, in der Systeme zurückkommen müssen',
      ],
    },
    security: {
      label: 'Sicherheitsvorfall',
      bring: [
        'Was zuerst auffiel, wann und wem',
        'Eine Liste dessen, was seither abgeschaltet wurde',
        'Ein Kollege, der ein System vom Netz nehmen darf',
      ],
    },
  },
  mentors: {
    ines: { about: 'Hat eine Klinikgruppe mit 40 Standorten auf eine einzige Anmeldung gebracht.', city: 'Lissabon' },
    tomasz: { about: 'Plant Funknetze für Lager und Großraumbüros.', city: 'Warschau' },
    amara: { about: 'Hat die E-Mail einer Universität durch zwei Migrationen geführt.', city: 'Lagos' },
    jonas: { about: 'Testet beruflich Wiederherstellungen und führt Buch über die gescheiterten.', city: 'Berlin' },
    claire: { about: 'Hat elfmal die erste Woche nach einem Einbruch geleitet.', city: 'Toronto' },
    daniel: { about: 'Hält 6.000 Laptops eines Schulbezirks auf derselben Version.', city: 'Denver' },
    priya: { about: 'Hat die Anmelderegeln dreier Dienstleister nach Audits neu gebaut.', city: 'Kochi' },
    kerry: {
      about: 'Bereitschaft für eine Region, in der der nächste Techniker einen Flug entfernt ist.',
      city: 'Auckland',
    },
  },
  urgencies: { now: 'Sofort', week: 'Diese Woche', plan: 'Später' },
  agenda: {
    now: [
      'Was nicht geht, und bei wem',
      'Gemeinsam reparieren, auf Ihrem Bildschirm',
      'Was heute Nacht zu beobachten ist und wann Sie wieder anrufen',
    ],
    week: [
      'Was passiert, und was Sie versucht haben',
      'Gemeinsam die Ursache finden',
      'Nächste Schritte, jeder mit Zuständigen',
    ],
    plan: [
      'Wo Sie stehen und wohin Sie wollen',
      'Wege dorthin und was sie kosten',
      'Ein erster Schritt, klein genug für diesen Monat',
    ],
  },
  problem: 'Was ist das Problem?',
  understood: 'Thema aus Ihren Worten erkannt.',
  example: 'Ein Satz, zum Beispiel „Alle müssen den zweiten Schritt der Anmeldung ständig wiederholen“.',
  topic: 'Thema',
  howSoon: 'Wie bald',
  language: 'Sprache',
  mentorsFor: 'Passende Mentoren',
  best: (shown, all) => `Die besten ${shown} von ${all} Mentoren.`,
  bestFirst: 'Die passendsten zuerst.',
  hoursIn: (zone) => `Zeiten in Ihrer Zeitzone, ${zone}.`,
  fit: 'passend',
  sessions: (count) => `${count} ${count === 1 ? 'Sitzung' : 'Sitzungen'} zu diesem Thema`,
  hoursOf: (name) => `Nächste Termine von ${name}`,
  hour: (time, day, name) => `${time}, ${day}, mit ${name}`,
  noMentor: (language) => `Zu diesem Thema spricht noch kein Mentor ${language}`,
  availableIn: 'Dieses Thema gibt es auf:',
  session: (moment, name) => `${moment} mit ${name}`,
  sameTime: (city) => `In ${city} ist es dann genauso spät.`,
  there: (moment, city) => `${moment} in ${city}.`,
  format: 'Eine Stunde per Video, auf Wunsch mit geteiltem Bildschirm.',
  inYourWords: 'In Ihren Worten',
  nothingWritten: 'Nichts notiert. Der Mentor beginnt mit Fragen.',
  theHour: 'Ablauf',
  minutes: (minutes) => `${minutes} Min.`,
  bring: 'Bereithalten',
  allReady: 'Alles bereit für die Stunde.',
  ready: (ready, all) => `${ready} von ${all} bereit`,
  another: 'Anderen Termin wählen',
  notBooked: 'Beispieldaten: Es wurde nichts gebucht.',
  announcements: {
    none: 'Kein Mentor passt.',
    matches: (count, best, fit, moment) =>
      `${count} ${count === 1 ? 'Mentor passt' : 'Mentoren passen'}. Am besten: ${best}, ${fit}, frei ${moment}.`,
    prepared: 'Die Sitzung ist vorbereitet.',
  },
};
