import type { SolutionId } from '../../research/solutions';
import type { PartTexts } from './english';

/** Texts of the prototype of a solution, or of the desktop application, and of its sample data. */
export type PrototypeTexts<Id extends SolutionId | 'desktop'> = PartTexts[Id]['prototype'];
