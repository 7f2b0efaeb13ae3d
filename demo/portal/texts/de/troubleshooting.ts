import type { PartTexts } from '../english';
import { prototype } from './prototypes/troubleshooting';

export const texts: PartTexts['troubleshooting'] = {
  prototype,
  problem:
    'Die Suche nach demselben Fehler beginnt jedes Mal bei null. Der Kollege im First Level fragt, was ihm einfällt, probiert drei Dinge und gibt ein Ticket weiter, in dem „immer noch langsam“ steht. Der Second Level fängt von vorn an, weil niemand notiert hat, was bereits ausgeschlossen war.',
  benefits: [
    {
      title: 'Die beste nächste Frage',
      text: 'Gestellt wird die Frage, die am meisten über das noch Mögliche verrät; zwei oder drei genügen oft.',
    },
    {
      title: 'Sie sehen, warum',
      text: 'Jede Antwort verschiebt vor Ihren Augen die Wahrscheinlichkeit jeder Ursache. Nichts wird im Verborgenen entschieden, und „nicht sicher“ ist eine Antwort.',
    },
    {
      title: 'Nichts wird zweimal gefragt',
      text: 'Das Protokoll hält fest, was gefragt und was durch welche Antwort ausgeschlossen wurde. Es geht als reiner Text ins Ticket.',
    },
  ],
  steps: [
    'Wählen Sie das Problem, das am besten passt.',
    'Antworten Sie, was Sie wissen, und gehen Sie zu jeder Antwort zurück, die falsch war.',
    'Sobald eine Ursache heraussticht, bekommen Sie ihren Namen und den ersten Schritt.',
    'Kopieren Sie das Protokoll ins Ticket, ob gelöst oder nicht.',
  ],
  standing:
    'Es gibt drei Leitfäden mit Wahrscheinlichkeiten, die wir geschätzt haben. Das Lernen aus geschlossenen Tickets fehlt noch.',
  questions: [
    'Welche fünf Probleme kosten Ihren First Level die meiste Zeit?',
    'Wer in Ihrem Team könnte die Wahrscheinlichkeiten nach einem Fall korrigieren, und täte er es?',
    'Soll der Betroffene die Fragen beantworten oder der Kollege, der hilft?',
  ],
  task: 'Nehmen Sie eines der drei Probleme, antworten Sie wie beim letzten Mal, als es Ihnen passiert ist, und ändern Sie eine Antwort, um die Wirkung zu sehen.',
};
