import type { PartTexts } from '../english';

export const texts: PartTexts['project-execution'] = {
  problem:
    'Ein Plan wird einmal erstellt, mit einer Schätzung je Aufgabe, als wären immer alle da. Dann ist jemand im Urlaub, eine Schätzung war zu knapp, und der Termin rutscht in der letzten Woche, wenn sich nichts mehr verschieben lässt.',
  benefits: [
    {
      title: 'Eine Wahrscheinlichkeit statt eines Versprechens',
      text: 'Sie geben jeder Aufgabe eine beste, eine wahrscheinliche und eine schlechteste Dauer. Der Plan sagt, wie wahrscheinlich der Termin ist.',
    },
    {
      title: 'Er weiß, wer fehlt',
      text: 'Urlaub und Schulungen gehören zum Plan, niemand wird für eine Woche eingeplant, in der er nicht da ist.',
    },
    {
      title: 'Die eine Aufgabe, auf die es ankommt',
      text: 'Sie sehen, welche Aufgabe den Termin am meisten gefährdet, solange man sie noch verschieben oder abgeben kann.',
    },
  ],
  steps: [
    'Sie nennen die Aufgaben, ihre Voraussetzungen und ihre Dauer als Spanne.',
    'Abwesenheiten kommen aus dem Kalender, und wer was kann, aus einer Liste, die Sie pflegen.',
    'Wir simulieren das Projekt Hunderte Male; heraus kommt eine Spanne von Terminen.',
    'Jede fertige Aufgabe macht die Spanne enger. Sie erfahren, wenn die Wahrscheinlichkeit sinkt, und warum.',
  ],
  standing: 'Bisher gibt es nur diese Demo. Das Projekt darin ist erfunden.',
  questions: [
    'Wie planen Sie Projekte heute, und wer schaut nach der ersten Woche noch in den Plan?',
    'Würden Ihre Leute Spannen statt einzelner Zahlen angeben, und würden Ihre Kunden eine Wahrscheinlichkeit akzeptieren?',
    'Welchen Kalender müssten wir lesen, um zu wissen, wer fehlt?',
    'Sollen wir das vor den anderen bauen?',
  ],
  task: 'Verschieben Sie Aufgaben oder geben Sie sie ab, bis der Termin eines erfundenen Projekts zu mindestens 80 % wahrscheinlich ist.',
  prototype: {
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
  },
};
