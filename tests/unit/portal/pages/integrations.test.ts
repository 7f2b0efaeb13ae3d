import { describe, expect, it } from 'vitest';
import {
  categories,
  connections,
  findConnections,
  lettersOf,
} from '../../../../demo/portal/pages/integrations/catalog';
import {
  baseOf,
  emptyValues,
  indexFor,
  type ListedIntegration,
  listForm,
  rowsAfter,
  startFrom,
  storedList,
  toSlots,
} from '../../../../demo/portal/pages/integrations/integration-form';
import { texts } from '../../../../demo/portal/texts/en/integrations';
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '../../../../demo/research/feedback/fields';
import { IntegrationFeedback } from '../../../../demo/research/feedback/integration';

const wish = (name: string, description = 'Both ways'): ListedIntegration => ({ name, description });
const many = (count: number) => Array.from({ length: count }, (_, index) => wish(`Product ${index + 1}`));
const errorsOf = (wishes: ListedIntegration[], mayBeEmpty = false) =>
  listForm(mayBeEmpty)
    .safeParse({ wishes, base: '' })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the catalog', () => {
  it('has a unique mark for every product, and a product in every category', () => {
    expect(new Set(connections.map(({ name }) => lettersOf(name))).size).toBe(connections.length);
    expect(new Set(connections.map(({ name }) => name)).size).toBe(connections.length);
    expect(new Set(connections.map(({ category }) => category)).size).toBe(categories.length);
  });

  it('is searched by words in any position, within a category', () => {
    expect(findConnections('', undefined, texts)).toHaveLength(connections.length);
    expect(findConnections('  TICKETS both ', undefined, texts).map(({ name }) => name)).toContain('ServiceNow');
    expect(findConnections('tickets zebra', undefined, texts)).toEqual([]);
    expect(findConnections('', 'devices', texts).map(({ name }) => name)).toEqual(['Microsoft Intune', 'Jamf Pro']);
    expect(findConnections('jamf', 'tickets', texts)).toEqual([]);
  });
});

describe('the list as a form', () => {
  it('reports errors at the right entry', () => {
    expect(errorsOf([wish('Jira'), wish(' ', 'x'), wish('a:b'), wish('SAP', ' ')])).toEqual([
      'wishes.1.name: Name the product.',
      'wishes.2.name: Leave the colon out of the name.',
      'wishes.3.description: Say what the connection should do.',
    ]);
  });

  it('refuses texts that are too long for the slot of name and description', () => {
    const name = 'n'.repeat(MAX_LINE_LENGTH);
    const rest = MAX_TEXT_LENGTH - MAX_LINE_LENGTH - 2;
    expect(errorsOf([wish(name, 'd'.repeat(rest))])).toBeUndefined();
    expect(IntegrationFeedback.safeParse(toSlots([wish(name, 'd'.repeat(rest))])).success).toBe(true);
    expect(errorsOf([wish(`${name}n`)])).toEqual(['wishes.0.name: Use at most 200 characters.']);
    expect(errorsOf([wish('Jira', 'd'.repeat(rest + 1))])).toEqual([
      `wishes.0.description: Use at most ${rest} characters.`,
    ]);
  });

  it('accepts ten products, not eleven, and none only to clear an earlier list', () => {
    expect(errorsOf(many(10))).toBeUndefined();
    expect(errorsOf(many(11))).toEqual(['wishes: Name at most 10 products.']);
    expect(errorsOf([])).toEqual(['wishes: Add at least one product to your list.']);
    expect(errorsOf([], true)).toBeUndefined();
  });

  it('reports a character that cannot be stored at its field', () => {
    const expected = 'This contains an unsupported character. Remove it and try again.';
    expect(errorsOf([wish('Jira\0', 'both \ud800 ways')])).toEqual([
      `wishes.0.name: ${expected}`,
      `wishes.0.description: ${expected}`,
    ]);
  });

  it('is sent as slots from the first on, which the gateway accepts', () => {
    const { data } = listForm(false).safeParse({ wishes: [wish(' Jira ', ' Both\nways '), wish('SAP')], base: '' });
    const slots = toSlots(data?.wishes ?? []);
    expect(slots).toEqual({ Integration1: 'Jira: Both\nways', Integration2: 'SAP: Both ways' });
    expect(IntegrationFeedback.safeParse(slots).data).toMatchObject({ ...slots, Integration3: null });
    expect(IntegrationFeedback.safeParse(toSlots([])).data).toMatchObject({ Integration1: null, Integration10: null });
  });
});

describe('the stored list', () => {
  const row = {
    Id: 7,
    CreatedAt: null,
    Client: 'ada@acme.test',
    Integration1: 'Jira: Both ways: always',
    Integration2: '',
  };

  it('is read from the slots that are filled', () => {
    expect(storedList([{ ...row, Integration3: 'No colon', Integration4: null, Integration5: 3 }])).toEqual([
      wish('Jira', 'Both ways: always'),
      wish('No colon', ''),
    ]);
    expect(storedList([])).toEqual([]);
  });

  it('is the oldest row of several, since the gateway updates that one', () => {
    expect(storedList([{ ...row, Id: 9, Integration1: 'SAP: x' }, row])).toEqual([wish('Jira', 'Both ways: always')]);
  });

  it('fills the form, which has one blank entry when the list is empty', () => {
    expect(startFrom([])).toBe(emptyValues);
    expect(startFrom([wish('Jira')])).toEqual({ wishes: [wish('Jira')], base: baseOf([wish('Jira')]) });
  });

  it('is compared with another one', () => {
    expect(baseOf([])).toBe('');
    expect(baseOf([wish('Jira'), wish('SAP')])).not.toBe(baseOf([wish('SAP'), wish('Jira')]));
    expect(baseOf([wish('Jira ')])).toBe(baseOf([wish('Jira')]));
  });

  it('is available at once after submission', () => {
    const sent = [wish('SAP')];
    expect(storedList(rowsAfter([row], sent))).toEqual(sent);
    expect(rowsAfter([row], sent)[0]).toMatchObject({ Id: 7, Client: 'ada@acme.test' });
    expect(storedList(rowsAfter([], []))).toEqual([]);
  });
});

describe('a product of the catalog', () => {
  it('is edited in its entry, or added to a blank one, or to the end', () => {
    expect(indexFor([wish('SAP'), wish(' jira ')], 'Jira')).toBe(1);
    expect(indexFor([wish('SAP'), wish(' ', '')], 'Jira')).toBe(1);
    // A description without a name was typed by a user.
    expect(indexFor([wish('', 'text')], 'Jira')).toBe(1);
    expect(indexFor([], 'Jira')).toBe(0);
  });

  it('is not added to a full list, unless the list has it', () => {
    expect(indexFor(many(10), 'Jira')).toBeUndefined();
    expect(indexFor(many(10), 'Product 10')).toBe(9);
  });
});
