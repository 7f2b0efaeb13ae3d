import type { SolutionId } from '../../research/solutions';
import type { PartTexts } from './english';

/** Texts of a solution's prototype and of its sample data. */
export type PrototypeTexts<Id extends SolutionId> = PartTexts[Id]['prototype'];
