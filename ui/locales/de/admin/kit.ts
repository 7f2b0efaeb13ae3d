import type { KitPartTexts } from '../../../kit/part-texts';

const { format } = new Intl.NumberFormat('de');

export const kit: KitPartTexts = {
  drawer: {
    discardTitle: 'Änderungen verwerfen?',
    discardText: 'Ihre Änderungen sind noch nicht gespeichert.',
    discard: 'Änderungen verwerfen',
    keepEditing: 'Weiter bearbeiten',
  },
  table: {
    view: 'Ansicht',
    sortBy: 'Sortieren nach',
    descending: 'Absteigend',
    actions: 'Aktionen',
    pages: 'Seiten der Liste',
    page: 'Seite',
    columns: 'Spalten',
    rowsPerPage: 'Zeilen pro Seite',
    selectAll: 'Alle Zeilen dieser Seite auswählen',
    clearSelection: 'Auswahl aufheben',
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    noMatchesHint: 'Versuchen Sie es mit anderen Wörtern oder leeren Sie die Suche.',
    noFilteredHint: 'Keine Zeile entspricht der Suche und den Filtern.',
    clearFilters: 'Alle entfernen',
    selectRow: (label) => `Zeile ${label} auswählen`,
    rowActions: (label) => `Aktionen für ${label}`,
    selected: (count) => `${count} ausgewählt`,
    results: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    sortedBy: (column, isDescending) => `Sortiert nach ${column}, ${isDescending ? 'absteigend' : 'aufsteigend'}`,
    unsorted: 'Nicht sortiert',
    range: (from, to, total) => `${format(from)}–${format(to)} von ${format(total)}`,
  },
  chart: {
    showAsTable: 'Als Tabelle anzeigen',
    keys: 'Mit den Pfeiltasten lesen Sie jeden Wert.',
    nothingToShow: 'Noch nichts anzuzeigen',
    period: 'Zeitraum',
    category: 'Kategorie',
    value: 'Wert',
    total: 'Summe',
  },
  secret: {
    warning: 'Bewahren Sie dies jetzt sicher auf. Es wird nicht noch einmal angezeigt.',
    leaveTitle: 'Schließen, ohne das Secret zu sichern?',
    leaveText: 'Sie haben es weder kopiert noch heruntergeladen. Es wird nicht noch einmal angezeigt.',
    leave: 'Trotzdem schließen',
    stay: 'Zurück',
  },
  progress: {
    stop: 'Anhalten',
    counted: (done, total) => `${done} von ${total}`,
  },
  steps: {
    position: (step, count) => `Schritt ${step} von ${count}`,
    done: 'Erledigt',
  },
  combobox: {
    chosen: 'Ausgewählt',
    options: 'Auswahl',
    removed: (label) => `${label} entfernt`,
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
    changed: 'Noch nicht gespeichert',
    keysWithRows: 'Mit den Pfeiltasten bewegen, mit der Leertaste ändern, mit der Eingabetaste eine Zeile öffnen.',
  },
  dates: {
    anyTime: 'Beliebiger Zeitraum',
    today: 'Heute',
    lastDays: (days) => `Letzte ${days} Tage`,
    custom: 'Zeitraum wählen',
    apply: 'Anwenden',
    chooseBoth: 'Wählen Sie den ersten und den letzten Tag.',
    maxDays: (days) => `Höchstens ${days} Tage`,
    months: 'Monate',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
  },
  duration: { unit: (label) => `${label}: Einheit` },
  recipients: {
    added: (count) => (count === 1 ? '1 Adresse hinzugefügt' : `${count} Adressen hinzugefügt`),
    merged: (count) => (count === 1 ? '1 doppelte Adresse ausgelassen' : `${count} doppelte Adressen ausgelassen`),
    invalid: (count) =>
      count === 1
        ? '1 Adresse ist ungültig. Korrigieren oder entfernen Sie sie.'
        : `${count} Adressen sind ungültig. Korrigieren oder entfernen Sie sie.`,
    edit: (address) => `${address} bearbeiten`,
    keys: 'Trennen Sie Adressen durch Komma, Leerzeichen oder die Eingabetaste. Sie können eine Liste einfügen.',
  },
  numbers: {
    added: (count) => (count === 1 ? '1 Nummer hinzugefügt' : `${count} Nummern hinzugefügt`),
    invalid: (count) =>
      count === 1
        ? '1 Nummer ist ungültig. Schreiben Sie sie mit Ländervorwahl, etwa +49 30 901820.'
        : `${count} Nummern sind ungültig. Schreiben Sie sie mit Ländervorwahl, etwa +49 30 901820.`,
    keys: 'Trennen Sie Nummern durch Komma oder die Eingabetaste. Beginnen Sie mit der Ländervorwahl.',
  },
  json: { unfold: 'Aufklappen', fold: 'Zuklappen' },
  tree: {
    open: (title) => `${title} aufklappen`,
    close: (title) => `${title} zuklappen`,
    more: '50 weitere laden',
  },
};
