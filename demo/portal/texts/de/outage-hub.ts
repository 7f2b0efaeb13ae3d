import type { PartTexts } from '../english';

const ticketsOf = (count: number) => `${count} ${count === 1 ? 'Ticket' : 'Tickets'}`;

export const texts: PartTexts['outage-hub'] = {
  problem:
    'Fällt der Dienst eines Anbieters aus, erfahren Sie es von den eigenen Leuten, Ticket für Ticket. Jedes nennt ein anderes Symptom, die Statusseite des Anbieters ist noch grün, und während einer dieselbe Frage vierzigmal beantwortet, sucht ein anderer den Fehler im eigenen Haus.',
  benefits: [
    {
      title: 'Eine Ursache statt vierzig Tickets',
      text: 'Die Übersicht weiß, was wovon abhängt. Tickets mit derselben Ursache werden gebündelt. Alle anderen bleiben sichtbar.',
    },
    {
      title: 'Was es für Sie bedeutet',
      text: 'Ein Anbieter meldet, die Anmeldung sei langsam. Die Übersicht sagt, dass Ihre Lohnabrechnung vor Mittag nicht erreichbar ist.',
    },
    {
      title: 'Ihre Leute wissen es zuerst',
      text: 'Die Nachricht entsteht aus dem, was bekannt ist: was nicht geht, was geht und wann es Neues gibt. Sie lesen sie und senden sie ab.',
    },
  ],
  steps: [
    'Sie listen Ihre eigenen Dienste und die Ihrer Anbieter auf und was jeder davon braucht.',
    'Statusseiten der Anbieter und Ihre eigenen Prüfungen melden sich jede Minute.',
    'Wir verfolgen die Störung bis zu jedem betroffenen Dienst.',
    'Neue Tickets werden der Störung zugeordnet, zu der sie gehören.',
    'Sie bestätigen, die Nachricht geht hinaus, und alle Meldenden erhalten sie.',
  ],
  standing:
    'Im Pilotbetrieb arbeiten Übersicht und Zuordnung mit echten Signalen. Das Versenden fehlt noch: Sie kopieren die Nachricht in Ihre eigene E-Mail.',
  questions: [
    'Wer pflegt die Liste der Abhängigkeiten, und woran würden Sie merken, dass sie veraltet ist?',
    'Dürfte die Nachricht um drei Uhr nachts hinausgehen, ohne dass jemand sie gelesen hat?',
    'Welche Ihrer Anbieter sagen bei einer Störung gar nichts?',
  ],
  task: 'Gehen Sie durch eine Stunde mit zwei gleichzeitigen Störungen, sehen Sie, welche Tickets zusammengehören, und bestätigen Sie, wann Sie es tun würden.',
  prototype: {
    rented: { identity: 'Identitätsanbieter', line: 'Büroanschluss', mail: 'Maildienst' },
    own: {
      vpn: 'VPN',
      intranet: 'Intranet',
      desk: 'Ticketsystem',
      files: 'Dateiablage',
      payroll: 'Lohnabrechnung',
      phones: 'Telefonanlage',
    },
    external: 'Extern',
    internal: 'Intern',
    tickets: {
      intranet: 'Intranet will ständig, dass ich mich neu anmelde',
      vpn: 'VPN nimmt mein Passwort nicht an',
      desk: 'Ticketseite bleibt leer, ich schreibe vom Telefon',
      payroll: 'Lohnabrechnung öffnet nicht, mittags gehen die Löhne raus',
      phones: 'Anrufer hören nur die Hälfte von mir',
      shop: 'Falscher Preis beim blauen Ordner',
      calls: 'Gespräche brechen nach einer Minute ab',
      late: 'Intranet geht wieder, ist aber zäh',
    },
    states: { up: 'Verfügbar', slow: 'Langsam', down: 'Ausgefallen' },
    over: 'Behoben',
    needs: (name) => `braucht: ${name}`,
    back: 'Fünf Minuten zurück',
    forward: 'Fünf Minuten weiter',
    time: 'Uhrzeit',
    allUp: 'Alle Dienste sind verfügbar.',
    upAgain: 'Alle Dienste sind wieder verfügbar.',
    feel: (count, all) => `${count} Ihrer ${all} internen Dienste ${count === 1 ? 'ist' : 'sind'} betroffen.`,
    quiet: 'Nichts zu melden. Gehen Sie fünf Minuten weiter.',
    incidents: 'Störungen',
    others: 'Andere Tickets',
    allGrouped: 'Jedes Ticket gehört bisher zu einer Störung.',
    noTickets: 'Noch keine Tickets.',
    facts: (since, tickets) => `Erstes Anzeichen ${since}, ${ticketsOf(tickets)} zugeordnet`,
    message: 'Nachricht an die Belegschaft',
    nextUpdate: 'Ihre nächste Meldung',
    acknowledge: 'Bestätigen und senden',
    messages: {
      over: (name, since) => `${name}: wieder normal, nach einer Störung ab ${since} Uhr.`,
      slow: (name, since) => `${name}: langsam, erstes Anzeichen um ${since} Uhr.`,
      down: (name, since) => `${name}: ausgefallen, erstes Anzeichen um ${since} Uhr.`,
      stopped: (names, count) => `Nicht erreichbar ${count === 1 ? 'ist' : 'sind'}: ${names}.`,
      slowed: (names) => `Eingeschränkt nutzbar: ${names}.`,
      known: (time) => `Wir wissen davon; Sie brauchen es nicht zu melden. Nächste Meldung um ${time} Uhr.`,
    },
    acknowledged: (at, minutes) =>
      minutes === 0
        ? `Bestätigt um ${at} Uhr, beim ersten Anzeichen`
        : `Bestätigt um ${at} Uhr, nach ${minutes} Minuten`,
    answers: (before, later) =>
      `${before === 0 ? 'Bis dahin hatte niemand geschrieben.' : `Eine Nachricht beantwortete ${ticketsOf(before)}.`}${later === 0 ? '' : ` Seither ${later === 1 ? 'kam noch 1' : `kamen noch ${later}`} dazu.`}`,
  },
};
