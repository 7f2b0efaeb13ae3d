import { expect, it } from 'vitest';
import { button, describeQuery, dialog, field, row, selector, text } from '../../browsers/flows/query';

it.each([
  [button('Save'), 'button "Save"'],
  [row(/^Rita/i), 'row /^Rita/i'],
  [field('Name', dialog('Edit')), 'field "Name" in dialog "Edit"'],
  [text('Info', selector('tbody')), 'with the text "Info" in tbody'],
])('describes %o as %s', (query, described) => {
  expect(describeQuery(query)).toBe(described);
});
