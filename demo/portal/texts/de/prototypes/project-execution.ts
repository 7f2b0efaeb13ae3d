import type { PrototypeTexts } from '../../prototype-texts';

export const prototype: PrototypeTexts<'project-execution'> = {
  tasks: {
    survey: 'Postfächer und Freigaben erfassen',
    network: 'Netz und Anmeldung öffnen',
    pilot: '20 Pilotbenutzer umziehen',
    guide: 'Anleitungen schreiben, Service Desk schulen',
    move: 'Alle anderen umziehen',
  },
  needed: { survey: 'Erfassung', network: 'Netz', pilot: 'Pilot', guide: 'Anleitungen', move: 'Umzug' },
  finishedBy: (day) => `Fertig bis ${day}`,
  enough: (share) => `Mindestens ${share}: Diesen Termin können Sie zusagen`,
  notEnough: (share) => `Unter ${share}: Diesen Termin sollten Sie nicht zusagen`,
  explanation: (runs) =>
    `${runs}-mal simuliert, mit denselben Zufallswerten für jeden Plan. Heller Balken: acht von zehn Durchläufen. Dunkler Balken: der mittlere. Schraffiert: abwesend. Linie: der Termin.`,
  startOver: 'Von vorn beginnen',
  unchanged: 'Es wurde nichts geändert.',
  reset: 'Zurück zum ersten Plan.',
  assigned: (name, title) => `„${title}“ ist ${name} zugewiesen.`,
  moved: (title, place) => `„${title}“ steht jetzt an Stelle ${place}.`,
  threat: 'Risiko',
  estimate: (best, worst) => `${best} bis ${worst} Tage`,
  estimateAfter: (best, worst, needed) => `${best} bis ${worst} Tage, nach: ${needed}`,
  done: (days) => `Fertig: ${days}`,
  slower: (name, share) => `${name}, +${share}`,
  assign: (title) => `Zuständig für: ${title}`,
  earlier: (title) => `Früher: ${title}`,
  later: (title) => `Später: ${title}`,
  isFirst: 'Die Aufgabe steht schon an erster Stelle.',
  isLast: 'Die Aufgabe steht schon an letzter Stelle.',
  finish: 'Ende',
  finishDays: (middle, high) => `Die Hälfte der Durchläufe endet bis ${middle}, neun von zehn bis ${high}.`,
  noThreat: 'Keine einzelne Aufgabe würde den Termin wahrscheinlicher machen, wenn sie gut liefe.',
  threatens: (title, chance) =>
    `„${title}“ gefährdet den Termin am meisten. Im besten Fall stiege die Wahrscheinlichkeit auf ${chance}.`,
};
