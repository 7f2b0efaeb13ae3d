import type { PartTexts } from '../english';

export const texts: PartTexts['sweepstakes'] = {
  lead: (day) =>
    `Viermal im Jahr ziehen wir unter den Kunden dieses Portals drei Namen, als Dank für ihre Zeit. Die nächste Ziehung ist am ${day}.`,
  title: 'Teilnahmebedingungen',
  terms: [
    {
      title: 'Wer teilnehmen kann',
      text: 'Sie, wenn Sie zu diesem Portal eingeladen wurden, mindestens 18 Jahre alt sind und Ihr Arbeitgeber Geschenke dieses Werts erlaubt. Beschäftigte von Gatehouse und Personen, die mit ihnen in einem Haushalt leben, sind ausgeschlossen.',
    },
    {
      title: 'Was Sie gewinnen können',
      text: 'Je Ziehung drei Gutscheine im Wert von je 250 US-Dollar für einen Kurs, eine Konferenz oder Bücher Ihrer Wahl. Auf Wunsch spenden wir den Betrag. Keine Barauszahlung.',
    },
    {
      title: 'Wann wir ziehen',
      text: 'Am letzten Werktag im März, Juni, September und Dezember um 12 Uhr UTC. Es nehmen die Zusagen teil, die uns vor diesem Tag erreicht haben. Eine Zusage gilt für jede Ziehung, bis Sie sie widerrufen, und jede Person zählt einmal.',
    },
    {
      title: 'Wie wir ziehen',
      text: 'Ein Programm wählt zufällig drei Namen; zwei Personen, die nicht teilnehmen, sehen zu. Jeder Name hat dieselbe Chance. Was Sie in Ihrem Feedback geschrieben haben oder ob Sie welches gegeben haben, ändert daran nichts.',
    },
    {
      title: 'Wie Gewinner davon erfahren',
      text: 'Innerhalb von fünf Werktagen per E-Mail an die Adresse, mit der Sie sich anmelden. Sie haben 30 Tage Zeit zu antworten, sonst ziehen wir einen anderen Namen. Wir veröffentlichen keine Namen.',
    },
    {
      title: 'Kein Kauf nötig',
      text: 'Die Teilnahme ist kostenlos. Sie müssen nichts kaufen, bestellen oder testen, und ein Kauf erhöht Ihre Chance nicht.',
    },
    {
      title: 'Ihre Daten',
      text: 'Wir speichern Ihre E-Mail-Adresse sowie dass und wann Sie diese Bedingungen angenommen haben, und verwenden sie nur für die Verlosung. Wenn Sie widerrufen oder Ihre Einladung endet, löschen wir sie nach der nächsten Ziehung.',
    },
    {
      title: 'Steuern und Recht',
      text: 'Ist ein Gutschein an Ihrem Wohnort steuerpflichtig, tragen Sie die Steuer. Wo das Recht solche Verlosungen nicht erlaubt, können Sie nicht teilnehmen. Wir können die Verlosung beenden; Teilnehmende erfahren davon per E-Mail.',
    },
    {
      title: 'Wie Sie widerrufen',
      text: 'Schreiben Sie uns jederzeit und ohne Begründung über das Feedback-Formular. Ab diesem Tag nehmen Sie nicht mehr teil.',
    },
  ],
  lookup: 'Ihre Teilnahme',
  form: 'Verlosung',
  submit: 'Teilnehmen',
  accept: 'Ich akzeptiere die Teilnahmebedingungen',
  read: 'Teilnahmebedingungen lesen',
  afterwards: (day) => `Viel Glück. Die nächste Ziehung ist am ${day}; Gewinner hören per E-Mail von uns.`,
  accepted: 'Sie nehmen teil',
  acceptedOn: (day) => `Sie haben die Bedingungen am ${day} angenommen.`,
  acceptedBefore: 'Sie haben die Bedingungen angenommen.',
  next: (day) => `Die nächste Ziehung ist am ${day}.`,
};
