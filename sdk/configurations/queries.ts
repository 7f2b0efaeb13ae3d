import { capability } from '../core/queries';
import { contract } from './contract';

const { query } = capability('configurations', contract);

export const vendor = query((api) => api.getVendorConfig());
export const authStrategies = query((api) => api.getPublicAuthStrategies());
