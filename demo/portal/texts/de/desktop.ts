import type { PartTexts } from '../english';
import { prototype } from './prototypes/desktop';

export const texts: PartTexts['desktop'] = {
  prototype,
  eyebrow: 'Sieben Werkzeuge in einem Fenster',
  lead: 'Alles, was Kollegen von der IT brauchen, und alles, was die IT für sie braucht, einen Tastendruck entfernt unter Windows, macOS und Linux.',
  what: 'Was sie ist',
  audiences: [
    {
      title: 'Für alle Kollegen',
      text: 'Ein Ort, um Software anzufordern, Antworten zu finden, Störungen zu sehen und Anfragen zu verfolgen. Niemand muss wissen, welches Portal wofür da ist.',
    },
    {
      title: 'Für die IT',
      text: 'Die andere Seite desselben Fensters: Tickets beantworten, Routinen einschalten, Umzüge planen. Was Kollegen sehen, ändert sich mit Ihrer Arbeit.',
    },
    {
      title: 'Ergänzt Ihre Systeme',
      text: 'Sie zeigt Ihre Tickets, Ihre Artikel und Ihr Verzeichnis dort, wo sie heute sind. Nichts wird kopiert, und die Berechtigungen bleiben, wie sie sind.',
    },
  ],
  questions: [
    'Welches der sieben würden Ihre Kollegen jeden Tag öffnen?',
    'Welches haben Sie schon und würden es nicht hergeben?',
    'Was müsste erfüllt sein, bevor Sie die App auf jeden Laptop bringen?',
  ],
  task: 'Öffnen Sie jedes Werkzeug und probieren Sie darin eine Aktion aus.',
  broken: 'Die Demo funktioniert gerade nicht',
  open: (tool) => `${tool} öffnen`,
  tools: {
    applications: { name: 'Anwendungen', about: 'Software anfordern und die Anfrage verfolgen.' },
    knowledge: { name: 'Wissen', about: 'Den Artikel finden, der die Frage beantwortet.' },
    automation: { name: 'Automatisierung', about: 'Einschalten, was niemand von Hand tun sollte.' },
    'status-page': { name: 'Statusseite', about: 'Sehen, was verfügbar ist und wann der Rest wieder läuft.' },
    migrations: {
      name: 'Migrationen',
      about: 'Einen Umzug Schritt für Schritt verfolgen und einen Schritt zurückgehen.',
    },
    ticketing: { name: 'Tickets', about: 'Tickets lesen, beantworten und schließen.' },
    bots: { name: 'Bots', about: 'Fragen und sofort eine Antwort bekommen.' },
  },
  form: 'Feedback zur Desktop-App',
  afterwards: 'Vielen Dank. Was Sie als unverzichtbar bewertet haben, bauen wir zuerst.',
  seeSolutions: 'Zu den Lösungen',
  seven: 'Die sieben Werkzeuge',
  sevenHint: 'Wie nützlich wäre jedes für Sie? Überspringen Sie, was Sie nicht einschätzen können.',
  marks: ['Nicht nützlich', 'Etwas', 'Nützlich', 'Sehr nützlich', 'Unverzichtbar'],
  today: 'Ihre IT heute',
  challenges: 'Verlieren Ihre Kollegen Zeit, weil sie das richtige Werkzeug nicht finden?',
  importance: 'Bedeutung',
  importanceHint: 'Wie wichtig wäre ein Fenster für alles, und für wen?',
  competitors: 'Wettbewerber',
  competitorsHint: 'Was nutzen Sie stattdessen, oder womit würden Sie es vergleichen?',
  next: 'Wie es weitergeht',
  payment: 'Würden Sie dafür bezahlen?',
  call: 'Dürfen wir Sie dazu anrufen?',
  additional: 'Sonst noch etwas',
  additionalHint: 'Was fehlt, und was würden Sie weglassen?',
};
