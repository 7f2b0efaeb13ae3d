import type { KitPartTexts } from '../../../kit/part-texts';

export const texts: KitPartTexts = {
  drawer: {
    discardTitle: 'Änderungen verwerfen?',
    discardText: 'Ihre Änderungen sind noch nicht gespeichert.',
    discard: 'Änderungen verwerfen',
    keepEditing: 'Weiter bearbeiten',
  },
  secret: {
    leaveTitle: 'Schließen, ohne das Geheimnis zu sichern?',
    leaveText: 'Sie haben es weder kopiert noch heruntergeladen. Es kann nicht noch einmal angezeigt werden.',
    leave: 'Trotzdem schließen',
    stay: 'Zurück',
  },
  progress: {
    stop: 'Anhalten',
    stopping: 'Wird angehalten…',
    counted: (done, total) => `${done} von ${total}`,
  },
  steps: {
    position: (step, count) => `Schritt ${step} von ${count}`,
    done: 'Erledigt',
  },
  combobox: {
    chosen: 'Ausgewählt',
    options: 'Auswahl',
    remove: (label) => `${label} entfernen`,
    matches: (count, hasMore) => (hasMore ? `${count} oder mehr Treffer` : `${count} Treffer`),
    selectAll: (count) => `Alle ${count} auswählen`,
    create: (name) => `„${name}“ anlegen`,
    full: (max) => (max === 1 ? 'Sie können nur einen Eintrag auswählen.' : `Sie können höchstens ${max} auswählen.`),
  },
  matrix: {
    onlyDifferences: 'Nur Unterschiede',
    noDifferences: 'Keine Unterschiede',
    all: (column) => `Alle, ${column}`,
    keys: 'Mit den Pfeiltasten bewegen, mit der Leertaste ändern.',
  },
};
