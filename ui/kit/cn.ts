import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './merge-classes';

/** Joins class names; of two that set the same thing the later one stays. */
export const cn = (...classes: ClassValue[]) => mergeClasses(clsx(classes));
