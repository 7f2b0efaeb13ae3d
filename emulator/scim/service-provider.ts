import { MAX_COUNT } from './resources';
import { type Json, type ResourceName, schemaDescriptions, schemas } from './schema';

/** Capabilities of the SCIM endpoint (RFC 7643, section 5). */
export const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that was shown once when the connection was made.',
      primary: true,
    },
  ],
};

const resourceType = (base: string, name: ResourceName): Json => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema: schemas[name].id,
  schemaExtensions: schemas[name].extensions.map(({ id }) => ({ schema: id, required: false })),
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

/** Returns the types of resources (RFC 7643, section 6). */
export const resourceTypes = (base: string): Json[] => [resourceType(base, 'User'), resourceType(base, 'Group')];

/** Returns the schemas of resources (RFC 7643, section 7). */
export const schemaResources = (base: string): Json[] =>
  schemaDescriptions.map((schema) => ({
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }));
