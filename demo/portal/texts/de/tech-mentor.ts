import type { PartTexts } from '../english';
import { prototype } from './prototypes/tech-mentor';

export const texts: PartTexts['tech-mentor'] = {
  prototype,
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
};
