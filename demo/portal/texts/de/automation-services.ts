import type { PartTexts } from '../english';
import { prototype } from './prototypes/automation-services';

export const texts: PartTexts['automation-services'] = {
  prototype,
  problem:
    'Patches, ungenutzte Lizenzen, ablaufende Zertifikate: Alle kennen die Liste, und niemand hat den Nachmittag dafür. Skripte helfen, bis ihr Autor geht. Danach laufen sie unüberwacht weiter oder brechen unbemerkt ab.',
  benefits: [
    {
      title: 'Wir schreiben und überwachen sie',
      text: 'Jede Routine gehört bei uns einer Person, die jeden Lauf sieht, behebt, was klemmt, und sich meldet, bevor Sie es merken.',
    },
    {
      title: 'Eine Grenze für alles',
      text: 'Sie legen fest, wie viel eine Routine ohne Rückfrage tun darf. Darüber hält sie an, bevor sie etwas ändert, und wartet auf eine Freigabe.',
    },
    {
      title: 'Ein Protokoll zum Weitergeben',
      text: 'Was geprüft, ausgeschlossen und geändert wurde, steht Zeile für Zeile in Ihrem eigenen Ticketsystem, bereit für die Prüfung.',
    },
  ],
  steps: [
    'Sie wählen Routinen aus der Liste und sagen, was nie angetastet werden darf.',
    'Zwei Wochen lang läuft jede Routine nur lesend.',
    'Sie setzen die Grenze, und die Routine arbeitet nach ihrem Zeitplan.',
    'Einmal im Monat gehen wir die angehaltenen Läufe durch und passen die Grenzen gemeinsam an.',
  ],
  standing:
    'Im Pilotbetrieb laufen vier der sechs Routinen; der Restore-Test und die ungenutzten Konten fehlen noch. Geräte, Personen und Minuten hier sind erfunden.',
  questions: [
    'Welche Routine würden Sie zuerst abgeben, und welche nie?',
    'Wer soll gefragt werden, wenn ein Lauf nachts anhält: der Bereitschaftsdienst, oder bis zum Morgen niemand?',
    'Würden Sie lieber je Routine bezahlen oder für die eingesparten Stunden?',
  ],
  task: 'Starten Sie „Lizenzrückgabe“, legen Sie fest, was geschieht, wenn sie anhält, ändern Sie dann die Grenze und vergleichen Sie die eingesparten Stunden.',
};
