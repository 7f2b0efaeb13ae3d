import type { PartTexts } from '../english';

export const texts: PartTexts['roadmap'] = {
  lead: 'Was fertig ist, woran wir arbeiten und was danach kommen dürfte. Je ferner ein Plan, desto eher ändert er sich mit Ihrem Feedback.',
  area: 'Bereich',
  count: (count) => (count === 1 ? '1 Meilenstein' : `${count} Meilensteine`),
  quarter: (number, year) => `Q${number} ${year}`,
  tenses: { Done: 'Fertig', Overdue: 'Überfällig', Now: 'Jetzt', Next: 'Als Nächstes', Later: 'Später' },
  overdue: 'Dieses Quartal ist beendet. Einträge ohne Haken sind nicht fertig.',
  share: (percent) => `${percent} des Quartals sind vorbei`,
  milestones: {
    outageClients: {
      title: 'Störungsmonitor bei den ersten Kunden',
      text: 'Zwölf Wochen im Praxiseinsatz. Die Übersicht ist geblieben, die Weltkarte entfällt.',
    },
    ownSignIn: {
      title: 'Anmeldung über Ihren eigenen Identitätsanbieter',
      text: 'Eine Adresse für alles hier, mit der Bestätigung in zwei Schritten, die Ihr Unternehmen verlangt.',
    },
    automationRuns: {
      title: 'Managed Automation läuft unbeaufsichtigt',
      text: 'Routinen halten an ihrer Grenze an und fragen nach. Zuvor musste jeder Lauf beobachtet werden.',
    },
    ticketsInApp: {
      title: 'Tickets in der Desktop-App',
      text: 'Öffnen, beantworten und schließen ohne Browser. Anhänge fehlen noch.',
    },
    dryRun: {
      title: 'Ein Probelauf für Workflows',
      text: 'Jeder Schritt zeigt, was er mit den echten Ereignissen der letzten Woche täte, bevor etwas eingeschaltet wird.',
    },
    mentorCalendars: {
      title: 'Kalender der Mentoren',
      text: 'Freie Stunden kommen direkt aus dem Kalender, damit keine anderweitig gebuchte Stunde angeboten wird.',
    },
    tenIntegrations: {
      title: 'Die zehn meistgenannten Integrationen',
      text: 'Sie kommen aus den Listen, die Kunden auf der Seite Integrationen führen. Ihre Liste verändert die Reihenfolge.',
    },
    ownDocuments: {
      title: 'Actual Intelligence mit Ihren eigenen Dokumenten',
      text: 'Anbindungen für ein Wiki, ein Ticketsystem und einen gemeinsamen Ordner. Bis dahin antwortet es aus Beispieldokumenten.',
    },
    noticeLetters: {
      title: 'Kündigungsschreiben aus der Lieferantenverwaltung',
      text: 'Ein Entwurf einen Monat vor dem Kündigungstermin, mit den Zahlen des Jahres. Sie senden ihn selbst.',
    },
    appOffline: {
      title: 'Die Desktop-App offline',
      text: 'Artikel und offene Tickets ohne Verbindung; was Sie schreiben, wird gesendet, sobald Sie wieder online sind.',
    },
    bookRooms: {
      title: 'Onboarding-Pläne, die Räume und Geräte buchen',
      text: 'Der Plan weiß, was auf Lager ist und was rechtzeitig bestellt werden muss.',
    },
    twoWayTickets: {
      title: 'Tickets in beide Richtungen für jedes Ticketsystem',
      text: 'Eine Antwort im einen System erscheint im anderen. Heute geht das mit ServiceNow und Jira Service Management.',
    },
    forecasts: {
      title: 'Prognosen der Projektplanung aus Ihren früheren Projekten',
      text: 'Spannen, die aus der Dauer Ihrer Projekte gelernt sind statt nur aus Schätzungen. Das klappt vielleicht nicht.',
    },
    ownPortal: {
      title: 'Ein Portal im Namen Ihres Unternehmens',
      text: 'Ihre Farben, Ihre Adresse, Ihre Auswahl an Seiten, für alle, die Sie betreuen.',
    },
  },
};
