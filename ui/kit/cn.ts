import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './merge-classes';

/** Joins class names. Of two classes that set the same property, the later one wins. */
export const cn = (...classes: ClassValue[]) => mergeClasses(clsx(classes));
