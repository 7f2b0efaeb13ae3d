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
  legend: (runs) =>
    `${runs}-mal simuliert. Heller Balken: acht von zehn Durchläufen. Dunkler Balken: der mittlere. Schraffiert: abwesend. Linie: der Termin.`,
  threat: 'Risiko',
  estimate: (best, worst, needed) => `${best} bis ${worst} Tage${needed && `, nach: ${needed}`}`,
  slower: (name, share) => `${name}, +${share}`,
  assign: (title) => `Zuständig für: ${title}`,
  finish: 'Ende',
  finishDays: (middle, high) => `Die Hälfte der Durchläufe endet bis ${middle}, neun von zehn bis ${high}.`,
  noThreat: 'Keine einzelne Aufgabe würde den Termin wahrscheinlicher machen, wenn sie gut liefe.',
  threatens: (title, chance) =>
    `„${title}“ gefährdet den Termin am meisten. Im besten Fall stiege die Wahrscheinlichkeit auf ${chance}.`,
};
