import type { PartTexts } from '../english';

const daysOf = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

export const texts: PartTexts['onboarding'] = {
  problem:
    'Eine E-Mail kündigt einen Neuzugang an, und die Arbeit verteilt sich auf Personalabteilung, IT, Gebäudedienst und einen Lieferanten. Jeder kennt seinen Teil. Dass der Laptop zwei Tage zu spät bestellt wurde, fällt erst auf, wenn jemand an einem leeren Schreibtisch sitzt.',
  benefits: [
    {
      title: 'Vom ersten Tag zurückgerechnet',
      text: 'Jede Aufgabe bekommt einen spätesten Beginn. Rückstände sehen Sie heute und nicht am ersten Morgen.',
    },
    {
      title: 'Alle wissen, worauf sie warten',
      text: 'Zuständige sehen, worauf sie warten und wer auf sie wartet, und erfahren, wann sie anfangen können.',
    },
    {
      title: 'Auswege bei Rückstand',
      text: 'Wird etwas nicht rechtzeitig fertig, sehen Sie, welche Abkürzung hilft. Der Pilot zeigt, was zu spät ist; die Abkürzungen sind hier neu.',
    },
  ],
  steps: [
    'Die Personalabteilung gibt Name, Rolle, Ort und ersten Tag ein; aus der Vorlage der Rolle entsteht ein Plan.',
    'Konten und Gruppen werden nach Freigabe angelegt; alles andere wird zu einer Aufgabe mit Zuständigen.',
    'Eine abgehakte Aufgabe benachrichtigt die Nächsten, und die Prognose für den ersten Tag wird neu berechnet.',
    'Am ersten Morgen bekommen Führungskraft und Kollege dieselbe Liste: was fertig ist und was wann kommt.',
  ],
  standing:
    'Der Pilot plant und zeigt, was zu spät ist. Die Abkürzungen, die Sie hier ausprobieren, sind neu; Feiertage werden noch nicht berücksichtigt.',
  questions: [
    'Wer stößt heute bei Ihnen das Onboarding an, und wie lange vorher erfährt er davon?',
    'Welche Aufgabe kommt in Ihrem Unternehmen am häufigsten zu spät?',
    'Sollten Rollenwechsel und Austritte genauso geplant werden?',
    'Was müsste ein Mensch freigeben, bevor ein Konto automatisch angelegt wird?',
  ],
  task: 'Planen Sie den ersten Tag von Mira, einer erfundenen Kollegin: Haken Sie ab, was erledigt ist, finden Sie, was zu spät ist, und sorgen Sie dafür, dass an ihrem ersten Morgen alles da ist.',
  prototype: {
    role: 'Rolle',
    roles: { support: 'Support', developer: 'Softwareentwicklung', sales: 'Kundenbetreuung' },
    works: 'Arbeitsort',
    places: { office: 'Im Büro', home: 'Im Homeoffice' },
    start: 'Erster Arbeitstag',
    invalid: 'Wählen Sie einen Tag nach heute, innerhalb eines Jahres.',
    weekend: (day) => `Das ist ein Wochenende. Der erste Arbeitstag ist ${day}.`,
    tasks: {
      contract: 'Unterschriebener Vertrag liegt vor',
      account: 'Konto und Postfach',
      laptop: 'Laptop bestellt und geliefert',
      setup: 'Laptop eingerichtet und verschlüsselt',
      desk: 'Schreibtisch und Türkarte',
      handover: 'Laptop am Arbeitsplatz',
      courier: 'Laptop nach Hause geschickt',
      groups: 'Gruppen der Rolle freigegeben',
      queue: 'Ticket-Warteschlange und Fernzugriff',
      code: 'Zugriff auf Code und Builds',
      seat: 'Lizenz im Kundensystem',
      buddy: 'Buddy benannt, erste Woche geplant',
    },
    owners: {
      hr: 'Personalabteilung',
      it: 'IT',
      supplier: 'Lieferant',
      facilities: 'Gebäudedienst',
      manager: 'Führungskraft',
    },
    without: {
      account: 'Mira kann sich nirgends anmelden.',
      desk: 'Mira wartet am Empfang.',
      handover: 'Mira hat nichts, womit sie arbeiten kann.',
      courier: 'Mira sitzt zu Hause ohne Laptop.',
      queue: 'Mira sieht keine Tickets.',
      code: 'Mira liest E-Mails, aber keinen Code.',
      seat: 'Mira kann keinen Kunden nachschlagen.',
      buddy: 'Niemand erwartet Mira.',
    },
    way: (task) => `Weg: ${task}`,
    usual: (days) => `Wie üblich, ${daysOf(days)}`,
    shortcuts: {
      laptop: 'Leihlaptop, 1 Tag',
      courier: 'Kurier über Nacht, 1 Tag',
      seat: 'Frei gewordene Lizenz, 1 Tag',
    },
    prepare: 'Vorzubereiten',
    startBy: 'Spätester Beginn',
    behind: (days) => `${daysOf(days)} im Rückstand`,
    about: (owner, days) => `${owner}, ${daysOf(days)}`,
    after: (about, tasks) => `${about}, nach: ${tasks}`,
    dayOne: 'Miras erster Morgen',
    inTime: (ready, all) => `${ready} von ${all} rechtzeitig`,
    assumption: 'Unter der Annahme, dass alle offenen Aufgaben so früh wie möglich beginnen.',
    complete: 'Alles ist da. Mira kann loslegen.',
    missing: 'Versuchen Sie eine Abkürzung oder einen späteren ersten Tag',
  },
};
