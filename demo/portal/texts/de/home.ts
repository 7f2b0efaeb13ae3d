import type { PartTexts } from '../english';

export const texts: PartTexts['home'] = {
  welcome: (name) => (name ? `Willkommen, ${name}.` : 'Willkommen.'),
  lead: 'Sehen Sie unsere Lösungen, Prototypen und Produktdemos, bevor sie erscheinen. Ihr Feedback entscheidet, was wir bauen.',
  next: 'Ihr nächster Schritt',
  start: (name) => `Mit ${name} beginnen`,
  continue: (name) => `Mit ${name} weitermachen`,
  desktop: 'Desktop-App ausprobieren',
  solutionsDone: 'Sie haben alle Lösungen gesehen. Öffnen Sie als Nächstes die sieben Werkzeuge der Desktop-App.',
  allDone: 'Sie haben alles gesehen. Die Roadmap zeigt, wie es weitergeht.',
  roadmap: 'Zur Roadmap',
  minutes: 'Fünf Minuten: mit Beispieldaten ausprobieren und uns sagen, was Sie davon halten.',
};
