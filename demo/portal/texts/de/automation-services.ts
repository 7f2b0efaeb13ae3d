import type { PartTexts } from '../english';
import { prototype } from './prototypes/automation-services';

export const texts: PartTexts['automation-services'] = {
  prototype,
  problem:
    'Patches, ungenutzte Lizenzen, ablaufende Zertifikate: Alle kennen die Liste, und niemand hat den Nachmittag dafür. Skripte helfen, bis ihr Autor geht. Danach laufen sie unbeobachtet weiter oder bleiben ohne ein Wort stehen.',
  benefits: [
    {
      title: 'Wir schreiben und überwachen sie',
      text: 'Jede Routine gehört bei uns einer Person, die jeden Lauf sieht, behebt, was klemmt, und sich meldet, bevor Sie es merken.',
    },
    {
      title: 'Eine Grenze für alles',
      text: 'Sie legen fest, wie viel eine Routine ohne Rückfrage tun darf. Darüber hält sie an, bevor sie etwas ändert, und wartet auf einen Namen und eine Entscheidung.',
    },
    {
      title: 'Ein Protokoll zum Weitergeben',
      text: 'Was gelesen, ausgelassen und geändert wurde, steht Zeile für Zeile in Ihrem eigenen Ticketsystem, bereit für die Prüfung.',
    },
  ],
  steps: [
    'Sie wählen Routinen aus der Liste und sagen, was nie angetastet werden darf.',
    'Zwei Wochen lang schaut jede Routine nur zu und berichtet; geändert wird nichts.',
    'Sie setzen die Grenze, und die Routine arbeitet nach ihrem Zeitplan.',
    'Einmal im Monat gehen wir die angehaltenen Läufe durch und passen die Grenzen gemeinsam an.',
  ],
  standing:
    'Im Pilotbetrieb laufen vier der sechs Routinen; der Restore-Test und die ungenutzten Konten fehlen noch. Geräte, Personen und Minuten hier sind erfunden.',
  questions: [
    'Welche Routine würden Sie zuerst abgeben, und welche nie?',
    'Wer soll gefragt werden, wenn ein Lauf nachts anhält: der Bereitschaftsdienst, oder bis zum Morgen niemand?',
    'Würden Sie lieber je Routine bezahlen oder für die Stunden, die sie zurückgibt?',
  ],
  task: 'Starten Sie „Lizenzrückgabe“, entscheiden Sie, was dort geschieht, wo die Routine anhält, und sehen Sie dann, was eine andere Grenze an den Stunden ändert.',
};
