import type { PartTexts } from '../english';

export const texts: PartTexts['investments'] = {
  lead: 'Möchten Sie sich an dem beteiligen, was Sie mitgestalten? Wir fragen, bevor wir entscheiden, ob es eine Finanzierungsrunde gibt.',
  noOffer: 'Das ist kein Angebot.',
  noOfferText: 'Auf dieser Seite wird nichts verkauft, und nichts, was Sie hier angeben, bindet Sie oder uns.',
  way: 'So würde es ablaufen',
  steps: [
    { title: 'Sie bekunden Interesse', text: 'Dafür gibt es das Formular auf dieser Seite. Es dauert eine Minute.' },
    {
      title: 'Wir zählen',
      text: 'Wenn genügend von Ihnen mitmachen würden, bereiten wir eine Runde vor. Wenn nicht, sagen wir das und lassen es dabei.',
    },
    {
      title: 'Sie bekommen die Unterlagen',
      text: 'Abschlüsse, Pläne, Risiken und den Verwendungszweck. Sie lesen sie mit Ihren eigenen Beratern und fragen, was Sie möchten.',
    },
    {
      title: 'Sie entscheiden',
      text: 'Sie unterschreiben mit uns, auf Papier oder beim Notar. Nie über dieses Portal und nie am selben Tag.',
    },
  ],
  know: 'Was Sie wissen sollten',
  facts: [
    {
      title: 'Sie können alles verlieren',
      text: 'Wir sind ein junges Unternehmen, und die meisten jungen Unternehmen scheitern. Investieren Sie nur, was Sie entbehren können.',
    },
    {
      title: 'Sie können nicht jederzeit verkaufen',
      text: 'Für solche Anteile gibt es keinen Markt. Vielleicht müssen Sie sie viele Jahre halten.',
    },
    {
      title: 'Es steht nicht jedem offen',
      text: 'An Ihrem Wohnort darf es vielleicht nur bestimmten Anlegern angeboten werden. Das prüfen wir vor jeder Unterschrift.',
    },
    {
      title: 'Hier ändert sich dadurch nichts',
      text: 'Sie sehen dieselben Vorschauen, und Ihr Feedback zählt gleich viel, ob Sie sich beteiligen oder nicht.',
    },
  ],
  interest: 'Ihr Interesse',
  lookup: 'Ihre letzte Antwort',
  form: 'Interesse an einer Beteiligung',
  send: 'Senden',
  afterwards:
    'Vielen Dank. Wenn es eine Runde gibt, erfahren Sie davon, bevor sie öffentlich wird. Wenn nicht, sagen wir Ihnen das auch.',
  again: 'Antwort ändern',
  type: 'In welcher Rolle würden Sie investieren?',
  types: { Individual: 'Privatperson', Company: 'Unternehmen', Fund: 'Fonds', Other: 'Andere' },
  range: 'An welchen Rahmen denken Sie?',
  rangeHint: 'In US-Dollar. Wir wissen damit, mit wem wir sprechen sollten; es ist keine Zusage.',
  ranges: {
    'Under $25,000': 'Unter 25.000 $',
    '$25,000 to $100,000': '25.000 $ bis 100.000 $',
    '$100,000 to $500,000': '100.000 $ bis 500.000 $',
    'Over $500,000': 'Über 500.000 $',
  },
  advisory: 'Würden Sie uns beraten?',
  advisoryHint: 'Ein Gespräch pro Quartal darüber, was wir als Nächstes bauen, ob Sie investieren oder nicht.',
  last: 'Ihre letzte Antwort',
  sentOn: (day) => `Gesendet am ${day}.`,
  newest: 'Das Formular beginnt mit ihr. Eine geänderte Antwort kommt zu Ihren Einsendungen hinzu; die neueste zählt.',
  sendChanged: 'Geänderte Antwort senden',
  lines: { Type: 'Rolle', Range: 'Rahmen', Advisory: 'Beratung' },
};
