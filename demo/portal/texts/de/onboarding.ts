import type { PartTexts } from '../english';
import { prototype } from './prototypes/onboarding';

export const texts: PartTexts['onboarding'] = {
  prototype,
  problem:
    'Eine E-Mail kündigt einen Neuzugang an, und die Arbeit verteilt sich auf Personalabteilung, IT, Gebäudedienst und einen Lieferanten. Jeder kennt seinen Teil. Dass der Laptop zwei Tage zu spät bestellt wurde, fällt erst auf, wenn jemand an einem leeren Schreibtisch sitzt.',
  benefits: [
    {
      title: 'Vom ersten Tag zurückgerechnet',
      text: 'Jede Aufgabe bekommt einen spätesten Beginn. Rückstände sehen Sie heute und nicht am ersten Morgen.',
    },
    {
      title: 'Alle wissen, worauf sie warten',
      text: 'Zuständige sehen, worauf sie warten und wer auf sie wartet, und erfahren, wann sie anfangen können.',
    },
    {
      title: 'Auswege bei Rückstand',
      text: 'Wird etwas nicht rechtzeitig fertig, sehen Sie, welche Abkürzung hilft. Der Pilot zeigt, was zu spät ist; die Abkürzungen sind hier neu.',
    },
  ],
  steps: [
    'Die Personalabteilung gibt Name, Rolle, Ort und ersten Tag ein; aus der Vorlage der Rolle entsteht ein Plan.',
    'Konten und Gruppen werden nach Freigabe angelegt; alles andere wird zu einer Aufgabe mit Zuständigen.',
    'Eine abgehakte Aufgabe benachrichtigt die Nächsten, und die Prognose für den ersten Tag wird neu berechnet.',
    'Am ersten Morgen bekommen Führungskraft und Kollege dieselbe Liste: was fertig ist und was wann kommt.',
  ],
  standing:
    'Der Pilot plant und zeigt, was zu spät ist. Die Abkürzungen, die Sie hier ausprobieren, sind neu; Feiertage werden noch nicht berücksichtigt.',
  questions: [
    'Wer stößt heute bei Ihnen das Onboarding an, und wie lange vorher erfährt er davon?',
    'Welche Aufgabe kommt in Ihrem Unternehmen am häufigsten zu spät?',
    'Sollten Rollenwechsel und Austritte genauso geplant werden?',
    'Was müsste ein Mensch freigeben, bevor ein Konto automatisch angelegt wird?',
  ],
  task: 'Planen Sie den ersten Tag von Mira, einer erfundenen Kollegin: Haken Sie ab, was erledigt ist, finden Sie, was zu spät ist, und sorgen Sie dafür, dass an ihrem ersten Morgen alles da ist.',
};
