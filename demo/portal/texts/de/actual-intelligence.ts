import type { PartTexts } from '../english';
import { prototype } from './prototypes/actual-intelligence';

export const texts: PartTexts['actual-intelligence'] = {
  prototype,
  problem:
    'Meist steht die Antwort schon irgendwo: in einem Runbook, in einem Ticket vom letzten Frühjahr, in einer Richtlinie, die niemand öffnet. Sie zu finden dauert zwanzig Minuten und braucht einen Kollegen, der noch weiß, wo sie steht. Ist er nicht da, lösen Sie dasselbe Problem zum zweiten Mal.',
  benefits: [
    {
      title: 'Antworten, die Sie prüfen können',
      text: 'Eine Antwort besteht wörtlich aus Sätzen Ihrer eigenen Dokumente. Jeder nennt seine nummerierte Quelle, die sich daneben öffnet.',
    },
    {
      title: 'Keine Vermutungen',
      text: 'Enthalten Ihre Dokumente keine Antwort, sagen wir Ihnen das. Sie sehen, welche Wörter nicht gefunden wurden, und wissen, was Sie noch dokumentieren sollten.',
    },
    {
      title: 'Dieselben Berechtigungen wie bisher',
      text: 'Die Suche liest nur, was Fragende ohnehin öffnen dürfen. Es gibt keine zweiten Berechtigungen, die gepflegt werden müssten.',
    },
  ],
  steps: [
    'Sie binden die Orte an, an denen etwas aufgeschrieben ist: ein Wiki, das Ticketsystem, einen gemeinsamen Ordner.',
    'Wir indizieren sie in Ihrem eigenen Mandanten und behalten die Berechtigungen jedes Dokuments bei.',
    'Benutzer fragen in eigenen Worten; die besten Sätze kommen mit nummerierten Quellen zurück.',
    'Abgelöste Dokumente sind gekennzeichnet, damit niemand versehentlich einer alten Anleitung folgt.',
  ],
  standing:
    'Die Anbindungen sind noch in Arbeit. Was Sie hier ausprobieren, gewichtet die Wörter von acht erfundenen Dokumenten; ein Sprachmodell steckt nicht darin.',
  questions: [
    'Wo würden Sie fragen wollen: im Ticket, im Chat oder auf einer eigenen Seite?',
    'Welche Ihrer Quellen darf nie durchsucht werden, auch nicht von denen, die sie öffnen dürfen?',
    'Genügt ein zitierter Satz, oder brauchen Sie eine Zusammenfassung in neuen Worten, mit dem Risiko, das dazugehört?',
    'Wer in Ihrem Team würde ein Dokument berichtigen, das sich als falsch erweist?',
  ],
  task: 'Stellen Sie zwei Fragen, öffnen Sie die Quelle hinter einem Satz und fragen Sie dann dasselbe als anderes Team.',
};
