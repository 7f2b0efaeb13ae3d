import { expect, test } from 'vitest';
import { piecesOf } from '../../../../ui/kit/table/cell-text';

test.each([
  ['lukasz.ostergaard@acme.test', ['lukasz.ostergaard', '@acme.test']],
  ['alexandra.ostergaard@acme.test', ['alexandra.', 'ostergaard', '@acme.test']],
  ['frontegg.user.disabledInTenant', ['frontegg.', 'user.', 'disabled', 'In', 'Tenant']],
  ['https://hooks.acme.test/a_b', ['https://', 'hooks.', 'acme.', 'test/', 'a_', 'b']],
  // Addresses, versions, times and sentences stay as they are.
  ['198.51.100.203', ['198.51.100.203']],
  ['10:30, v1.5. Done', ['10:30, v1.5. Done']],
  ['Administrators', ['Administrators']],
])('%s breaks at separators', (text, pieces) => expect(piecesOf(text)).toEqual(pieces));
