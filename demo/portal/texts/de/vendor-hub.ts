import type { PartTexts } from '../english';
import { prototype } from './prototypes/vendor-hub';

export const texts: PartTexts['vendor-hub'] = {
  prototype,
  problem:
    'Verträge liegen in Postfächern und Ordnern, und entscheidend ist nicht der Tag, an dem sie enden, sondern der, an dem die Kündigung da sein muss. Er verstreicht unbemerkt, der Vertrag verlängert sich zu einem höheren Preis, und niemand hat gefragt, ob es noch der richtige Anbieter ist.',
  benefits: [
    {
      title: 'Kündigungstermine statt Vertragsenden',
      text: 'Die Liste beginnt mit dem Vertrag, über den Sie als Nächstes entscheiden müssen, und sagt, wie viele Tage bleiben.',
    },
    {
      title: 'Ein Risiko, das Sie nachrechnen können',
      text: 'Jeder Wert ist die Summe aus vier offengelegten Regeln. Sie sehen, welche greifen und was jede beiträgt.',
    },
    {
      title: 'Die Kosten kennen, bevor Sie entscheiden',
      text: 'Behalten, nachverhandeln oder kündigen: Sie sehen vor der Wahl, was jede Option an den jährlichen Kosten ändert.',
    },
  ],
  steps: [
    'Sie laden Verträge hoch oder leiten sie weiter; Laufzeit, Frist und Preis werden ausgelesen, und Sie bestätigen sie.',
    'Wir ergänzen, was Ihr Monitoring und Ihr Service Desk wissen, etwa Störungen je Anbieter.',
    'Neunzig Tage vor einem Kündigungstermin wird um eine Entscheidung gebeten, wer für den Vertrag verantwortlich ist.',
    'Die Kündigung wird entworfen, mit dem letzten Tag, an dem sie zur Post muss. Ohne Sie wird nichts verschickt.',
  ],
  standing:
    'Liste, Risiken und Schreiben arbeiten mit acht erfundenen Verträgen. Das Auslesen von Dokumenten fehlt noch: Vorerst würde man sie eintippen.',
  questions: [
    'Wer entscheidet bei Ihnen über eine Verlängerung: IT, Finanzen oder das Team, das den Dienst nutzt?',
    'Welcher Vertrag hat Sie zuletzt überrascht, und was hätte Sie rechtzeitig gewarnt?',
    'Genügen vier Regeln für ein Risiko, und welche würden Sie anders gewichten?',
    'Dürften wir auch Rechnungen lesen, um Vereinbartes mit Bezahltem zu vergleichen?',
  ],
  task: 'Entscheiden Sie über die Verträge, die in den nächsten 90 Tagen fällig sind, und sehen Sie, was Sie danach ausgeben und welche Schreiben wann hinausmüssen.',
};
