import type { PartTexts } from '../english';
import { prototype } from './prototypes/workflow-automation';

export const texts: PartTexts['workflow-automation'] = {
  prototype,
  problem:
    'Ein Antrag geht durch ein Formular, zwei Postfächer und eine Tabelle, bevor etwas geschieht. Werkzeuge, die all das verbinden, sind schnell eingerichtet, und man traut ihnen nur schwer: Der erste echte Test ist ein echter Einkauf oder ein echtes Konto, das einen Tag zu früh gesperrt wird.',
  benefits: [
    {
      title: 'Fehler, die schon beim Bauen auffallen',
      text: 'Jeder Schritt sagt, was er braucht. Ein Einkauf vor seiner Freigabe oder ein Datum, das niemand liefert, fällt sofort auf, samt Lösung.',
    },
    {
      title: 'Ein Probelauf vor dem ersten Lauf',
      text: 'Schicken Sie die Ereignisse der letzten Woche durch die Schritte. Sie sehen, wer gefragt, was gekauft würde und wo es endet.',
    },
    {
      title: 'Lesbar für alle Beteiligten',
      text: 'Ein Workflow ist eine Liste von Sätzen. Finanzen und Personal können sie lesen und Nein sagen, bevor er eingeschaltet wird.',
    },
  ],
  steps: [
    'Sie wählen, was den Workflow startet: ein Formular, eine Änderung im Personalsystem, ein Ticket.',
    'Sie fügen Schritte aus einer Palette hinzu und ordnen sie; nach jeder Änderung wird geprüft.',
    'Ein Probelauf zeigt, was mit Ereignissen geschähe, die Sie schon kennen.',
    'Eine zweite Person schaltet ihn ein; von da an wird jeder Lauf Schritt für Schritt protokolliert.',
  ],
  standing:
    'Prüfungen und Probelauf sind echt, die Ereignisse erfunden. Speichern, Einschalten und das Anbinden von Werkzeugen fehlen noch.',
  questions: [
    'Welchen Ihrer Workflows würden Sie zuerst ausprobieren, und welche Werkzeuge berührt er?',
    'Brauchen Sie Verzweigungen, oder leisten mehrere kurze Listen dasselbe und lesen sich besser?',
    'Wer darf bei Ihnen einen Workflow einschalten, und wer muss davon erfahren?',
    'Wie weit sollen die Ereignisse für einen Probelauf zurückreichen?',
  ],
  task: 'Beheben Sie die drei Fehler und finden Sie im Probelauf heraus, warum einer der drei Anträge nicht durchgeht.',
};
