/** The real database has two shapes of error responses. */
type ErrorBody = { msg: string } | { error: string; message: string; code?: string };

export class RecordsError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super('msg' in body ? body.msg : body.message);
  }
}

const coded = (status: number, error: string, message: string) => new RecordsError(status, { error, message });

export const errors = {
  unauthenticated: () => coded(401, 'AUTHENTICATION_REQUIRED', 'Authentication required - Invalid token'),
  noTable: (id: string) => coded(404, 'TABLE_NOT_FOUND', `Table '${id}' not found`),
  noRecord: (id: unknown) => coded(404, 'RECORD_NOT_FOUND', `Record '${id}' not found`),
  noField: (name: string) => coded(404, 'FIELD_NOT_FOUND', `Field '${name}' not found`),
  noId: () => coded(422, 'REQUIRED_FIELD_MISSING', "Field 'Id' is required"),
  badId: (id: string) => coded(422, 'INVALID_PK_VALUE', `Primary key value '${id}' is invalid for column 'Id'`),
  noKey: () => new RecordsError(422, { msg: 'Primary key is required' }),
  sameKey: (id: unknown) => new RecordsError(422, { msg: `Duplicate record with id ${id}` }),
  takenKey: () =>
    new RecordsError(400, {
      error: 'DATABASE_ERROR',
      message: 'A UNIQUE constraint was violated: SQLITE_CONSTRAINT: UNIQUE constraint failed',
      code: 'SQLITE_CONSTRAINT',
    }),
  unfitKey: () =>
    new RecordsError(400, {
      error: 'DATABASE_ERROR',
      message: 'Data type mismatch in SQLite operation.',
      code: 'SQLITE_MISMATCH',
    }),
  notARecord: (item: unknown, name: string) =>
    new RecordsError(400, { msg: `Cannot use 'in' operator to search for '${name}' in ${item}` }),
  generated: (title: string) =>
    new RecordsError(400, { msg: `Column "${title}" is auto generated and cannot be updated` }),
  badValue: (value: string, type: string, title: string) =>
    coded(422, 'INVALID_VALUE_FOR_FIELD', `Invalid value '${value}' for type '${type}' on column '${title}'`),
  badOffset: (offset: number) => coded(422, 'INVALID_OFFSET_VALUE', `Offset value '${offset}' is invalid`),
  badPage: () => coded(422, 'INVALID_OFFSET_VALUE', 'Offset must be a non-negative integer'),
  noView: (id: string) => coded(404, 'VIEW_NOT_FOUND', `View '${id}' not found`),
  badJson: () => coded(400, 'BAD_JSON', 'Invalid JSON in request body'),
  /** Quoted filters have a newer parser with different error messages. */
  badFilter: (quoted: boolean, message: string) =>
    quoted ? coded(422, 'INVALID_FILTER', message) : new RecordsError(422, { msg: message }),
  noFilterField: (quoted: boolean, name: string) =>
    quoted
      ? coded(422, 'INVALID_FILTER', `Invalid filter field '${name}' not found`)
      : new RecordsError(422, { msg: `Column alias '${name}' not found.` }),
  noRoute: (method: string, path: string) => new RecordsError(404, { msg: `Cannot ${method} ${path}` }),
};
