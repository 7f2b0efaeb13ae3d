import type { PartTexts } from '../english';
import { prototype } from './prototypes/outage-hub';

export const texts: PartTexts['outage-hub'] = {
  prototype,
  problem:
    'Fällt der Dienst eines Anbieters aus, erfahren Sie es von den eigenen Leuten, Ticket für Ticket. Jedes nennt ein anderes Symptom, die Statusseite des Anbieters ist noch grün, und während einer dieselbe Frage vierzigmal beantwortet, sucht ein anderer den Fehler im eigenen Haus.',
  benefits: [
    {
      title: 'Eine Ursache statt vierzig Tickets',
      text: 'Die Übersicht weiß, was wovon abhängt. Tickets mit derselben Ursache werden gebündelt. Alle anderen bleiben sichtbar.',
    },
    {
      title: 'Was es für Sie bedeutet',
      text: 'Ein Anbieter meldet, die Anmeldung sei langsam. Die Übersicht sagt, dass Ihre Lohnabrechnung vor Mittag nicht erreichbar ist.',
    },
    {
      title: 'Ihre Leute wissen es zuerst',
      text: 'Die Nachricht entsteht aus dem, was bekannt ist: was nicht geht, was geht und wann es Neues gibt. Sie lesen sie und senden sie ab.',
    },
  ],
  steps: [
    'Sie listen Ihre eigenen Dienste und die Ihrer Anbieter auf und was jeder davon braucht.',
    'Statusseiten der Anbieter und Ihre eigenen Prüfungen melden sich jede Minute.',
    'Wir verfolgen die Störung bis zu jedem betroffenen Dienst.',
    'Neue Tickets werden der Störung zugeordnet, zu der sie gehören.',
    'Sie bestätigen, die Nachricht geht hinaus, und alle Meldenden erhalten sie.',
  ],
  standing:
    'Im Pilotbetrieb arbeiten Übersicht und Zuordnung mit echten Signalen. Das Versenden fehlt noch: Sie kopieren die Nachricht in Ihre eigene E-Mail.',
  questions: [
    'Wer pflegt die Liste der Abhängigkeiten, und woran würden Sie merken, dass sie veraltet ist?',
    'Dürfte die Nachricht um drei Uhr nachts hinausgehen, ohne dass jemand sie gelesen hat?',
    'Welche Ihrer Anbieter sagen bei einer Störung gar nichts?',
  ],
  task: 'Gehen Sie durch eine Stunde mit zwei gleichzeitigen Störungen, sehen Sie, welche Tickets zusammengehören, und bestätigen Sie, wann Sie es tun würden.',
};
